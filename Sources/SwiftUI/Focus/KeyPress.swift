/// A key by what it types or does.
///
/// Source: developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down together with another.
///
/// Source: developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A combination of keys that runs a control's action.
///
/// Source: developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Hashable, Sendable {
    public enum Localization: Hashable, Sendable { case automatic, withoutMirroring, custom }
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    public static func == (left: KeyboardShortcut, right: KeyboardShortcut) -> Bool {
        left.key == right.key && left.modifiers == right.modifiers
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

/// A key that a person has pressed.
///
/// Source: developer.apple.com/documentation/swiftui/keypress
public struct KeyPress: Sendable {
    public enum Result: Hashable, Sendable { case handled, ignored }
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

extension EnvironmentValues {
    /// Shortcut of the control around this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/keyboardshortcut
    public var keyboardShortcut: KeyboardShortcut? { shortcut }
    @Entry var shortcut: KeyboardShortcut? = nil
}

extension View {
    @available(
        *, deprecated,
        message:
            "keyboardShortcut has no effect in Parley: the keys belong to the page. Tab and Space reach every control."
    )
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        environment(\.shortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    @available(
        *, deprecated,
        message:
            "keyboardShortcut has no effect in Parley: the keys belong to the page. Tab and Space reach every control."
    )
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        environment(\.shortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    @available(
        *, deprecated,
        message:
            "keyboardShortcut has no effect in Parley: the keys belong to the page. Tab and Space reach every control."
    )
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.shortcut, shortcut) }

    @available(
        *, deprecated,
        message:
            "keyboardShortcut has no effect in Parley: the keys belong to the page. Tab and Space reach every control."
    )
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.shortcut, shortcut) }

    @available(
        *, deprecated, message: "onKeyPress has no effect in Parley: an app is not told of keys outside of fields."
    )
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

    @available(
        *, deprecated, message: "onKeyPress has no effect in Parley: an app is not told of keys outside of fields."
    )
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    @available(
        *, deprecated, message: "onKeyPress has no effect in Parley: an app is not told of keys outside of fields."
    )
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    @available(
        *, deprecated, message: "onKeyPress has no effect in Parley: an app is not told of keys outside of fields."
    )
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    @available(
        *, deprecated, message: "onKeyPress has no effect in Parley: an app is not told of keys outside of fields."
    )
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
