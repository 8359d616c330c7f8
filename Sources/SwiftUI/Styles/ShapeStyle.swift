import RenderTree

/// What areas, lines and text are painted with.
///
/// Source: developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) resolves to no other style")
    }
}

/// A style that the engine paints itself.
protocol PaintingStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    func resolvedPaint(in environment: EnvironmentValues) -> Paint {
        if let style = self as? any PaintingStyle { return style.paint(in: environment) }
        return resolve(in: environment).resolvedPaint(in: environment)
    }
}

/// A style whose type is hidden.
///
/// Source: developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: PaintingStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }
}

extension AnyShapeStyle: SelfComparing {
    func isSame(as other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ style: S) -> Bool { (other.style as? S).map { sameValue(style, $0) } ?? false }
        return compare(style)
    }
}

/// The style of the text around.
public struct ForegroundStyle: PaintingStyle {
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint {
        environment.foregroundStyle?.paint(in: environment) ?? .color(Color.primary.resolved(in: environment))
    }
}

/// A weaker variant of the current foreground style.
///
/// Source: developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: PaintingStyle, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    private static let opacities = [1, 0.5, 0.25, 0.18]

    func paint(in environment: EnvironmentValues) -> Paint {
        let given = environment.lesserForegroundStyles
        if level > 0, let style = given.indices.contains(level - 1) ? given[level - 1] : given.last {
            // What is given may be weaker than something itself, but not than what it is given for.
            var without = environment
            without.lesserForegroundStyles = []
            return style.paint(in: without)
        }
        let base = environment.foregroundStyle?.style
        guard let base, !(base is HierarchicalShapeStyle) else {
            return .color(Color.labels[level].resolved(in: environment))
        }
        return base.resolvedPaint(in: environment).faded(to: Self.opacities[level])
    }
}

/// The current tint.
public struct TintShapeStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(Color.accentColor.resolved(in: environment)) }
}

/// What is behind everything.
public struct BackgroundStyle: PaintingStyle {
    public init() {}
    func paint(in environment: EnvironmentValues) -> Paint { .color(Color.systemBackground.resolved(in: environment)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension Paint {
    func faded(to opacity: Double) -> Paint {
        switch self {
        case .color(let color): return .color(color.faded(to: opacity))
        case .linearGradient(var gradient):
            gradient.stops = gradient.stops.map { $0.faded(to: opacity) }
            return .linearGradient(gradient)
        case .radialGradient(var gradient):
            gradient.stops = gradient.stops.map { $0.faded(to: opacity) }
            return .radialGradient(gradient)
        case .angularGradient(var gradient):
            gradient.stops = gradient.stops.map { $0.faded(to: opacity) }
            return .angularGradient(gradient)
        }
    }

    /// For what can only be painted in one colour.
    var mainColor: RGBA {
        switch self {
        case .color(let color): color
        case .linearGradient(let gradient): gradient.stops.firstColor
        case .radialGradient(let gradient): gradient.stops.firstColor
        case .angularGradient(let gradient): gradient.stops.firstColor
        }
    }
}

extension GradientStop {
    func faded(to opacity: Double) -> GradientStop {
        GradientStop(location: location, color: color.faded(to: opacity))
    }
}

extension [GradientStop] {
    fileprivate var firstColor: RGBA { first?.color ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
}

extension RGBA {
    func faded(to opacity: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * (opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }
}
