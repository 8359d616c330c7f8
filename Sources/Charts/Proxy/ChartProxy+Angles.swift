extension ChartProxy {
    /// Returns the angle of a point of the plot area around its middle, clockwise from the top.
    ///
    /// Source: developer.apple.com/documentation/charts/chartproxy/angle(at:)
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
        let turned = atan2(Double(x), -Double(y))
        return .radians(turned < 0 ? turned + 2 * .pi : turned)
    }

    /// Returns the sum of the sectors' values up to an angle.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard let sum = chart.angles.last?.upperBound, sum > 0 else { return nil }
        let share = (angle.degrees / 360).truncatingRemainder(dividingBy: 1)
        return P(.number((share < 0 ? share + 1 : share) * sum))
    }

    /// Selects the value at a place, as a person's finger does.
    ///
    /// Source: developer.apple.com/documentation/charts/chartproxy/selectxvalue(at:)
    public func selectXValue(at position: CGFloat) {
        selection.x?(chart.x?.value(at: position, in: plotSize.width))
    }

    public func selectYValue(at position: CGFloat) {
        selection.y?(chart.y?.value(at: position, in: plotSize.height))
    }

    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        selection.xRange?(Self.span(chart.x, start, end, plotSize.width))
    }

    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        selection.yRange?(Self.span(chart.y, start, end, plotSize.height))
    }

    public func selectAngleValue(at angle: Angle) {
        let value: Double? = value(atAngle: angle)
        selection.angle?(value.map { .number($0) })
    }

    private static func span(
        _ scale: PositionScale?, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat
    ) -> (PlotValue, PlotValue)? {
        scale?.value(at: start, in: length).flatMap { first in
            scale?.value(at: end, in: length).map { (first, $0) }
        }
    }
}
