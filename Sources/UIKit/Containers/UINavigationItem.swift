/// What a controller puts into the bar. Source: developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
    open var title: String? { didSet { onChange?() } }
    /// Shown nowhere: the bar has one line.
    open var prompt: String?
    open var titleView: UIView? { didSet { onChange?() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    open var hidesBackButton = false { didSet { onChange?() } }
    /// Its title names the way back to this controller, and its action is not called.
    open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
    open var backButtonTitle: String? { didSet { onChange?() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var onChange: (() -> Void)?

    /// Titles are small here.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never }

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

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
