/// A controller's items in the navigation bar. Source: developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: NSObject, WatchedItem {
    open var title: String? { didSet { watchers.tell() } }
    /// A line above the title, for which the bar grows.
    open var prompt: String? { didSet { watchers.tell() } }
    open var titleView: UIView? { didSet { watchers.tell() } }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.leading = nil
            watchers.tell()
        }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.trailing = nil
            watchers.tell()
        }
    }
    open var hidesBackButton = false { didSet { watchers.tell() } }
    /// Only its title is used, as the title of the back button that leads to this controller; its action is not called.
    open var backBarButtonItem: UIBarButtonItem? { didSet { watchers.tell() } }
    open var leftItemsSupplementBackButton = false { didSet { watchers.tell() } }
    open var backButtonTitle: String? { didSet { watchers.tell() } }
    /// Ignored: the back button has the title that there is room for.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Ignored: bars are arranged as on a phone.
    open var style = ItemStyle.navigator
    /// Ignored: the search bar stands below the bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/itemstyle
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
    /// Source: developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
    public enum SearchBarPlacement: Int, Sendable { case automatic = 0, inline, stacked, integrated, integratedButton }
    /// Whether the title is large where the bar prefers that; automatic is as in the item below.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { watchers.tell() } }
    /// Controller whose search bar is shown below the navigation bar.
    open var searchController: UISearchController? { didSet { watchers.tell() } }
    /// Ignored: the search bar always stays.
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance? { didSet { watchers.tell() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { watchers.tell() } }
    /// Ignored: the bar has one height.
    open var compactAppearance: UINavigationBarAppearance?
    /// Ignored: people do not customise bars here.
    open var customizationIdentifier: String?
    @available(*, deprecated, message: "renameDelegate has no effect in Parley: titles are not edited.")
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// Makes a menu, which a push of the title opens.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { watchers.tell() } }
    /// Called in place of going back.
    open var backAction: UIAction? { didSet { watchers.tell() } }
    /// Groups of items, which take the place of the bar button items.
    var groups = ItemGroups()
    var watchedGroups = WatchedItems()
    var watchers = ItemWatchers()

    /// `inline` is as `never`.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Takes effect at once: `animated` is ignored.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Takes effect at once: `animated` is ignored.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Takes effect at once: `animated` is ignored.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Takes effect at once: `animated` is ignored.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
