package import RenderTree

/// Colours from the centre outwards, radii in points. As a view it takes all of the proposed size.
///
/// Source: developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: View, FillingView {
    public typealias Body = Never
    public typealias Resolved = Never

    package func paint(in environment: EnvironmentValues) -> Paint {
        .radialGradient(
            .outwards(gradient.resolvedStops(in: environment), center, from: startRadius, to: endRadius))
    }
}

/// Colours from the centre outwards, in ellipses with the frame's proportions. Radii as fractions of its sides.
///
/// Source: developer.apple.com/documentation/swiftui/ellipticalgradient
public struct EllipticalGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startRadius = startRadiusFraction
        endRadius = endRadiusFraction
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: View, FillingView {
    public typealias Body = Never
    public typealias Resolved = Never

    package func paint(in environment: EnvironmentValues) -> Paint {
        var paint = RadialGradientPaint.outwards(
            gradient.resolvedStops(in: environment), center, from: startRadius, to: endRadius)
        paint.isElliptical = true
        return .radialGradient(paint)
    }
}

extension RadialGradientPaint {
    /// Creates a radial paint. Painters draw from the smaller circle to the larger one, so a gradient that runs
    /// inwards is reversed.
    static func outwards(
        _ stops: [GradientStop], _ center: UnitPoint, from start: CGFloat, to end: CGFloat
    ) -> RadialGradientPaint {
        let (from, to) = (max(0, Double(start.finite)), max(0, Double(end.finite)))
        return RadialGradientPaint(
            stops: from <= to ? stops : stops.reversed, centerX: Double(center.x.finite),
            centerY: Double(center.y.finite), startRadius: min(from, to), endRadius: max(from, to))
    }
}

extension [GradientStop] {
    /// Returns the stops in reverse order, with mirrored locations.
    var reversed: [GradientStop] {
        Array(reversed()).map { GradientStop(location: 1 - $0.location, color: $0.color) }
    }
}
