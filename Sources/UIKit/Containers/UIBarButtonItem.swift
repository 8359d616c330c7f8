/// A button in a bar. Source: developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: NSObject {
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var style = Style.plain
    open var customView: UIView?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var width: CGFloat = 0
    open var tag = 0
    open var accessibilityLabel: String?
    /// The navigation controller that shows the item.
    var onChange: (() -> Void)?

    public enum Style: Int, Sendable { case plain = 0, done = 2 }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24

        var title: String {
            let words = "\(self)"
            return words.prefix(1).uppercased() + words.dropFirst()
        }

        var symbol: String? {
            let symbols: [SystemItem: String] = [
                .add: "plus", .compose: "square.and.pencil", .action: "square.and.arrow.up", .search: "magnifyingglass",
                .refresh: "arrow.clockwise", .stop: "xmark", .close: "xmark", .camera: "camera", .trash: "trash",
                .play: "play.fill", .pause: "pause.fill", .bookmarks: "book", .organize: "folder",
                .reply: "arrowshape.turn.up.left",
            ]
            return symbols[self]
        }
    }

    override public init() { super.init() }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        accessibilityLabel = systemItem.title
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func changed() { onChange?() }

    var view: UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        if let image { button.setImage(image, for: .normal) } else { button.setTitle(title, for: .normal) }
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.isEnabled = isEnabled
        if let tintColor { button.tintColor = tintColor }
        button.accessibilityLabel = accessibilityLabel ?? title
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
        if let primaryAction { button.addAction(primaryAction, for: .touchUpInside) }
        return button
    }
}

/// What a controller puts into the bar. Source: developer.apple.com/documentation/uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject {
    open var title: String? { didSet { onChange?() } }
    open var prompt: String?
    open var titleView: UIView? { didSet { onChange?() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    open var hidesBackButton = false { didSet { onChange?() } }
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

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// What a controller has for the bars around it, made when somebody asks for it.
@MainActor struct ControllerBars {
    var navigationItem: UINavigationItem?
}

extension UIViewController {
    public var navigationItem: UINavigationItem {
        if let item = bars.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        bars.navigationItem = item
        return item
    }

    /// The nearest one that this controller is within.
    public var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
}
