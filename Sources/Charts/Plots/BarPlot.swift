/// A bar for each element of a collection.
///
/// Source: developer.apple.com/documentation/charts/barplot
public nonisolated struct BarPlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }

    /// Plots bars from the baseline to a value.
    ///
    /// Source: developer.apple.com/documentation/charts/barplot/init(_:x:y:width:height:stacking:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .bar) {
            ($0.x.value, $0.y.value) = (x.read($1), y.read($1))
            ($0.width, $0.height, $0.stacking) = (width, height, stacking)
        }
    }

    /// Plots vertical bars between two values.
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .bar) {
            ($0.x.value, $0.y.start, $0.y.end) = (x.read($1), yStart.read($1), yEnd.read($1))
            $0.width = width
        }
    }

    /// Plots horizontal bars between two values.
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .bar) {
            ($0.x.start, $0.x.end, $0.y.value) = (xStart.read($1), xEnd.read($1), y.read($1))
            $0.height = height
        }
    }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// A rectangle for each element of a collection.
///
/// Source: developer.apple.com/documentation/charts/rectangleplot
public nonisolated struct RectanglePlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }

    /// Plots rectangles that fill the space of both values.
    ///
    /// Source: developer.apple.com/documentation/charts/rectangleplot/init(_:x:y:width:height:)
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .rectangle) {
            ($0.x.value, $0.y.value, $0.width, $0.height) = (x.read($1), y.read($1), width, height)
        }
    }

    /// Plots rectangles between two values of both axes.
    public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .rectangle) {
            ($0.x.start, $0.x.end) = (xStart.read($1), xEnd.read($1))
            ($0.y.start, $0.y.end) = (yStart.read($1), yEnd.read($1))
        }
    }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
