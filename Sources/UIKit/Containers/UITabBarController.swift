/// Controller that shows one of several controllers, chosen in a bar at the bottom.
/// Source: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    private var pages: [UIViewController] = []
    var ownTabs: [UITab] = []
    var isTakingTabs = false
    /// Ignored: the tabs are in a bar at the bottom.
    open var mode = Mode.automatic
    public private(set) lazy var sidebar = Sidebar()
    /// Ignored: a person does not rearrange the bar.
    open var customizationIdentifier: String?
    open var compactTabIdentifiers: [String]?
    private var selected = NSNotFound
    private let area = UIView()

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller that shows tabs.
    /// Source: developer.apple.com/documentation/uikit/uitabbarcontroller/init(tabs:)
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else { return }
        coder.loader.adoptBar(tabBar, "tabBar", of: coder.object)
        setViewControllers(related(by: "viewControllers", coder), animated: false)
    }

    override open func loadView() {
        view = TabbedView(bar: tabBar, area: area)
        view.frame.size = sizeToLoad
        view.layoutIfNeeded()
        tabBar.chosen = { [weak self] in self?.choose($0) }
        update()
    }

    open var viewControllers: [UIViewController]? {
        get { pages }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers. The selected one stays so; else the one in its place is selected, or the first. All of them are shown in
    /// the bar; Apple's framework shows at most five.
    ///
    /// Source: developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        endExchange()
        let (old, kept, place) = (pages, selectedViewController, selected)
        pages = viewControllers ?? []
        for page in old where !pages.contains(page) {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        let first = pages.isEmpty ? NSNotFound : 0
        selected = pages.firstIndex { $0 === kept } ?? (pages.indices.contains(place) ? place : first)
        itemsDidChange()
        update()
    }

    /// Index of the selected controller; `NSNotFound` for none. Setting an index out of range changes nothing.
    open var selectedIndex: Int {
        get { selected }
        set {
            guard pages.indices.contains(newValue) else { return }
            endExchange()
            let old = selected
            selected = newValue
            if !draw(from: old) { update() }
        }
    }

    open var selectedViewController: UIViewController? {
        get { pages.indices.contains(selected) ? pages[selected] : nil }
        set { if let newValue, let index = pages.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    private func choose(_ index: Int) {
        guard pages.indices.contains(index) else { return }
        let page = pages[index]
        let (tab, previous) = (tab(of: page), selectedTab)
        guard delegate?.tabBarController(self, shouldSelect: page) ?? true else { return }
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        // Choosing the tab that is shown already pops to its root controller, as on Apple's systems.
        if index == selected { (page as? UINavigationController)?.popToRootViewController(animated: true) }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: page)
        if let tab { delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous) }
    }

    func itemsDidChange() {
        tabBar.items = pages.map(\.tabBarItem)
        tabBar.selectedIndex = selected
    }

    /// Hides the bar where a pushed controller has `hidesBottomBarWhenPushed` set.
    func barDidChange() {
        let stack = (selectedViewController as? UINavigationController)?.stack ?? []
        tabBar.isHidden = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Has the app's animator draw the change to the selected page; returns false where it has none.
    private func draw(from old: Int) -> Bool {
        guard isViewLoaded, old != selected, pages.indices.contains(old) else { return false }
        let (from, to) = (pages[old], pages[selected])
        guard let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        else { return false }
        tabBar.selectedIndex = selected
        exchange(
            from, for: to, in: area, by: animator,
            interactor: delegate.tabBarController(self, interactionControllerFor: animator)
        ) { [self] isDone in
            if !isDone { selected = old }
            update()
        }
        return true
    }

    private func update() {
        tabBar.selectedIndex = selected
        guard isViewLoaded, let page = selectedViewController else { return }
        barDidChange()
        if area.box.size != .zero { page.expectedSize = area.box.size }
        guard page.view.superview !== area else { return }
        for view in area.subviews { view.removeFromSuperview() }
        page.view.frame = CGRect(origin: .zero, size: area.box.size)
        area.addSubview(page.view)
    }
}

/// Receives a person's selection of tabs and may refuse it.
/// Source: developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called only when the person selects a tab, not when the app does.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called for tabs that are values, beside the methods for controllers.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Returns what draws the change from one page to another; nil where it changes at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what drives the animator's transition, such as a gesture; nil where it plays by itself.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// The selected controller's view above the tab bar.
@MainActor private final class TabbedView: UIView {
    private let bar: UITabBar
    private let area: UIView

    init(bar: UITabBar, area: UIView) {
        (self.bar, self.area) = (bar, area)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        addSubview(area)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below = bar.isHidden ? 0 : UITabBar.height
        area.frame = CGRect(x: 0, y: 0, width: box.width, height: max(0, box.height - below))
        bar.frame = CGRect(x: 0, y: box.height - UITabBar.height, width: box.width, height: UITabBar.height)
    }
}
