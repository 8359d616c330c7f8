/// A part of a pie or ring for each element of a collection.
///
/// Source: developer.apple.com/documentation/charts/sectorplot
public nonisolated struct SectorPlot<Content: ChartContent>: PrimitiveChartContent {
    public typealias Body = Never
    private let content: Content

    @MainActor public func _collect(into marks: inout _MarkCollector) { content._collect(into: &marks) }

    /// Plots a collection; lengths are those of `SectorMark`.
    ///
    /// Source: developer.apple.com/documentation/charts/sectorplot/init(_:angle:innerradius:outerradius:angularinset:)
    public nonisolated init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == _DataPlotContent<Data.Element> {
        content = _DataPlotContent(data, .sector) {
            $0.sector = SectorSpan(
                angle: angle.read($1), innerRadius: innerRadius, outerRadius: outerRadius, inset: angularInset ?? 0)
        }
    }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
