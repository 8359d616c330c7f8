/// Tab of a `UITabBarController`, whose controller is made when the bar first shows the tab.
///
/// Source: developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor open class UITab: NSObject {
    public let identifier: String
    open var title: String { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    /// Ignored: the bar has one line.
    open var subtitle: String?
    open var badgeValue: String? { didSet { didChange() } }
    /// Whether the bar leaves the tab out.
    open var isHidden = false { didSet { didChange() } }
    open var isEnabled = true { didSet { didChange() } }
    /// Ignored: a person does not rearrange the bar.
    open var allowsHiding = false
    open var preferredPlacement = Placement.automatic
    open var userInfo: Any?
    /// Group that the tab is in; nil for one of the bar.
    public internal(set) weak var parent: UITabGroup?
    weak var controller: UITabBarController?
    private let provider: (@MainActor (UITab) -> UIViewController)?
    private var made: UIViewController?

    /// Source: developer.apple.com/documentation/uikit/uitab/placement
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
    }

    /// The tab's controller; nil where it has no provider.
    open var viewController: UIViewController? {
        if made == nil { made = provider?(self) }
        return made
    }

    /// Group whose navigation controller shows the tab's controller.
    open var managingTabGroup: UITabGroup? {
        sequence(first: parent) { $0?.parent }.lazy.compactMap(\.self).first { $0.managingNavigationController != nil }
    }

    open var tabBarController: UITabBarController? { controller ?? parent?.tabBarController }

    /// Controller that the bar shows for the tab.
    var shown: UIViewController? { viewController }

    func didChange() { tabBarController?.tabDidChange() }

    func dress(_ item: UITabBarItem) {
        if item.title != title { item.title = title }
        if item.image != image { item.image = image }
        if item.badgeValue != badgeValue { item.badgeValue = badgeValue }
        if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
    }
}

/// Tab with a magnifying glass. Source: developer.apple.com/documentation/uikit/uisearchtab
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Ignored: a field is activated by the person.
    open var automaticallyActivatesSearch = false

    override public init(
        title: String? = nil, image: UIImage? = nil, identifier: String? = nil,
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title ?? SystemWords.current[.search], image: image ?? UIImage(systemName: "magnifyingglass"),
            identifier: identifier ?? "UISearchTab", viewControllerProvider: viewControllerProvider)
    }

    public convenience init(viewControllerProvider: @escaping @MainActor (UITab) -> UIViewController) {
        self.init(title: nil, image: nil, identifier: nil, viewControllerProvider: viewControllerProvider)
    }
}

/// Tab with others in it. The bar has one tab for it, which shows the group's own controller, with that of the selected tab in front
/// where a navigation controller manages them; without one it shows the selected tab's.
///
/// Source: developer.apple.com/documentation/uikit/uitabgroup
@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt(oldValue) } }
    /// Child that is shown; nil for the group's own controller.
    open var selectedChild: UITab? { didSet { if selectedChild !== oldValue { showChild() } } }
    open var defaultChildIdentifier: String?
    open var managingNavigationController: UINavigationController? { didSet { showChild() } }
    /// Ignored: there is no sidebar.
    open var sidebarActions: [UIAction] = []
    open var sidebarAppearance = SidebarAppearance.automatic
    open var allowsReordering = false

    /// Source: developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
    public enum SidebarAppearance: Int, Sendable { case automatic = 0, inline, rootSection }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt([])
    }

    private func adopt(_ old: [UITab]) {
        for tab in old where tab.parent === self { tab.parent = nil }
        for tab in children { tab.parent = self }
        didChange()
    }

    /// Returns the tab with an identifier, in this group or one within.
    open func tab(forIdentifier identifier: String) -> UITab? { children.lazy.compactMap { $0.find(identifier) }.first }

    private var current: UITab? { selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } }

    override var shown: UIViewController? {
        if let managingNavigationController {
            if managingNavigationController.viewControllers.isEmpty { showChild() }
            return managingNavigationController
        }
        return current?.shown ?? viewController ?? children.first?.shown
    }

    private func showChild() {
        if let managingNavigationController {
            let own = viewController ?? (current == nil ? children.first?.viewController : nil)
            let stack = [own, current?.viewController].compactMap(\.self)
            managingNavigationController.setViewControllers(stack, animated: false)
        }
        didChange()
    }
}

extension UITab {
    /// Returns the tab with an identifier: this one, or one within.
    func find(_ identifier: String) -> UITab? {
        self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
    }
}
