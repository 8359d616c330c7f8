import RenderTree

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

extension KeyPress {
    /// Returns nil for a key that has no `KeyEquivalent`, such as F5.
    init?(_ event: KeyEvent) {
        guard let key = KeyEquivalent(name: event.key) else { return nil }
        let phase: Phases =
            switch event.phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        self.init(
            phase: phase, key: key, characters: event.characters.isEmpty ? String(key.character) : event.characters,
            modifiers: EventModifiers(rawValue: event.modifiers.rawValue))
    }
}

extension KeyPress.Phases {
    /// The phases in the terms of the tree.
    var wire: [KeyEvent.Phase] {
        [(KeyPress.Phases.down, KeyEvent.Phase.down), (.repeat, .repeat), (.up, .up)].filter { contains($0.0) }.map(\.1)
    }
}

extension KeyEquivalent {
    /// Names of the keys that type nothing, as browsers give them.
    private static let names: [Character: String] = [
        upArrow.character: "ArrowUp", downArrow.character: "ArrowDown", leftArrow.character: "ArrowLeft",
        rightArrow.character: "ArrowRight", escape.character: "Escape", delete.character: "Backspace",
        deleteForward.character: "Delete", home.character: "Home", end.character: "End", pageUp.character: "PageUp",
        pageDown.character: "PageDown", clear.character: "Clear", tab.character: "Tab", `return`.character: "Enter",
        "\n": "Enter",
    ]

    /// The key's name in the terms of the tree.
    var name: String { Self.names[character] ?? character.lowercased() }

    init?(name: String) {
        if let known = Self.names.first(where: { $0.value == name && $0.key != "\n" }) {
            self.init(known.key)
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }
}
