/// A straight line for each element of a collection.
///
/// Source: developer.apple.com/documentation/charts/ruleplot
public nonisolated struct RulePlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }

    /// Plots vertical lines between two points of the plot area's height; its whole height by default.
    ///
    /// Source: developer.apple.com/documentation/charts/ruleplot/init(_:x:ystart:yend:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .rule) {
            ($0.x.value, $0.y.startPoint, $0.y.endPoint) = (x.read($1), yStart, yEnd)
        }
    }

    /// Plots horizontal lines between two points of the plot area's width; its whole width by default.
    public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .rule) {
            ($0.x.startPoint, $0.x.endPoint, $0.y.value) = (xStart, xEnd, y.read($1))
        }
    }

    /// Plots vertical lines between two values.
    ///
    /// Source: developer.apple.com/documentation/charts/ruleplot/init(_:x:ystart:yend:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .rule) {
            ($0.x.value, $0.y.start, $0.y.end) = (x.read($1), yStart.read($1), yEnd.read($1))
        }
    }

    /// Plots horizontal lines between two values.
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .rule) {
            ($0.x.start, $0.x.end, $0.y.value) = (xStart.read($1), xEnd.read($1), y.read($1))
        }
    }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
