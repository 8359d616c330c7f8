/// A point of an area's upper edge; those of one series are connected in their order.
///
/// Source: developer.apple.com/documentation/charts/areamark
public nonisolated struct AreaMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.area)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    /// Creates a point of an area from the baseline on.
    ///
    /// Source: developer.apple.com/documentation/charts/areamark/init(x:y:stacking:)
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        record.x.value = x.plotted
        record.y.value = y.plotted
        record.stacking = stacking
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: x, y: y, stacking: stacking)
        record.series = series.plotted.start
    }

    /// Creates a point of an area between two values of the y axis.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        record.x.value = x.plotted
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, yStart: yStart, yEnd: yEnd)
        record.series = series.plotted.start
    }

    /// Creates a point of an area between two values of the x axis.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        record.y.value = y.plotted
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(xStart: xStart, xEnd: xEnd, y: y)
        record.series = series.plotted.start
    }
}
