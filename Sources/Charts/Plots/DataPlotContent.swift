/// Marks that are plotted for a whole collection, and whose modifiers read properties of its elements.
///
/// Source: developer.apple.com/documentation/charts/vectorizedchartcontent
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
}

/// Marks of a collection, one for each element.
public nonisolated struct _DataPlotContent<DataElement>: PrimitiveChartContent, VectorizedChartContent {
    public typealias Body = Never
    private let records: [MarkRecord]

    /// - Parameters:
    ///   - series: values by which lines and areas are told apart; nil makes one of the whole plot.
    ///   - place: sets where an element's mark is.
    init<Data: RandomAccessCollection>(
        _ data: Data, _ kind: MarkRecord.Kind, series: ((DataElement) -> PlottedValue)? = nil,
        place: (inout MarkRecord, DataElement) -> Void
    ) where Data.Element == DataElement {
        records = data.map { element in
            var record = MarkRecord(kind)
            record.element = element
            record.series = series?(element).start
            place(&record, element)
            return record
        }
    }

    @MainActor public func _collect(into marks: inout _MarkCollector) {
        let plot = marks.plot
        for (index, record) in records.enumerated() {
            var record = record
            if record.kind == .line || record.kind == .area { record.series = record.series ?? plot }
            marks.within(index) { $0.add(record) }
        }
    }
}

extension _ChangedMarks: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
