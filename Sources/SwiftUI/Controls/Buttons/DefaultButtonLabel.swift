@_spi(Engine) import SwiftUICore

/// The label that a button without a label of its own has for its role, in the person's language.
///
/// Source: developer.apple.com/documentation/swiftui/defaultbuttonlabel
public struct DefaultButtonLabel: View {
    @Environment(\.systemWords) private var words
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .destructive: Label(words[.delete], systemImage: "trash")
        case .confirm: Label(words[.done], systemImage: "checkmark")
        case .close: Label(words[.close], systemImage: "xmark")
        default: Label(words[.cancel], systemImage: "xmark")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role.
    ///
    /// Source: developer.apple.com/documentation/swiftui/button/init(role:action:)
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// How wide a button is beside its label.
///
/// Source: developer.apple.com/documentation/swiftui/buttonsizing
public struct ButtonSizing: Hashable, Sendable {
    let isFlexible: Bool
    public static let automatic = ButtonSizing(isFlexible: false)
    /// As wide as the label needs.
    public static let fitted = ButtonSizing(isFlexible: false)
    /// As wide as there is space.
    public static let flexible = ButtonSizing(isFlexible: true)
}

extension EnvironmentValues {
    @Entry var buttonSizing: ButtonSizing = .automatic
}

extension View {
    /// Sets how wide the buttons in this view are.
    ///
    /// Partly: bordered buttons and those of glass; others have the width of their label.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonsizing(_:)
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
