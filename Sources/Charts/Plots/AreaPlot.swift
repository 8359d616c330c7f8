/// An area under a function or a collection's values, or between two of them.
///
/// Source: developer.apple.com/documentation/charts/areaplot
public nonisolated struct AreaPlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

extension AreaPlot {
    /// Fills the area between a function and the baseline, as `LinePlot` plots it.
    ///
    /// Source: developer.apple.com/documentation/charts/areaplot/init(x:y:domain:function:)
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> Double
    ) where Content == FunctionAreaPlotContent {
        content = FunctionAreaPlotContent(Text(x), Text(y), domain, function)
    }

    @_disfavoredOverload
    public nonisolated init<X: StringProtocol, Y: StringProtocol>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) where Content == FunctionAreaPlotContent {
        content = FunctionAreaPlotContent(Text(x), Text(y), domain, function)
    }

    /// Fills the area between the two values that a function gives.
    ///
    /// Source: developer.apple.com/documentation/charts/areaplot/init(x:ystart:yend:domain:function:)
    public nonisolated init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionAreaPlotContent {
        content = FunctionAreaPlotContent(Text(x), Text(yStart), Text(yEnd), domain, function)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
        function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) where Content == FunctionAreaPlotContent {
        content = FunctionAreaPlotContent(Text(x), Text(yStart), Text(yEnd), domain, function)
    }

    /// Fills the area under a collection's values.
    ///
    /// Source: developer.apple.com/documentation/charts/areaplot/init(_:x:y:stacking:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .area) {
            ($0.x.value, $0.y.value, $0.stacking) = (x.read($1), y.read($1), stacking)
        }
    }

    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .area, series: series.read) {
            ($0.x.value, $0.y.value, $0.stacking) = (x.read($1), y.read($1), stacking)
        }
    }

    /// Fills the area between two values of each element.
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .area) {
            ($0.x.value, $0.y.start, $0.y.end) = (x.read($1), yStart.read($1), yEnd.read($1))
        }
    }
}
