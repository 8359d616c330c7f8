/// A type that draws buttons and decides when their action runs.
///
/// Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, passed to a style that runs the action itself.
///
/// Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View, AccessibleTextProvider {
        let content: AnyView
        init<V: View>(content: V) { self.content = AnyView(content) }
        public var body: some View { content }
        package var spoken: String? { content.spoken }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Runs the button's action.
    @MainActor public func trigger() { action() }
}

/// The style of the buttons in a view.
enum ResolvedButtonStyle: ViewEquatable {
    case primitive(ControlStyle<PrimitiveButtonStyleConfiguration>)
    case simple(ControlStyle<ButtonStyleConfiguration>)

    /// Returns a style that only draws buttons.
    static func drawn(by style: some ButtonStyle) -> ResolvedButtonStyle {
        .simple(ControlStyle(style) { $0.makeBody(configuration: $1) })
    }

    @MainActor func isSame(as other: ResolvedButtonStyle) -> Bool {
        switch (self, other) {
        case (.primitive(let left), .primitive(let right)): left.isSame(as: right)
        case (.simple(let left), .simple(let right)): left.isSame(as: right)
        default: false
        }
    }
}

extension ResolvedButtonStyle {
    static let standard = drawn(by: TintedButtonLook())
}

extension EnvironmentValues {
    @Entry var resolvedButtonStyle = ResolvedButtonStyle.standard
}

extension View {
    /// Sets the style of the buttons in this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-66fbx
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.resolvedButtonStyle, .drawn(by: style))
    }

    /// Sets the style of the buttons in this view, including when they run their actions.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-7qx1
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(
            \.resolvedButtonStyle,
            .primitive(
                ControlStyle(style) { style, configuration in
                    // A button inside the style gets the default style, or it would be styled recursively without end.
                    style.makeBody(configuration: configuration)
                        .environment(\.resolvedButtonStyle, .standard)
                }))
    }
}
