/// How a button looks.
///
/// Source: developer.apple.com/documentation/swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever views it is made of.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    let press: PressReading

    /// True while a finger, a pointer or a key holds the button down.
    public var isPressed: Bool {
        press.wasRead = true
        return press.isPressed
    }
}

/// Remembers whether a style looks at presses: only then does the browser report them.
final class PressReading {
    let isPressed: Bool
    var wasRead = false
    init(_ isPressed: Bool) { self.isPressed = isPressed }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    enum Kind { case destructive, cancel }
    let kind: Kind
    public static let destructive = ButtonRole(kind: .destructive)
    public static let cancel = ButtonRole(kind: .cancel)
}

/// Paler while it cannot be used; less so in the dark, where strong colours that are mixed with black cannot be read.
struct Dimmed<Content: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @ViewBuilder let content: Content

    var body: some View { content.opacity(isEnabled ? 1 : scheme == .dark ? 0.65 : 0.4) }
}

/// A style whose type is hidden. A style that is equal to the one before costs nothing.
struct AnyButtonStyle: SelfComparing, @unchecked Sendable {  // only used on the main actor
    let style: any ButtonStyle

    @MainActor func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
        func make<S: ButtonStyle>(_ style: S) -> AnyView {
            AnyView(StyledButtonBody(style: style, configuration: configuration))
        }
        return make(style)
    }

    func isSame(as other: AnyButtonStyle) -> Bool {
        func compare<S: ButtonStyle>(_ style: S) -> Bool { (other.style as? S).map { sameValue(style, $0) } ?? false }
        return compare(style)
    }
}
