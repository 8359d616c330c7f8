/// A straight line at a value, across the plot area or between two values.
///
/// Source: developer.apple.com/documentation/charts/rulemark
public nonisolated struct RuleMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.rule)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    /// Creates a vertical line between two points of the plot area's height; its whole height by default.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        record.x.value = x.plotted
        (record.y.startPoint, record.y.endPoint) = (yStart, yEnd)
    }

    /// Creates a horizontal line between two points of the plot area's width; its whole width by default.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        record.y.value = y.plotted
        (record.x.startPoint, record.x.endPoint) = (xStart, xEnd)
    }

    /// Creates a vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        record.x.value = x.plotted
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
    }

    /// Creates a horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        record.y.value = y.plotted
    }
}
