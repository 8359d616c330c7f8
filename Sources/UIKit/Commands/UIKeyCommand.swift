import RenderTree

/// A command that a combination of keys runs while a view or controller that lists it is shown.
///
/// Partly: the first responder is not asked: those of every shown view and controller are heard while the focus is in the
/// scene, the first of them where several have the same keys. Combinations that belong to the browser, such as Command-L, R, T and W, stay
/// the browser's. Off a Mac, Control counts as Command.
///
/// Source: developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key, as the text that it types or one of the constants; nil for none.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// Ignored: the browser's own combinations stay the browser's, and others have no behaviour of the system.
    open var wantsPriorityOverSystemBehavior = false
    /// Ignored: a combination is the same on every keyboard.
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true

    /// Source: developer.apple.com/documentation/uikit/uikeycommand/init(title:image:action:input:modifierflags:propertylist:alternates:discoverabilitytitle:attributes:state:)
    public init(
        title: String, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The keys in the terms of the tree; nil without a key.
    var combination: KeyCombination? {
        guard let input, !input.isEmpty else { return nil }
        let name = Self.names[input] ?? input.lowercased()
        return KeyCombination(key: name, modifiers: modifierFlags.wire)
    }
}

// Keys that type nothing. Source: developer.apple.com/documentation/uikit/uikeycommand
extension UIKeyCommand {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// Names that browsers give the keys.
    private static let names = [
        inputUpArrow: "ArrowUp", inputDownArrow: "ArrowDown", inputLeftArrow: "ArrowLeft",
        inputRightArrow: "ArrowRight", inputEscape: "Escape", inputPageUp: "PageUp", inputPageDown: "PageDown",
        inputHome: "Home", inputEnd: "End", inputDelete: "Delete", "\r": "Enter", "\n": "Enter", "\t": "Tab",
        "\u{8}": "Backspace", "\u{1B}": "Escape",
    ]
}

/// Keys that are held down together with another.
///
/// Source: developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// The keys in the terms of the tree.
    fileprivate var wire: KeyModifiers {
        let pairs: [(UIKeyModifierFlags, KeyModifiers)] = [
            (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .option),
            (.command, .command), (.numericPad, .numericPad),
        ]
        return KeyModifiers(pairs.filter { contains($0.0) }.map(\.1))
    }
}
