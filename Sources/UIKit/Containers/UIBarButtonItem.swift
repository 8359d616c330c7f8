/// A button in a bar. Source: developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: NSObject, UIAppearance, WatchedItem {
    private var ownTitle: String? { didSet { changed() } }
    /// Names the button where it has no title of its own.
    var systemItem: SystemItem? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var style = Style.plain
    open var customView: UIView? { didSet { changed() } }
    open var primaryAction: UIAction? { didSet { changed() } }
    open var menu: UIMenu? { didSet { changed() } }
    var isSpace: Bool { systemItem?.isSpace ?? false }
    private var taps: [(UIBarButtonItem) -> Void] = []
    /// Object whose method is called; nil for the first in the responder chain that has it.
    open weak var target: AnyObject?
    open var action: Selector?
    open var width: CGFloat = 0
    open var tag = 0
    open var accessibilityLabel: String?
    open var isHidden = false { didSet { changed() } }
    /// Whether the item is on, which its button and its row in a menu show.
    open var isSelected = false { didSet { changed() } }
    /// Whether a push turns `isSelected` over.
    open var changesSelectionAsPrimaryAction = false
    /// Ignored: the button is as wide as its title.
    /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/possibletitles
    open var possibleTitles: Set<String>?
    var backgroundImages: [UIControl.State: UIImage] = [:]
    /// Element of a menu for the item; nil for its title and picture.
    open var menuRepresentation: UIMenuElement?
    /// Ignored: menus keep the order of their elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var watchers = ItemWatchers()

    public enum Style: Int, Sendable { case plain = 0, done = 2 }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24

        var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

        /// nil for a space.
        fileprivate var word: SystemWord? {
            switch self {
            case .done: .done
            case .cancel: .cancel
            case .edit: .edit
            case .save: .save
            case .add: .add
            case .flexibleSpace, .fixedSpace: nil
            case .compose: .compose
            case .reply: .reply
            case .action: .action
            case .organize: .organize
            case .bookmarks: .bookmarks
            case .search: .search
            case .refresh: .refresh
            case .stop: .stop
            case .camera: .camera
            case .trash: .trash
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .undo: .undo
            case .redo: .redo
            case .close: .close
            }
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

    /// Creates an item with what Interface Builder has set; nil for any other coder.
    /// Source: developer.apple.com/documentation/uikit/uibarbuttonitem/init(coder:)
    public required init?(coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        super.init()
        decode(coder)
    }

    /// Has a closure called with the item when it is pushed.
    func addTap(_ tap: @escaping (UIBarButtonItem) -> Void) {
        taps.append(tap)
        changed()
    }

    /// A system item's is in the app's language, unless it was given another.
    open var title: String? {
        get { ownTitle ?? systemItem?.word.map { SystemWords.current[$0] } }
        set { ownTitle = newValue }
    }

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
        self.init()
        become(systemItem)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Takes the words, the symbol and the style of a system item.
    func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Parley's own: the action is a method without arguments. The
    /// target is held weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        self.title = title
        self.style = style
        taps.append { [weak target] _ in if let target { action(target)() } }
    }

    /// Parley's own: a system item whose action is a method without arguments. The target is held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(systemItem: systemItem)
        taps.append { [weak target] _ in if let target { action(target)() } }
    }

    /// Creates an item that calls a method of the target, which is held weakly.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Creates an item that calls a method of the target, which is held weakly, or opens a menu.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        (self.image, self.menu) = (image, menu)
    }

    /// Creates an item that calls a method of the target, which is held weakly.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// Creates a system item that calls a method of the target, which is held weakly; nil for a space.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private func changed() { watchers.tell() }

    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The object that stands for all items.
    private static let stand = UIBarButtonItem()

    /// Sets attributes of the title; the font and the colour are drawn. The normal ones apply to all other states, too.
    /// Source: developer.apple.com/documentation/uikit/uibaritem/settitletextattributes(_:for:)
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Returns the object whose colour and title attributes items have where they have none of their own.
    public static func appearance() -> UIBarButtonItem { stand }

    /// Same as `appearance()`: items have no containers here.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { stand }

    private func shownAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        [self, Self.stand].reduce(into: [:]) { all, item in
            for state in [state, .normal] {
                all.merge(item.titleAttributes[state.rawValue] ?? [:]) { first, _ in first }
            }
        }
    }

    package var view: UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        if let image { button.setImage(image, for: .normal) } else { button.setTitle(title, for: .normal) }
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        button.isEnabled = isEnabled
        if let color = tintColor ?? Self.stand.tintColor { button.tintColor = color }
        let attributes = shownAttributes(for: isEnabled ? .normal : .disabled)
        if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        button.accessibilityLabel = accessibilityLabel ?? title
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
        button.isSelected = isSelected
        button.addAction(UIAction { [weak self] _ in self?.push() }, for: .touchUpInside)
        return button
    }

    /// Does what a push of the item does.
    func push() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        primaryAction?.perform(from: self)
        for tap in taps { tap(self) }
        if let action { TargetAction(target, action).send(from: self) }
    }
}
