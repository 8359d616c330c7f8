import RenderTree

/// Modifier that filters the colours of its content as a whole.
public struct _FilterEffect: LayoutModifier {
    public typealias Body = Never
    enum Change: Hashable {
        case blur(CGFloat)
        case brightness(Double)
        case contrast(Double)
        case saturation(Double)
        case grayscale(Double)
        case hueRotation(Angle)
        case inversion
        case multiplication(Color)
        case luminanceToAlpha
        case matrix([Double])
        case alphaThreshold(Double, Double, Color)
    }
    let change: Change

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let filters = change.filters(in: environment)
        node.style = { _ in NodeStyle(filters: filters) }
    }
}

extension _FilterEffect.Change {
    @MainActor func filters(in environment: EnvironmentValues) -> Filters {
        switch self {
        case .blur(let radius): Filters(blur: max(0, Double(radius.finite)))
        case .brightness(let amount): Filters(brightness: min(max(amount.finite, -1), 1))
        case .contrast(let amount): Filters(contrast: max(0, amount.finite))
        case .saturation(let amount): Filters(saturation: max(0, amount.finite))
        case .grayscale(let amount): Filters(grayscale: min(max(amount.finite, 0), 1))
        case .hueRotation(let angle):
            Filters(hueRotation: angle.degrees.finite.truncatingRemainder(dividingBy: 360))
        case .inversion: Filters(isInverted: true)
        case .multiplication(let color): Filters(multiply: color.resolved(in: environment))
        case .luminanceToAlpha: Filters(isLuminanceAlpha: true)
        case .matrix(let rows): Filters(matrix: rows)
        case .alphaThreshold(let minimum, let maximum, let color):
            Filters(
                alphaThreshold: AlphaThreshold(
                    minimum: min(max(minimum.finite, 0), 1), maximum: min(max(maximum.finite, 0), 1),
                    color: color.resolved(in: environment)))
        }
    }
}

extension View {
    private func filter(_ change: _FilterEffect.Change) -> some View { modifier(_FilterEffect(change: change)) }

    /// Blurs this view. Radius in points. The edge is always soft here, also where `opaque` is true.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { filter(.blur(radius)) }

    /// Adds `amount` to every colour component: -1 gives black, 1 white.
    public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

    /// Scales the contrast: 1 changes nothing; 0 leaves grey.
    public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

    /// Scales the saturation: 1 changes nothing; 0 leaves shades of grey.
    public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

    /// Removes colour: 0 changes nothing; 1 leaves shades of grey.
    public func grayscale(_ amount: Double) -> some View { filter(.grayscale(amount)) }

    /// Rotates the hue of every colour.
    public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

    /// Inverts every colour.
    public func colorInvert() -> some View { filter(.inversion) }

    /// Multiplies every colour component by that of a colour.
    public func colorMultiply(_ color: Color) -> some View { filter(.multiplication(color)) }

    /// Makes this view black, with its brightness as opacity.
    public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }
}

/// Modifier that sets how its content blends with what is behind.
public struct _BlendEffect: LayoutModifier {
    public typealias Body = Never
    let mode: RenderTree.BlendMode?

    package func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    package func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let isOfBrowsers = mode?.isOfBrowsers != false || environment.isDrawnIntoPicture
        let erases = !isOfBrowsers && mode == .destinationOut && environment.isInCompositingGroup
        if erases { node.graph.erasing.add(node) } else { node.graph.erasing.remove(node) }
        if !isOfBrowsers, !erases {
            let words =
                "\(mode.map(\.rawValue) ?? "") is drawn as normal: it composites within a mask or a Canvas alone."
            node.graph.report("blend_mode_not_drawn", words, "blendMode")
        }
        // One that erases is drawn into the group's mask.
        let style =
            erases ? NodeStyle(opacity: 0, ignoresInput: true) : NodeStyle(blend: isOfBrowsers ? mode : nil)
        node.style = { _ in style }
    }
}

extension View {
    /// Blends this view's colours with those behind, within the nearest enclosing group (`compositingGroup()`).
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/blendmode(_:)
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendEffect(mode: blendMode.inTree)) }

    /// Composes the content as a group of its own before any outer effect applies.
    public func compositingGroup() -> some View { modifier(_CompositingGroupModifier()) }

    /// Composes the content as one picture. Painters keep it sharp at every scale. The parameters have no effect.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}

/// Colour space of a picture. Always sRGB here.
///
/// Source: developer.apple.com/documentation/swiftui/colorrenderingmode
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
