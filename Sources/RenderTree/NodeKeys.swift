/// Keyboard input that the painter sends for one node, beside that of the node's kind.
public struct NodeKeys: Hashable, Sendable, Codable {
    /// Whether the node takes the keyboard focus, and tells of it (`InputEvent.focus`).
    public var isFocusable: Bool?
    /// Focus that the app wants; nil leaves it alone.
    public var isFocused: Bool?
    /// Keys that the app hears (`InputEvent.key`) while the focus is on the node or inside of it.
    public var presses: [KeyFilter]?
    /// Combinations that activate the node, as a click does, while the focus is anywhere in the scene.
    public var shortcuts: [KeyCombination]?

    public init(
        isFocusable: Bool? = nil, isFocused: Bool? = nil, presses: [KeyFilter]? = nil,
        shortcuts: [KeyCombination]? = nil
    ) {
        self.isFocusable = isFocusable
        self.isFocused = isFocused
        self.presses = presses
        self.shortcuts = shortcuts
    }
}

/// Key presses that somebody listens to. Without `keys` and `typed`: all that a page may tell an app.
public struct KeyFilter: Hashable, Sendable, Codable {
    /// Keys by the names that browsers give them (`KeyboardEvent.key`), letters in lower case.
    public var keys: [String]?
    /// ASCII characters that a key types. Characters beyond ASCII all count.
    public var typed: String?
    public var phases: [KeyEvent.Phase]

    public init(keys: [String]? = nil, typed: String? = nil, phases: [KeyEvent.Phase]) {
        self.keys = keys
        self.typed = typed
        self.phases = phases
    }

    public func admits(_ event: KeyEvent) -> Bool {
        guard phases.contains(event.phase) else { return false }
        if keys == nil, typed == nil { return true }
        if keys?.contains(event.key) == true { return true }
        return typed.map { typed in event.characters.contains { !$0.isASCII || typed.contains($0) } } ?? false
    }
}

/// A key together with those that are held down.
public struct KeyCombination: Hashable, Sendable, Codable {
    /// Name as in `KeyFilter.keys`.
    public var key: String
    public var modifiers: KeyModifiers

    public init(key: String, modifiers: KeyModifiers) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// A key that a person has pressed, holds down, or has released.
public struct KeyEvent: Hashable, Sendable, Codable {
    public enum Phase: String, Hashable, Sendable, Codable { case down, `repeat`, up }

    /// Name as in `KeyFilter.keys`.
    public var key: String
    /// Text that the key types; empty for one that types nothing.
    public var characters: String
    public var modifiers: KeyModifiers
    public var phase: Phase

    public init(key: String, characters: String = "", modifiers: KeyModifiers = [], phase: Phase = .down) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.phase = phase
    }

    /// Whether a browser can have sent it.
    public var isWellFormed: Bool {
        key.isKeyName && characters.utf8.count <= TreeLimits.keyByteCountMax && KeyModifiers.all.contains(modifiers)
    }
}

/// Keys that are held down together with another. On the wire: the sum of the values.
public struct KeyModifiers: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = KeyModifiers(rawValue: 1)
    public static let shift = KeyModifiers(rawValue: 2)
    public static let control = KeyModifiers(rawValue: 4)
    public static let option = KeyModifiers(rawValue: 8)
    /// Command on a Mac, Control elsewhere.
    public static let command = KeyModifiers(rawValue: 16)
    public static let numericPad = KeyModifiers(rawValue: 32)
    static let all = KeyModifiers(rawValue: 63)

    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(Int.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension String {
    var isKeyName: Bool { (1...TreeLimits.keyByteCountMax).contains(utf8.count) }
}

extension NodeKeys: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: 16 + (shortcuts?.count ?? 0) * 48)
        examination.list(presses?.count ?? 0, countMax: TreeLimits.keyCountMax)
        examination.list(shortcuts?.count ?? 0, countMax: TreeLimits.keyCountMax)
        for filter in presses ?? [] { filter.examine(&examination) }
        for shortcut in shortcuts ?? [] {
            examination.key(shortcut.key.isKeyName && KeyModifiers.all.contains(shortcut.modifiers))
        }
    }
}

extension KeyFilter: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: 64 + (keys ?? []).reduce(0) { $0 + 16 + $1.utf8.count } + (typed?.utf8.count ?? 0))
        examination.list(keys?.count ?? 0, countMax: TreeLimits.keyCountMax)
        examination.key((keys ?? []).allSatisfy(\.isKeyName))
        examination.key((typed?.utf8.count ?? 0) <= TreeLimits.typedByteCountMax)
    }
}

extension NodeExamination {
    fileprivate mutating func key(_ isWellFormed: Bool) {
        require(isWellFormed, .badName, "names a key that no keyboard has")
    }
}
