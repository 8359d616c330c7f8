/// A rectangle between values, or around one.
///
/// Source: developer.apple.com/documentation/charts/rectanglemark
public nonisolated struct RectangleMark: PrimitiveChartContent {
    public typealias Body = Never
    private var record = MarkRecord(.rectangle)

    @MainActor public func _collect(into marks: inout _MarkCollector) { marks.add(record) }

    /// Creates a rectangle that fills the space of both values.
    ///
    /// Source: developer.apple.com/documentation/charts/rectanglemark/init(x:y:width:height:)
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        (record.x.value, record.y.value) = (x.plotted, y.plotted)
        (record.width, record.height) = (width, height)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        record.x.value = x.plotted
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
        record.width = width
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        record.y.value = y.plotted
        record.height = height
    }

    /// Creates a rectangle over a span of the x axis, by default as high as the plot area.
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        (record.x.start, record.x.end) = (xStart.plotted, xEnd.plotted)
        (record.y.startPoint, record.y.endPoint) = (yStart, yEnd)
    }

    /// Creates a rectangle over a span of the y axis, by default as wide as the plot area.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        (record.y.start, record.y.end) = (yStart.plotted, yEnd.plotted)
        (record.x.startPoint, record.x.endPoint) = (xStart, xEnd)
    }

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        record.x.value = x.plotted
        (record.y.startPoint, record.y.endPoint) = (yStart, yEnd)
        record.width = width
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        record.y.value = y.plotted
        (record.x.startPoint, record.x.endPoint) = (xStart, xEnd)
        record.height = height
    }
}
