import RenderTree

/// A type that draws buttons.
///
/// Source: developer.apple.com/documentation/swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, passed to its style.
public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let press: PressReading

    /// Whether a finger, pointer or key holds the button down. Reading it makes the browser report presses.
    public var isPressed: Bool {
        press.wasRead = true
        return press.isPressed
    }
}

/// Records whether a style reads `isPressed`: only then does the browser report presses.
final class PressReading {
    let isPressed: Bool
    var wasRead = false
    init(_ isPressed: Bool) { self.isPressed = isPressed }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    /// The role on the wire; nil for one that only names what the button is for.
    let kind: ButtonContent.Role?
    private let name: String
    public static let destructive = ButtonRole(kind: .destructive, name: "destructive")
    public static let cancel = ButtonRole(kind: .cancel, name: "cancel")
    /// Source: developer.apple.com/documentation/swiftui/buttonrole/close
    public static let close = ButtonRole(kind: nil, name: "close")
    /// Source: developer.apple.com/documentation/swiftui/buttonrole/confirm
    public static let confirm = ButtonRole(kind: nil, name: "confirm")
}

/// Content drawn at reduced opacity while it is disabled; less so in dark mode, where saturated colours mixed with
/// black are illegible.
struct Dimmed<Content: View>: View {
    @Environment(\.controlOpacity) private var opacity
    @ViewBuilder let content: Content

    var body: some View { content.opacity(opacity) }
}
