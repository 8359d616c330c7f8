/// A dot, or another symbol, for each element of a collection.
///
/// Source: developer.apple.com/documentation/charts/pointplot
public nonisolated struct PointPlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }

    /// Plots a collection.
    ///
    /// Source: developer.apple.com/documentation/charts/pointplot/init(_:x:y:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .point) { ($0.x.value, $0.y.value) = (x.read($1), y.read($1)) }
    }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
