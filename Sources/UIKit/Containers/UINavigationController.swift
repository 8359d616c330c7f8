import TreePainter

/// Stack of controllers of which the last is shown below a bar. The bar is opaque: a controller's view begins below it.
///
/// Source: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()
    public let toolbar = UIToolbar()
    private var watched = WatchedItems()
    var stack: [UIViewController] = []
    /// View of the top controller's, between the bars.
    let area = UIView()
    /// Scroll view that has the large title.
    weak var titled: UIScrollView?
    /// Scroll view whose offset the bar follows.
    weak var followed: UIScrollView?
    private var isBarHidden = false
    private var isBottomHidden = true

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        show([rootViewController], animated: false)
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else { return }
        coder.loader.adoptBar(navigationBar, "navigationBar", of: coder.object)
        isNavigationBarHidden = coder.flag("navigationBarHidden") ?? false
        show(related(by: "rootViewController", coder), animated: false)
    }

    override open func loadView() {
        view = NavigationView(top: navigationBar, bottom: toolbar, area: area)
        toolbar.isHidden = isBottomHidden
        view.frame.size = sizeToLoad
        view.layoutIfNeeded()
        navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        navigationBar.wordsChanged = { [weak self] in self?.barsDidChange() }
        update(animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Ignored: bars do not hide by themselves.
    open var hidesBarsOnSwipe = false
    /// Ignored: bars do not hide by themselves.
    open var hidesBarsOnTap = false
    /// Ignored: bars do not hide by themselves.
    open var hidesBarsWhenKeyboardAppears = false
    /// Always nil: pages do not follow a swipe from the edge, unless the app has a transition of its own.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        show(viewControllers, animated: animated)
    }

    /// Pushes a controller. One that is on the stack already is not pushed again; Apple's framework raises an
    /// exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        endExchange()
        guard !stack.contains(viewController) else { return }
        show(stack + [viewController], animated: animated)
    }

    /// Pops the top controller and returns it, or returns nil where only the first one is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        endExchange()
        guard stack.count > 1, let last = stack.last else { return nil }
        show(stack.dropLast(), animated: animated)
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        endExchange()
        let gone = Array(stack.dropFirst())
        show(Array(stack.prefix(1)), animated: animated)
        return gone
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        endExchange()
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        show(Array(stack[...index]), animated: animated)
        return gone
    }

    override open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    open var isToolbarHidden: Bool {
        get { isBottomHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isBottomHidden = hidden
        toolbar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the top controller's items in the bars.
    func barsDidChange() {
        guard isViewLoaded, let top = stack.last else { return }
        let item = top.navigationItem
        // Those below name the button that leads back.
        let seen: [any WatchedItem] = stack.map(\.navigationItem) + item.allItems
        watched.watch(seen, for: self) { [weak self] in self?.barsDidChange() }
        let title = item.title.flatMap { $0.isEmpty ? nil : $0 } ?? top.title
        navigationBar.show(item, back: backTitle, title: title)
        placeTitle(title)
        toolbar.items = top.toolbarItems
        (viewIfLoaded as? NavigationView)?.search = item.searchController?.searchBar
        for controller in stack { controller.navigationItem.searchController?.area = nil }
        item.searchController?.area = area
    }

    private var backTitle: String? {
        guard stack.count > 1, let top = stack.last, !top.navigationItem.hidesBackButton else { return nil }
        let item = top.navigationItem
        guard item.shownLeft.isEmpty || item.leftItemsSupplementBackButton else { return nil }
        let below = stack[stack.count - 2]
        let names = [
            below.navigationItem.backButtonTitle, below.navigationItem.backBarButtonItem?.title,
            below.navigationItem.title, below.title,
        ]
        return names.compactMap(\.self).first { !$0.isEmpty } ?? SystemWords.current[.back]
    }
}

/// The navigation bar, the top controller's view and the toolbar.
@MainActor private final class NavigationView: UIView {
    private let top: UINavigationBar
    private let bottom: UIToolbar
    private let area: UIView
    /// Search bar below the navigation bar.
    var search: UISearchBar? {
        didSet {
            guard search !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let search { addSubview(search) }
            setNeedsLayout()
        }
    }

    init(top: UINavigationBar, bottom: UIToolbar, area: UIView) {
        (self.top, self.bottom, self.area) = (top, bottom, area)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for view in [area, top, bottom] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The search bar has the ground of the navigation bar, to which it belongs.
    override func ownNodes() -> [NodeDraft] { search.map { [.box($0.frame, top.ground.rgba)] } ?? [] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bar = top.isHidden ? 0 : top.shownHeight
        let field = search?.intrinsicContentSize.height ?? 0
        search?.frame = CGRect(x: 0, y: bar, width: box.width, height: field)
        let above = bar + field
        let below = bottom.isHidden ? 0 : UIToolbar.height
        top.frame = CGRect(x: 0, y: 0, width: box.width, height: top.shownHeight)
        area.frame = CGRect(x: 0, y: above, width: box.width, height: max(0, box.height - above - below))
        bottom.frame = CGRect(
            x: 0, y: box.height - UIToolbar.height, width: box.width, height: UIToolbar.height)
    }
}
