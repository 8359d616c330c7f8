/// Marks of a chart.
///
/// Source: developer.apple.com/documentation/charts/chartcontent
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Adds this content's marks to those of a chart.
    func _collect(into marks: inout _MarkCollector)
}

extension ChartContent {
    public func _collect(into marks: inout _MarkCollector) { body._collect(into: &marks) }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// Marks of a chart, as they are collected from its content.
public struct _MarkCollector {
    private(set) var marks: [MarkRecord] = []
    /// Identities of the elements of loops, and places in blocks, from the outermost on.
    private var path: [AnyHashable] = []

    mutating func add(_ mark: MarkRecord) {
        var mark = mark
        mark.id = MarkID(path: path)
        marks.append(mark)
    }

    /// A value by which the series of the content that is collected now is told from those of others.
    var plot: PlotValue { .category("plot \(path)") }

    /// Collects marks below an identity: the place in a block, or an element of a loop.
    mutating func within(_ id: AnyHashable, _ collect: (inout _MarkCollector) -> Void) {
        path.append(id)
        collect(&self)
        path.removeLast()
    }

    /// Collects marks and changes each of them.
    mutating func changing(_ change: (inout MarkRecord) -> Void, _ collect: (inout _MarkCollector) -> Void) {
        let first = marks.count
        collect(&self)
        for index in marks.indices[first...] { change(&marks[index]) }
    }
}

/// A content that is made when the marks are collected, and has no body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}
