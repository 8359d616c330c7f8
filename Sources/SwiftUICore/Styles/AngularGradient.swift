package import RenderTree

/// A conic gradient: colours around a point, clockwise from an angle, where 0 points right. As a view it takes all of
/// the proposed size.
///
/// Source: developer.apple.com/documentation/swiftui/angulargradient
public struct AngularGradient: Hashable, Sendable {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    // A conic gradient: one full turn from `angle`.

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public init(gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient.gradient, center: center, angle: angle)
    }
}

extension AngularGradient: View, FillingView {
    public typealias Body = Never
    public typealias Resolved = Never

    package func paint(in environment: EnvironmentValues) -> Paint {
        var stops = gradient.resolvedStops(in: environment)
        var (start, end) = (startAngle.degrees.finite, endAngle.degrees.finite)
        if end < start {
            (start, end) = (end, start)
            stops = stops.reversed
        }
        if end - start > 360 { stops = stops.lastTurn(of: end - start) }
        if end - start < 360 { stops = stops.wholeTurn(of: end - start) }
        if end - start > 360 { start = end - 360 }
        return .angularGradient(
            AngularGradientPaint(
                stops: stops, centerX: Double(center.x.finite), centerY: Double(center.y.finite), startAngle: start,
                endAngle: start + 360))
    }
}

extension [GradientStop] {
    /// Returns stops for a full turn: the rest outside of the angles is filled with the two end colours, half each.
    fileprivate func wholeTurn(of span: Double) -> [GradientStop] {
        guard let first, let last else { return self }
        let share = span / 360
        let middle = (1 + share) / 2
        let inside = map { GradientStop(location: $0.location * share, color: $0.color) }
        return inside + [
            GradientStop(location: middle, color: last.color), GradientStop(location: middle, color: first.color),
        ]
    }

    /// Returns stops for the last of several turns, which covers the earlier ones.
    fileprivate func lastTurn(of span: Double) -> [GradientStop] {
        let share = 360 / span
        return map { GradientStop(location: Swift.max(0, ($0.location - 1 + share) / share), color: $0.color) }
    }
}
