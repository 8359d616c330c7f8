package import RenderTree

/// Effects of a style on a shape in addition to its paint.
package struct PaintEffects {
    /// Drop shadows, the one nearest to the shape first.
    var drop: [Shadow] = []
    var inner: [Shadow] = []
    var blend: RenderTree.BlendMode?
    /// Picture that replaces the paint.
    var tile: ImageTile?
    /// Blur of the backdrop: standard deviation in points.
    var backdropBlur: Double?
}

/// A shadow cast by a style.
///
/// Source: developer.apple.com/documentation/swiftui/shadowstyle
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// A shadow behind the shape. Radius and offsets in points.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow inside of the shape, which then looks recessed. Radius and offsets in points.
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

/// A style with one change applied.
public struct _ModifiedShapeStyle<Base: ShapeStyle>: PaintingStyle {
    public typealias Resolved = Never
    enum Change: Sendable {
        case opacity(Double)
        case level(Int)
        case blend(BlendMode)
        case shadow(ShadowStyle)
    }
    let base: Base
    let change: Change

    package func paint(in environment: EnvironmentValues) -> Paint {
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

    package func effects(in environment: EnvironmentValues) -> PaintEffects {
        var effects = base.resolvedEffects(in: environment)
        switch change {
        case .opacity, .level: break
        case .blend(let mode): effects.blend = mode.inTree.flatMap { $0.isOfBrowsers ? $0 : nil }
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
    /// Returns the style with a shadow. It applies to shapes; text and pictures are painted without it.
    ///
    /// Source: developer.apple.com/documentation/swiftui/shapestyle/shadow(_:)
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ModifiedShapeStyle(base: self, change: .shadow(style))
    }

    /// Returns the style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _ModifiedShapeStyle(base: self, change: .opacity(opacity))
    }

    /// Returns the style with a blend mode, which applies to shapes.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _ModifiedShapeStyle(base: self, change: .blend(mode))
    }

    /// A weaker level of this style.
    public var secondary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .level(1)) }
    public var tertiary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .level(2)) }
    public var quaternary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .level(3)) }
    public var quinary: some ShapeStyle { _ModifiedShapeStyle(base: self, change: .level(4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
