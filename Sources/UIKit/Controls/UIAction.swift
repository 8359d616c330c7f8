/// An item that a person can choose: an action or a menu of actions.
///
/// Source: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public internal(set) var title: String
    public internal(set) var image: UIImage?
    open var subtitle: String?

    /// Attributes of a menu element. Source: developer.apple.com/documentation/uikit/uimenuelement/attributes
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        /// Ignored: a menu closes when an element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    public enum State: Int, Sendable { case off = 0, on, mixed }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// Action of a control or menu, as a closure: the form that compiles both here and on Apple's systems.
///
/// Source: developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// Ignored, as `image` is in menus: it would be shown while the action is on.
    /// Source: developer.apple.com/documentation/uikit/uiaction/selectedimage
    open var selectedImage: UIImage?
    /// The control that sends the action; nil outside of the handler.
    public internal(set) weak var sender: AnyObject?
    let handler: UIActionHandler

    /// Identity of an action. Source: developer.apple.com/documentation/uikit/uiaction/identifier
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    private static var count = 0

    /// - Parameter discoverabilityTitle: has no effect: there is no overview of key commands.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        Self.count += 1
        self.identifier = identifier ?? Identifier("action-\(Self.count)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Menu of actions and submenus. Source: developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]
    public let options: Options
    /// Ignored: all elements are rows.
    open var preferredElementSize: ElementSize

    /// Source: developer.apple.com/documentation/uikit/uimenu/elementsize
    public enum ElementSize: Int, Sendable { case small = 0, medium, large, automatic = -1 }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        /// Source: developer.apple.com/documentation/uikit/uimenu/options-swift.struct/displayaspalette
        @available(*, deprecated, message: "displayAsPalette has no effect in Parley: a menu has rows of words")
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// Identity of a menu. Source: <https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct>
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.children = children
        self.options = options
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Returns a menu that differs in its elements alone.
    /// Source: developer.apple.com/documentation/uikit/uimenu/replacingchildren(_:)
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// Elements that are on, of this menu and those that stand in line with it.
    /// Source: developer.apple.com/documentation/uikit/uimenu/selectedelements
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element in
            if let menu = element as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return (element as? UIAction)?.state == .on ? [element] : []
        }
    }

    /// The actions of this menu and its submenus, without hidden and disabled ones.
    var actions: [UIAction] {
        children.flatMap { element in
            if let menu = element as? UIMenu { return menu.actions }
            if let later = element as? UIDeferredMenuElement { return UIMenu(children: later.elements).actions }
            guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.hidden, .disabled]) else {
                return []
            }
            return [action]
        }
    }
}
