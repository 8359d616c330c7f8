/// A point of a line; the points of one series are connected in their order.
///
/// Source: developer.apple.com/documentation/charts/linemark
public nonisolated struct LineMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.line)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        record.x.value = x.plotted
        record.y.value = y.plotted
    }

    /// Creates a point of the line of a series.
    ///
    /// Source: developer.apple.com/documentation/charts/linemark/init(x:y:series:)
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, y: y)
        record.series = series.plotted.start
    }
}

/// A dot, or another symbol.
///
/// Source: developer.apple.com/documentation/charts/pointmark
public nonisolated struct PointMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.point)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        record.x.value = x.plotted
        record.y.value = y.plotted
    }

    /// Creates a dot at a point of the plot area's height; in the middle by default.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        record.x.value = x.plotted
        (record.y.startPoint, record.y.endPoint) = (y, y)
    }

    /// Creates a dot at a point of the plot area's width; in the middle by default.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        record.y.value = y.plotted
        (record.x.startPoint, record.x.endPoint) = (x, x)
    }
}
