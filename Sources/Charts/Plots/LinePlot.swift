/// A line of a function, or through a collection's values in their order.
///
/// Source: developer.apple.com/documentation/charts/lineplot
public nonisolated struct LinePlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

extension LinePlot {
    /// Plots a function by 201 points; where it is not finite, the line is broken off.
    /// - Parameter domain: numbers over which the function is drawn; nil for the domain of the chart's x axis, which is 0…1
    ///   where nothing else says it.
    ///
    /// Source: developer.apple.com/documentation/charts/lineplot/init(x:y:domain:function:)
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionLinePlotContent { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    public nonisolated init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) where Content == FunctionLinePlotContent { content = FunctionLinePlotContent(x, y, domain, function) }

    @_disfavoredOverload
    public nonisolated init<X: StringProtocol, Y: StringProtocol>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) where Content == FunctionLinePlotContent { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Plots a function that gives both places for a number of `domain`.
    ///
    /// Source: developer.apple.com/documentation/charts/lineplot/init(x:y:t:domain:function:)
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping (Double) -> (x: Double, y: Double)
    ) where Content == FunctionLinePlotContent {
        content = FunctionLinePlotContent(Text(x), Text(y), domain, function)
    }

    /// Plots a collection.
    ///
    /// Source: developer.apple.com/documentation/charts/lineplot/init(_:x:y:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .line) { ($0.x.value, $0.y.value) = (x.read($1), y.read($1)) }
    }

    /// Plots a collection with a line for each value of `series`.
    ///
    /// Source: developer.apple.com/documentation/charts/lineplot/init(_:x:y:series:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .line, series: series.read) {
            ($0.x.value, $0.y.value) = (x.read($1), y.read($1))
        }
    }
}
