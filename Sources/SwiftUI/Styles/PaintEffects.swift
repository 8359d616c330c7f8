import RenderTree

/// What a style does to a shape beside its paint.
struct PaintEffects {
    /// The first nearest to the shape.
    var drop: [Shadow] = []
    var inner: [Shadow] = []
    var blend: RenderTree.BlendMode?
    /// In place of the paint.
    var tile: ImageTile?
    /// Of what is behind: standard deviation in points.
    var backdropBlur: Double?
}

/// A shadow that a style casts.
///
/// Source: developer.apple.com/documentation/swiftui/shadowstyle
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// Behind what is painted. Radius and offsets in points.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// Within what is painted, as if it lay deeper.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }

    func resolved(in environment: EnvironmentValues) -> Shadow {
        Shadow(
            color: color.resolved(in: environment), radius: max(0, Double(radius.finite)), x: Double(x.finite),
            y: Double(y.finite))
    }
}

/// Another style, changed.
public struct _ChangedShapeStyle<Base: ShapeStyle>: PaintingStyle {
    public typealias Resolved = Never
    enum Change: Sendable {
        case opacity(Double)
        case level(Int)
        case blend(BlendMode)
        case shadow(ShadowStyle)
    }
    let base: Base
    let change: Change

    func paint(in environment: EnvironmentValues) -> Paint {
        switch change {
        case .opacity(let opacity): base.resolvedPaint(in: environment).faded(to: opacity)
        case .level(let level): paint(level, environment)
        case .blend, .shadow: base.resolvedPaint(in: environment)
        }
    }

    private func paint(_ level: Int, _ environment: EnvironmentValues) -> Paint {
        switch base {
        case is BackgroundStyle: BackgroundStyle(level: level).paint(in: environment)
        case is FillShapeStyle: FillShapeStyle(level: level).paint(in: environment)
        default: base.resolvedPaint(in: environment).faded(to: HierarchicalShapeStyle.opacities[level])
        }
    }

    func effects(in environment: EnvironmentValues) -> PaintEffects {
        var effects = base.resolvedEffects(in: environment)
        switch change {
        case .opacity, .level: break
        case .blend(let mode): effects.blend = mode.inTree
        case .shadow(let style):
            if style.isInner {
                effects.inner.append(style.resolved(in: environment))
            } else {
                effects.drop.append(style.resolved(in: environment))
            }
        }
        return effects
    }
}

extension ShapeStyle {
    /// The same style with a shadow. It shows on shapes; words and pictures are painted without it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shapestyle/shadow(_:)
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ChangedShapeStyle(base: self, change: .shadow(style))
    }

    /// The same style, so much as opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _ChangedShapeStyle(base: self, change: .opacity(opacity))
    }

    /// The same style, mixed with what is behind. It shows on shapes.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _ChangedShapeStyle(base: self, change: .blend(mode))
    }

    /// Weaker variants of this style.
    public var secondary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(1)) }
    public var tertiary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(2)) }
    public var quaternary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(3)) }
    public var quinary: some ShapeStyle { _ChangedShapeStyle(base: self, change: .level(4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
