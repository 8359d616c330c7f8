package import RenderTree

/// A combination of keys that runs a control's action.
///
/// Source: developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut changes with the person's keyboard. All keep their key here: the page hears what a key types.
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

extension EnvironmentValues {
    /// Shortcut of the control around this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/environmentvalues/keyboardshortcut
    public var keyboardShortcut: KeyboardShortcut? { shortcut }
    @Entry package var shortcut: KeyboardShortcut? = nil

    /// Returns the shortcut of a control that reports no focus; nil without a shortcut.
    package var shortcutKeys: NodeKeys? {
        guard shortcut != nil else { return nil }
        var keys = controlKeys()
        keys?.isFocusable = nil
        return keys
    }

    /// Returns the shortcut of a control, and the focus that a `FocusState` gives it.
    /// - Parameter isFocused: the focus that the app wants; nil leaves it alone.
    package func controlKeys(isFocused: Bool? = nil) -> NodeKeys? {
        guard isEnabled, shortcut != nil || fieldInput.focus != nil else { return nil }
        return NodeKeys(
            isFocusable: fieldInput.focus == nil ? nil : true, isFocused: isFocused,
            shortcuts: shortcut.map {
                [KeyCombination(key: $0.key.name, modifiers: KeyModifiers(rawValue: $0.modifiers.rawValue))]
            })
    }
}

extension View {
    /// Has a combination of keys activate the control in this view while the focus is anywhere in the scene. Of several
    /// controls the first one is activated.
    ///
    /// Partly: combinations that belong to the browser, such as Command-L, R, T and W, stay the browser's. Off a Mac,
    /// Control counts as Command. A menu's items hear theirs while the menu is open.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        environment(\.shortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    /// - Parameter localization: has no effect: the page hears what a key types.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        environment(\.shortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.shortcut, shortcut) }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.shortcut, shortcut) }
}
