/// Controller that a person swipes through page by page.
/// Source: developer.apple.com/documentation/uikit/uipageviewcontroller
///
/// The current page and its two neighbours are laid out in a scroll view with paging. Page curls are not supported:
/// every transition scrolls.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { neighboursDidChange() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    private var current: UIViewController?
    private let pager = UIScrollView(frame: .zero)
    private let dots = UIPageControl(frame: .zero)
    private var pages: [UIViewController] = []
    private var isMoving = false
    /// Whether the browser still scrolls to the current page.
    private var isTurning = false

    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }

    /// Key of an option of a page view controller; options are ignored.
    /// Source: developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        let isUpright = (coder as? InterfaceCoder)?.attribute("navigationOrientation") == "vertical"
        transitionStyle = .scroll
        navigationOrientation = isUpright ? .vertical : .horizontal
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController]? { current.map { [$0] } }

    /// Shows the first controller of the array; the others are ignored.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers?.first
        change(to: new, animated: animated) {
            if animated, scroll(to: new, direction) { return }
            current = new
            neighboursDidChange()
        }
        completion?(true)
    }

    // MARK: Appearance

    /// The page that is shown appears and disappears, and those beside it do not.
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
        current?.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override open func endAppearanceTransition() {
        super.endAppearanceTransition()
        current?.endAppearanceTransition()
    }

    private func change(to new: UIViewController?, animated: Bool, _ body: () -> Void) {
        let old = current
        guard isOnScreen, old !== new else { return body() }
        old?.beginAppearanceTransition(false, animated: animated)
        new?.beginAppearanceTransition(true, animated: animated)
        body()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }

    /// Scrolls from the current page to a neighbour, or to a new one that takes a neighbour's place.
    /// - Returns: whether there is a page to scroll from, and space for the new one.
    private func scroll(to new: UIViewController?, _ direction: NavigationDirection) -> Bool {
        guard let new, let old = current, new !== old, let start = pages.firstIndex(where: { $0 === old }) else {
            return false
        }
        var shown = pages
        if !shown.contains(where: { $0 === new }) {
            switch direction {
            case .forward: shown = Array(shown[...start]) + [new]
            case .reverse:
                guard start > 0 else { return false }
                shown[start - 1] = new
            }
        }
        show(shown)
        placePages()
        current = new
        isMoving = true
        pager.setContentOffset(offset(of: shown.firstIndex { $0 === new } ?? start), animated: true)
        isMoving = false
        isTurning = true
        return true
    }

    override open func loadView() {
        view = UIView(frame: .zero)
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.showsVerticalScrollIndicator = false
        pager.delegate = self
        dots.pageIndicatorTintColor = .systemGray3
        dots.currentPageIndicatorTintColor = .systemGray
        dots.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .valueChanged)
        for part in [pager, dots] { view.addSubview(part) }
        neighboursDidChange()
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    // MARK: Pages

    private func neighboursDidChange() {
        guard isViewLoaded, let current else { return }
        let before = dataSource?.pageViewController(self, viewControllerBefore: current)
        let after = dataSource?.pageViewController(self, viewControllerAfter: current)
        show([before, current, after].compactMap(\.self))
        dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        dots.isHidden = dots.numberOfPages < 2
        place()
    }

    private func show(_ new: [UIViewController]) {
        for page in pages where !new.contains(page) {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        pages = new
        for page in new where page.parent !== self {
            addChild(page)
            pager.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    private var isAcross: Bool { navigationOrientation == .horizontal }

    private func place() {
        placePages()
        let target = offset(of: pages.firstIndex { $0 === current } ?? 0)
        guard pager.contentOffset != target else { return }
        isMoving = true
        pager.setContentOffset(target, animated: false)
        isMoving = false
    }

    private func placePages() {
        guard let view = viewIfLoaded else { return }
        let size = view.box.size
        pager.frame = CGRect(origin: .zero, size: size)
        dots.frame = CGRect(x: 0, y: max(0, size.height - 26), width: size.width, height: 26)
        for (index, page) in pages.enumerated() {
            page.view.frame = CGRect(origin: offset(of: index), size: size)
        }
        let end = offset(of: pages.count)
        pager.contentSize = CGSize(width: isAcross ? end.x : size.width, height: isAcross ? size.height : end.y)
    }

    private func offset(of index: Int) -> CGPoint {
        let size = viewIfLoaded?.box.size ?? .zero
        return isAcross ? CGPoint(x: size.width * CGFloat(index), y: 0) : CGPoint(x: 0, y: size.height * CGFloat(index))
    }

    private func turn(by step: Int) {
        guard let index = pages.firstIndex(where: { $0 === current }), pages.indices.contains(index + step) else {
            return neighboursDidChange()
        }
        turn(to: pages[index + step])
    }

    private func turn(to page: UIViewController) {
        guard let old = current, page !== old else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        change(to: page, animated: true) {
            current = page
            neighboursDidChange()
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
    }
}

extension UIPageViewController: UIScrollViewDelegate {
    /// Turns to the page at which the browser has come to rest; while it still scrolls, the current page stays.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isMoving else { return }
        let place = scrollView.contentOffset
        let page = pages.indices.first {
            abs(offset(of: $0).x - place.x) < 1 && abs(offset(of: $0).y - place.y) < 1
        }
        guard let page else { return }
        if isTurning, pages[page] === current {
            isTurning = false
            neighboursDidChange()
        } else {
            turn(to: pages[page])
        }
    }
}

/// Provides the pages before and after another one.
/// Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Number of dots of the page control; fewer than two hide it.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives the page turns of a page view controller.
/// Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
