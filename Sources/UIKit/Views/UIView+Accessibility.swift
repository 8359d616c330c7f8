/// What assistive technology is told a view is. Source: developer.apple.com/documentation/uikit/uiaccessibilitytraits
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
}

// Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility
extension UIView {
    /// nil is what the view says of itself: a label's text, a button's title.
    public var accessibilityLabel: String? {
        get { spokenText.label ?? ownSpeech.label }
        set {
            spokenText.label = newValue
            didChangeLooks()
        }
    }

    public var accessibilityValue: String? {
        get { spokenText.value ?? ownSpeech.value }
        set {
            spokenText.value = newValue
            didChangeLooks()
        }
    }

    public var accessibilityHint: String? {
        get { spokenText.hint }
        set {
            spokenText.hint = newValue
            didChangeLooks()
        }
    }

    public var accessibilityIdentifier: String? {
        get { spokenText.identifier }
        set {
            spokenText.identifier = newValue
            didChangeLooks()
        }
    }

    public var accessibilityTraits: UIAccessibilityTraits {
        get { spokenText.traits ?? ownSpeech.traits ?? [] }
        set {
            spokenText.traits = newValue
            didChangeLooks()
        }
    }

    /// Set it to false for what is only decoration.
    public var isAccessibilityElement: Bool {
        get { spokenText.isElement ?? (ownSpeech.label != nil) }
        set {
            spokenText.isElement = newValue
            didChangeLooks()
        }
    }

    /// Keeps the view and all in it from assistive technology.
    public var accessibilityElementsHidden: Bool {
        get { spokenText.isHidden }
        set {
            spokenText.isHidden = newValue
            didChangeLooks()
        }
    }

    /// What can be done with the view besides a tap; at most eight are offered.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { customActions.isEmpty ? nil : customActions }
        set {
            customActions = Array((newValue ?? []).prefix(UIAccessibilityCustomAction.countMax))
            didChangeLooks()
        }
    }
}

/// Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var actionHandler: Handler?
    static let countMax = 8

    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
