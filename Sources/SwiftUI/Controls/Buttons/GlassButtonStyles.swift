/// A style of glass: what is behind the button shows through it, blurred.
///
/// Partly: light is not bent at the edges.
///
/// Source: developer.apple.com/documentation/swiftui/glassbuttonstyle
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public nonisolated init() { glass = .clear }
    public nonisolated init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassButtonLook(isProminent: false, glass: glass))
    }
}

/// A style of glass in the tint colour.
///
/// Partly: light is not bent at the edges.
///
/// Source: developer.apple.com/documentation/swiftui/glassprominentbuttonstyle
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassButtonLook(isProminent: true, glass: .clear))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { .init() }
    /// Returns a style of this glass.
    ///
    /// Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle/glass(_:)
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}

/// The look of a button of glass: a capsule unless a border shape is set, brighter while it is held.
private struct GlassButtonLook: ButtonStyle {
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    let isProminent: Bool
    let glass: Glass

    nonisolated init(isProminent: Bool, glass: Glass) {
        self.isProminent = isProminent
        self.glass = glass
    }

    func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? Color.red : Color.accentColor
        let plain = configuration.role == .destructive ? Color.red : Color.primary
        Dimmed {
            configuration.label
                .font(size.buttonFont)
                .frame(maxWidth: sizing.isFlexible ? .infinity : nil)
                .foregroundStyle(isProminent ? Color.white : plain)
                .padding(.horizontal, shape.isCircle ? size.buttonPadding.height : size.buttonPadding.width)
                .padding(.vertical, size.buttonPadding.height)
                .background(Color.white.opacity(configuration.isPressed ? 0.25 : 0), in: border)
                .background(isProminent ? AnyShapeStyle(color) : AnyShapeStyle(glass.color ?? .clear), in: border)
                .background(isProminent ? AnyShapeStyle(.clear) : glass.ground, in: border)
        }
    }

    private var border: ButtonBorderShape { shape == .automatic ? .capsule : shape }
}
