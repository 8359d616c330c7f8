// A bar that belongs to no navigation controller. Source: developer.apple.com/documentation/uikit/uinavigationbar, "Pushing and
// Popping Items"
extension UINavigationBar {
    /// Takes effect at once: `animated` is ignored.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/setitems(_:animated:)
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Takes effect at once: `animated` is ignored.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/pushitem(_:animated:)
    public func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the last item away unless it is the only one. Takes effect at once: `animated` is ignored.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/popitem(animated:)
    @discardableResult
    public func popItem(animated: Bool) -> UINavigationItem? {
        guard let items, items.count > 1, let last = items.last,
            delegate?.navigationBar(self, shouldPop: last) ?? true
        else { return nil }
        self.items = items.dropLast()
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/topitem
    public var topItem: UINavigationItem? { items?.last ?? shownItem }
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/backitem
    public var backItem: UINavigationItem? { items?.dropLast().last }

    func showItems() {
        watchItems()
        goBack = { [weak self] in self?.popItem(animated: true) }
        wordsChanged = { [weak self] in self?.showItems() }
        let back = backItem.map { $0.backButtonTitle ?? $0.title ?? SystemWords.current[.back] }
        show(items?.last, back: back, title: items?.last?.title)
    }

    /// Has the bar show changes of its items and of the buttons that are seen, and no more those of what it had before.
    private func watchItems() {
        let seen: [any WatchedItem] = (items ?? []) + (items?.last?.allItems ?? [])
        watched.watch(seen, for: self) { [weak self] in self?.showItems() }
    }

    // MARK: Pictures

    /// Draws a picture in place of the bar's colour; an empty one leaves the bar clear.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/setbackgroundimage(_:for:)
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/backgroundimage(for:)
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}

/// Is told of the items of a bar. Source: developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UIBarButtonItem {
    /// Ignored: buttons of bars have no ground.
    /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/setbackgroundimage(_:for:barmetrics:)
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgroundImages[state] = backgroundImage }

    /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/backgroundimage(for:barmetrics:)
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }
}
