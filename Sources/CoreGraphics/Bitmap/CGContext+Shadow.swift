import CPangoCairo
public import Foundation

/// Shadow cast by everything that is drawn.
struct ShadowState {
    /// Offset in points of the base coordinate system, independent of the transform.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
}

extension CGContext {
    /// Casts a shadow behind everything drawn from now on. Offset and blur are in points and unaffected by
    /// transforms; the blur's standard deviation is half of `blur`. nil as the colour removes the shadow.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:color:)
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let numbers = [offset.width, offset.height, blur]
        guard let color, color.alpha > 0, numbers.allSatisfy({ $0.isFinite && abs($0) <= Self.shadowReachMax }) else {
            state.shadow = nil
            return
        }
        state.shadow = ShadowState(offset: offset, blur: max(0, blur), color: color)
    }

    /// Casts a black shadow with an opacity of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Largest offset and blur in points; larger shadows are not drawn.
    private static let shadowReachMax: CGFloat = 1000

    /// Runs every drawing operation: draws its shadow first, and afterwards updates memory accessible to the app.
    func mark(_ body: () -> Void) {
        if !state.masks.isEmpty {
            drawMasked(body)
        } else if let shadow = state.shadow {
            state.shadow = nil
            // With the origin at the lower left corner, positive offsets point up.
            let down = startsAtLowerLeft ? -shadow.offset.height : shadow.offset.height
            drawGroup(
                shadow: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width, y: down, scale: scale, body)
            state.shadow = shadow
        } else {
            body()
        }
        if layers.isEmpty { client?.copyPixels(from: surface) }
    }
}

// MARK: - Transparency layers

extension CGContext {
    /// Renders everything until `endTransparencyLayer` offscreen, and then composites it as a whole with the current
    /// alpha, shadow and blend mode, which are reset meanwhile.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/begintransparencylayer(auxiliaryinfo:)
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        guard layers.count < Self.layerCountMax else { return }
        saveGState()
        layers.append(savedStates.count)
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        state.alpha = 1
        state.shadow = nil
        state.masks = []
    }

    /// Begins a layer clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Composites the innermost layer; does nothing without one.
    public func endTransparencyLayer() {
        guard let depth = layers.popLast() else { return }
        while savedStates.count > depth { restoreGState() }
        guard let group = cairo_pop_group(cairo) else { return }
        restoreGState()
        mark {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
        cairo_pattern_destroy(group)
    }

    /// Maximum nesting of layers: each takes as much memory as the context.
    private static let layerCountMax = 32
}
