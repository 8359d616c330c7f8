/// How a button looks, and when it does what it does.
///
/// Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button whose action it runs itself.
///
/// Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View, SpokenView {
        let content: AnyView
        init<V: View>(content: V) { self.content = AnyView(content) }
        public var body: some View { content }
        var spoken: String? { content.spoken }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

/// The style of the buttons inside.
enum ButtonLook: SelfComparing {
    case primitive(ControlStyle<PrimitiveButtonStyleConfiguration>)
    case simple(AnyButtonStyle)

    @MainActor func isSame(as other: ButtonLook) -> Bool {
        switch (self, other) {
        case (.primitive(let left), .primitive(let right)): left.isSame(as: right)
        case (.simple(let left), .simple(let right)): left.isSame(as: right)
        default: false
        }
    }
}

struct ButtonLookKey: EnvironmentKey {
    static let defaultValue = ButtonLook.simple(AnyButtonStyle(style: TintedButtonLook()))
}

extension EnvironmentValues {
    var buttonLook: ButtonLook {
        get { self[ButtonLookKey.self] }
        set { self[ButtonLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the looks of the buttons inside.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonLook, .simple(AnyButtonStyle(style: style)))
    }

    /// Sets the looks of the buttons inside, and when they do what they do.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-7qx1
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonLook,
            .primitive(
                ControlStyle(style) { style, configuration in
                    // A button inside of the style is an ordinary one, or it would be styled for ever.
                    style.makeBody(configuration: configuration)
                        .environment(\.buttonLook, ButtonLookKey.defaultValue)
                }))
    }
}
