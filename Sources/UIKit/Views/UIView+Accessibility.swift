import RenderTree

/// Roles and states of a view for assistive technology.
/// Source: developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Read as the summary of the screen when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    // Ignored: browsers know no such roles.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

// MARK: - Node trees

extension UIView {
    /// Accessibility values that the app has set, or returns in an override, else the view's own.
    var nodeAccessibility: NodeAccessibility {
        var accessibility = ownAccessibility
        let hasOwnLabel = accessibility.label != nil
        (accessibility.label, accessibility.value) = (accessibilityLabel, accessibilityValue)
        (accessibility.hint, accessibility.identifier) = (accessibilityHint, accessibilityIdentifier)
        if let tip = (self as? UIControl)?.toolTip { accessibility.help = tip }
        let traits = accessibilityTraits
        if traits != accessibility.uiTraits { accessibility.replaceTraits(with: traits) }
        let isNoElement = !isAccessibilityElement && (givenIsElement == false || hasOwnLabel)
        let isHidden = accessibilityElementsHidden || isBesideModal || isNoElement && accessibility.label != nil
        accessibility.hidden = isHidden ? true : nil
        if !customActions.isEmpty { accessibility.actions = customActions.map(\.name) }
        // An image without a label is decoration.
        if accessibility.traits == [.image], accessibility.label == nil { accessibility.traits = nil }
        return accessibility
    }

    /// Whether a sibling alone is seen by assistive technology.
    var isBesideModal: Bool {
        superview?.subviews.contains { $0 !== self && $0.extras?.isModal == true && !$0.isHidden } ?? false
    }
}

extension NodeAccessibility {
    private static let known: [(UIAccessibilityTraits, Trait)] = [
        (.button, .button), (.link, .link), (.image, .image), (.selected, .selected), (.header, .header),
        (.summaryElement, .summary), (.updatesFrequently, .updatesFrequently),
    ]

    /// Replaces the traits that an app can set; others stay the view's own.
    mutating func replaceTraits(with given: UIAccessibilityTraits) {
        let known = Self.known
        let own = (traits ?? []).filter { trait in !known.contains { $0.1 == trait } }
        let all = known.filter { given.contains($0.0) }.map(\.1) + own
        traits = all.isEmpty ? nil : all
        isAdjustable = given.contains(.adjustable) ? true : nil
    }

    var uiTraits: UIAccessibilityTraits {
        let named = Self.known.filter { traits?.contains($0.1) == true }.map(\.0)
        return UIAccessibilityTraits(named + (isAdjustable == true ? [.adjustable] : []))
    }
}

/// How the elements of a view belong together. Source: developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable { case none = 0, dataTable, list, landmark, semanticGroup }

/// Places that a screen reader jumps to: there is none in a browser's accessibility tree that an app could add.
///
/// Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search =
        @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    public enum Direction: Int, Sendable { case previous = 0, next }

    open var name: String
    open var itemSearchBlock: Search

    /// Partly: no screen reader asks for the places; give them the trait `.header`.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
        super.init()
    }
}

/// The place that a search begins at. Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A place that was found. Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    override public init() { super.init() }
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}

/// Named action on a view for assistive technology.
/// Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var actionHandler: Handler?
    static let countMax = 8

    /// Ignored: a browser lists actions by their names.
    open var image: UIImage?
    open private(set) weak var target: AnyObject?
    open private(set) var selector: Selector?

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action that calls a method of a target, which takes the action or nothing. The target is held weakly.
    /// Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction/init(name:target:selector:)
    public convenience init(name: String, target: Any?, selector: Selector) {
        let object = target.map { $0 as AnyObject }
        let method = object.map { TargetAction($0, selector) }
        self.init(name: name) { action in method?.send(from: action) ?? false }
        (self.target, self.selector) = (object, selector)
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }
}
