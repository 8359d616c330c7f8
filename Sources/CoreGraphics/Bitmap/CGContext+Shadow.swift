import CPangoCairo
public import Foundation

/// What is drawn behind everything.
struct ShadowState {
    /// In points of the context, whatever its transform.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
}

extension CGContext {
    /// Draws a shadow behind all that is drawn from now on. Offset and blur in points, not changed by transforms; the
    /// blur's standard deviation is half of `blur`. No colour is no shadow.
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

    /// The same in black, a third opaque.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Points that a shadow may reach; what is farther is not drawn.
    private static let shadowReachMax: CGFloat = 1000

    /// Every mark goes through here: its shadow comes before it, and memory of an author's own is kept true after it.
    func mark(_ body: () -> Void) {
        if let shadow = state.shadow {
            state.shadow = nil
            // Where the origin is the lower left corner, up is up.
            let down = client == nil ? shadow.offset.height : -shadow.offset.height
            drawGroup(
                shadow: shadow.color, radius: shadow.blur / 2, x: shadow.offset.width, y: down, scale: scale, body)
            state.shadow = shadow
        } else {
            body()
        }
        if layers.isEmpty { client?.take(surface) }
    }
}

// MARK: - Transparency layers

extension CGContext {
    /// Until `endTransparencyLayer` all is drawn apart, and then as one: with the alpha, the shadow and the blend mode of
    /// this moment, which do not hold meanwhile.
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
    }

    /// The same for what falls into a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Without a layer that was begun, nothing happens.
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

    /// Layers within one another: each takes as much memory as the context.
    private static let layerCountMax = 32
}
