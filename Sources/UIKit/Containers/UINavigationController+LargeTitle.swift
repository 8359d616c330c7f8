import RenderTree

// Large titles of pages. One scrolls with the scroll view that the page begins with; on other pages the bar is higher.
extension UINavigationController {
    /// Shows the title of the top controller as its item and the bar want it.
    func placeTitle(_ title: String?) {
        let large = isTitleLarge ? title.flatMap { $0.isEmpty ? nil : $0 } : nil
        let attributes = navigationBar.largeTitleAttributes
        let scroll = large == nil ? nil : titleScroll
        if titled !== scroll { titled?.largeTitle = nil }
        titled = scroll
        scroll?.largeTitle = large.map { LargeTitle(text: $0, attributes: attributes) }
        navigationBar.largeTitle = scroll == nil ? large.map { LargeTitle(text: $0, attributes: attributes) } : nil
        follow(stack.last)
    }

    /// Has the bar know the page below it and how far that is scrolled.
    private func follow(_ page: UIViewController?) {
        let scroll = page?.contentScrollView(for: .top)
        if followed !== scroll { followed?.titleMoved = nil }
        followed = scroll
        scroll?.titleMoved = { [weak self] in self?.pageDidMove() }
        navigationBar.page = page
        pageDidMove()
    }

    /// Shows the small title once the large one is out of sight, and the bar's own ground once content is under it.
    private func pageDidMove() {
        navigationBar.hidesTitle = titled.map { $0.bounds.minY < 0 } ?? (navigationBar.largeTitle != nil)
        navigationBar.isAtEdge = followed.map { $0.bounds.minY <= -$0.contentInset.top } ?? true
    }

    private var isTitleLarge: Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        // An item that does not say it has the mode of the one below.
        let modes = stack.reversed().lazy.map(\.navigationItem.largeTitleDisplayMode)
        return !(modes.first { $0 != .automatic }.map { $0 == .never || $0 == .inline } ?? false)
    }

    /// The scroll view that takes the title with it: nothing stands between it and the bar.
    private var titleScroll: UIScrollView? {
        guard let top = stack.last, top.navigationItem.searchController == nil else { return nil }
        return top.contentScrollView(for: .top)
    }
}

extension UIViewController {
    /// The controller's view, or the first view in that, where it scrolls.
    var firstScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// Colour that the page shows at its upper edge: that of a scroll view that begins there, or its view's.
    var ground: UIColor {
        let scroll = contentScrollView(for: .top).flatMap { $0 === viewIfLoaded || $0.frame.minY <= 0 ? $0 : nil }
        let colors = [scroll, viewIfLoaded].compactMap { $0?.backgroundColor }
        return colors.first { $0.rgba.alpha > 0 } ?? .systemBackground
    }

    /// Sets the scroll view that bars at some edges follow.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:)
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
            bars.scrollViews[one] = scrollView
        }
        navigationController?.barsDidChange()
    }
}
