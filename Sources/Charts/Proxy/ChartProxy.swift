/// Access to the scales and the plot area of a chart.
///
/// Source: developer.apple.com/documentation/charts/chartproxy
public struct ChartProxy {
    let chart: ResolvedChart
    let selection: ChartSelection
    let anchor: Anchor<CGRect>
    /// Size of the plot area in points.
    public let plotSize: CGSize

    /// The plot area, for a `GeometryProxy`.
    ///
    /// Source: developer.apple.com/documentation/charts/chartproxy/plotframe
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// The older name of `plotFrame`.
    public var plotAreaFrame: Anchor<CGRect> { anchor }
    /// The older name of `plotSize`.
    public var plotAreaSize: CGSize { plotSize }

    /// Returns the place of a value along the plot area, in points from its leading edge.
    ///
    /// Source: developer.apple.com/documentation/charts/chartproxy/position(forx:)
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        chart.x?.place(of: value.plotValue)?(plotSize.width)
    }

    /// Returns the place of a value along the plot area, in points from its top.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        chart.y?.place(of: value.plotValue)?(plotSize.height)
    }

    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        position(forX: values.x).flatMap { x in position(forY: values.y).map { CGPoint(x: x, y: $0) } }
    }

    /// Returns from where to where a category's band reaches.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        Self.range(chart.x, value.plotValue, plotSize.width)
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        Self.range(chart.y, value.plotValue, plotSize.height)
    }

    private static func range(_ scale: PositionScale?, _ value: PlotValue, _ length: CGFloat) -> ClosedRange<CGFloat>? {
        let plotted = PlottedValue(label: Text(verbatim: ""), start: value)
        if let span = scale?.band(of: plotted)?.span(in: length) { return span.origin...(span.origin + span.length) }
        return scale?.place(of: value).map { $0(length)...$0(length) }
    }

    /// Returns the value at a place, in points from the plot area's leading edge; the category whose band is there.
    ///
    /// Source: developer.apple.com/documentation/charts/chartproxy/value(atx:as:)
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        chart.x?.value(at: position, in: plotSize.width).flatMap { P($0) }
    }

    /// Returns the value at a place, in points from the plot area's top.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        chart.y?.value(at: position, in: plotSize.height).flatMap { P($0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        value(atX: position.x, as: X.self).flatMap { x in value(atY: position.y, as: Y.self).map { (x, $0) } }
    }

    /// Returns the values at the ends of an axis, or all its categories.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(chart.x) }
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(chart.y) }

    private static func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
        switch scale?.domain {
        case .bands(let values): values.compactMap { P($0) }
        case .line(let low, let high):
            [low, high].compactMap { number in
                P(scale?.isDate == true ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number))
            }
        case nil: []
        }
    }

    /// Returns the style that a value has by the chart's scale.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        if let ramp = chart.looks.ramp, let number = value.plotValue.scalar {
            return AnyShapeStyle(ramp.color(of: number))
        }
        return chart.looks.colors.look(of: value.plotValue)
    }
}
