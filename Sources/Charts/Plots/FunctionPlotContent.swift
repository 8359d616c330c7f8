/// A line of a function.
///
/// Source: developer.apple.com/documentation/charts/functionlineplotcontent
public nonisolated struct FunctionLinePlotContent: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.line)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double) {
        self.init(x, y, domain) { (x: $0, y: function($0)) }
    }

    init(
        _ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        record.function = PlotFunction(domain: domain) { record, number in
            let point = function(number)
            record.x.value = PlottedValue(label: x, start: .number(point.x))
            record.y.value = PlottedValue(label: y, start: .number(point.y))
        }
    }
}

/// An area under a function, or between two.
///
/// Source: developer.apple.com/documentation/charts/functionareaplotcontent
public nonisolated struct FunctionAreaPlotContent: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.area)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    init(_ x: Text, _ y: Text, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double) {
        record.stacking = .unstacked
        record.function = PlotFunction(domain: domain) { record, number in
            record.x.value = PlottedValue(label: x, start: .number(number))
            record.y.value = PlottedValue(label: y, start: .number(function(number)))
        }
    }

    init(
        _ x: Text, _ yStart: Text, _ yEnd: Text, _ domain: ClosedRange<Double>?,
        _ function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        record.function = PlotFunction(domain: domain) { record, number in
            let (low, high) = function(number)
            record.x.value = PlottedValue(label: x, start: .number(number))
            record.y.start = PlottedValue(label: yStart, start: .number(low))
            record.y.end = PlottedValue(label: yEnd, start: .number(high))
        }
    }
}
