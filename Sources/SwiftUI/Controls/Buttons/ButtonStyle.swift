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
    enum Kind { case destructive, cancel }
    let kind: Kind
    public static let destructive = ButtonRole(kind: .destructive)
    public static let cancel = ButtonRole(kind: .cancel)
}

/// Content drawn at reduced opacity while it is disabled; less so in dark mode, where saturated colours mixed with
/// black are illegible.
struct Dimmed<Content: View>: View {
    @Environment(\.controlOpacity) private var opacity
    @ViewBuilder let content: Content

    var body: some View { content.opacity(opacity) }
}

/// A type-erased button style. An unchanged style causes no update.
struct AnyButtonStyle: ViewEquatable, @unchecked Sendable {  // only used on the main actor
    let style: any ButtonStyle

    @MainActor func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
        func make<S: ButtonStyle>(_ style: S) -> AnyView {
            AnyView(StyledButtonBody(style: style, configuration: configuration))
        }
        return make(style)
    }

    func isSame(as other: AnyButtonStyle) -> Bool {
        func compare<S: ButtonStyle>(_ style: S) -> Bool {
            (other.style as? S).map { isKnownEqual(style, $0) } ?? false
        }
        return compare(style)
    }
}
