package import RenderTree

/// Paint for areas, lines and text.
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

/// A style that the framework paints itself, without resolving to another style.
package protocol PaintingStyle: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint
    /// Returns the effects in addition to the paint.
    func effects(in environment: EnvironmentValues) -> PaintEffects
}

extension PaintingStyle {
    package func effects(in environment: EnvironmentValues) -> PaintEffects { PaintEffects() }
}

extension ShapeStyle {
    func resolvedEffects(in environment: EnvironmentValues) -> PaintEffects {
        if let style = self as? any PaintingStyle { return style.effects(in: environment) }
        return resolve(in: environment).resolvedEffects(in: environment)
    }

    func resolvedPaint(in environment: EnvironmentValues) -> Paint {
        if let style = self as? any PaintingStyle { return style.paint(in: environment) }
        return resolve(in: environment).resolvedPaint(in: environment)
    }
}

/// A type-erased style.
///
/// Source: developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: PaintingStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    package func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }
    package func effects(in environment: EnvironmentValues) -> PaintEffects { style.resolvedEffects(in: environment) }
}

extension AnyShapeStyle: ViewEquatable {
    package func isSame(as other: AnyShapeStyle) -> Bool {
        func compare<S: ShapeStyle>(_ style: S) -> Bool { (other.style as? S).map { isKnownEqual(style, $0) } ?? false }
        return compare(style)
    }
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

    /// One representative colour, for content that can only have a single one: a gradient's first.
    package var representativeColor: RGBA {
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
