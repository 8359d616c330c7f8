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

/// The style that fits the button's surroundings: its tint, without a border.
public struct DefaultButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// Its tint, without a border.
public struct BorderlessButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Dimmed { configuration.label } }
}

/// A quiet area in the tint's colour.
public struct BorderedButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(configuration: configuration)
            .padding(.horizontal, 14).padding(.vertical, 9)
            .background(
                configuration.role == .destructive ? Color.red.opacity(0.14) : Color.accentColor.opacity(0.14),
                in: RoundedRectangle(cornerRadius: 10))
    }
}

/// An area filled with the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Dimmed {
            configuration.label
                .foregroundStyle(Color.white)
                .padding(.horizontal, 14).padding(.vertical, 9)
                .background(
                    configuration.role == .destructive ? Color.red : Color.accentColor,
                    in: RoundedRectangle(cornerRadius: 10))
        }
    }
}

extension ButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } }
extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension ButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } }
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

private struct TintedLabel: View {
    let configuration: ButtonStyleConfiguration

    var body: some View {
        Dimmed {
            configuration.label
                .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
        }
    }
}

/// Paler while it cannot be used.
struct Dimmed<Content: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @ViewBuilder let content: Content

    var body: some View { content.opacity(isEnabled ? 1 : 0.4) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue: AnyButtonStyle? = nil
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

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle? {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the looks of the buttons inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style: style))
    }
}
