/// A bar.
///
/// Source: developer.apple.com/documentation/charts/barmark
public nonisolated struct BarMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.bar)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    /// Creates a bar from the baseline to a value.
    ///
    /// Source: developer.apple.com/documentation/charts/barmark/init(x:y:width:height:stacking:)
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        record.x.value = x.plotted
        record.y.value = y.plotted
        (record.width, record.height, record.stacking) = (width, height, stacking)
    }

    /// Creates a horizontal bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        record.y.value = y.plotted
        record.height = height
    }

    /// Creates a vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        record.x.value = x.plotted
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
        record.width = width
    }

    /// Creates a bar along the x axis between two points of the plot area's height; its whole height by default.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        record.x.value = x.plotted
        (record.y.startPoint, record.y.endPoint) = (yStart, yEnd)
        (record.width, record.stacking) = (width, stacking)
    }

    /// Creates a bar along the y axis between two points of the plot area's width; its whole width by default.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        record.y.value = y.plotted
        (record.x.startPoint, record.x.endPoint) = (xStart, xEnd)
        (record.height, record.stacking) = (height, stacking)
    }

    /// Creates a bar over a span of the x axis.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        (record.y.startPoint, record.y.endPoint) = (yStart, yEnd)
    }

    /// Creates a bar over a span of the y axis.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
        (record.x.startPoint, record.x.endPoint) = (xStart, xEnd)
    }
}
