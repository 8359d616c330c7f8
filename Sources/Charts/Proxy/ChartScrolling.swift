/// How a chart scrolls.
struct ChartScrolling {
    var axes: Axis.Set = []
    /// Length of the x axis that is seen, in its values; nil for all of it.
    var visibleLength: Double?
    /// First value that is seen, and where the first one is written to.
    var first: PlotValue?
    var initial: PlotValue?
    var write: ((PlotValue) -> Void)?

    func isOn(_ chart: ResolvedChart) -> Bool { axes.contains(.horizontal) && chart.x != nil }

    /// Returns how many times wider than what is seen the plot area is.
    func ratio(_ chart: ResolvedChart) -> CGFloat {
        guard let visibleLength, visibleLength > 0, let scale = chart.x else { return 1 }
        switch scale.domain {
        case .bands(let values): return max(1, CGFloat(Double(values.count) / visibleLength))
        case .line(let low, let high): return max(1, CGFloat(abs(high - low) / visibleLength))
        }
    }
}

/// Scrolls the plot area and the labels below it.
struct ChartScroller<Content: View>: View {
    let chart: ResolvedChart
    let settings: ChartSettings
    @ViewBuilder let content: Content
    @State private var position = ScrollPosition(x: 0)

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width * settings.scrolling.ratio(chart)
            ScrollView(.horizontal, showsIndicators: false) {
                content.frame(width: width, height: geometry.size.height)
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { _, offset in
                write(offset, width)
            }
            .onAppear { show(settings.scrolling.first ?? settings.scrolling.initial, width) }
            .onChange(of: settings.scrolling.first) { _, first in
                if position.isPositionedByUser, first == written { return }
                show(first, width)
            }
        }
    }

    /// The value that a person's scrolling wrote last.
    @State private var written: PlotValue?

    private func write(_ offset: CGFloat, _ width: CGFloat) {
        guard let write = settings.scrolling.write, let value = chart.x?.value(at: offset, in: width) else { return }
        guard value != settings.scrolling.first else { return }
        written = value
        write(value)
    }

    private func show(_ value: PlotValue?, _ width: CGFloat) {
        guard let value, let scale = chart.x else { return }
        let plotted = PlottedValue(label: Text(verbatim: ""), start: value)
        guard let place = scale.band(of: plotted)?.start ?? scale.place(of: value) else { return }
        position.scrollTo(x: max(0, place(width)))
    }
}

extension View {
    /// Lets a person scroll a chart.
    ///
    /// Partly: charts scroll along the x axis only.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartscrollableaxes(_:)
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }

    /// Sets how much of the x axis is seen: in seconds for dates, in bands for categories.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartxvisibledomain(length:)
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scrolling.visibleLength = length.plotValue.scalar }
    }

    @available(*, deprecated, message: "chartYVisibleDomain has no effect in Parley: charts scroll along the x axis.")
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

    /// Binds the first x value that is seen to a state.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/chartscrollposition(x:)
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { settings in
            settings.scrolling.first = x.wrappedValue.plotValue
            settings.scrolling.write = { value in
                if let value = P(value) { x.wrappedValue = value }
            }
        }
    }

    @available(
        *, deprecated, message: "chartScrollPosition(y:) has no effect in Parley: charts scroll along the x axis."
    )
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

    /// Sets the x value that is seen first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chart { $0.scrolling.initial = initialX.plotValue }
    }

    @available(*, deprecated, message: "chartScrollTargetBehavior has no effect in Parley: charts stop where they are.")
    public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View { self }
}

/// Rule for where a chart's scrolling comes to rest.
///
/// Source: developer.apple.com/documentation/charts/chartscrolltargetbehavior
public protocol ChartScrollTargetBehavior {}

/// Values at which scrolling rests, which is not done here.
///
/// Source: developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// How far a flick may go.
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
    }
    /// Larger steps, which scrolling prefers.
    public struct MajorValueAlignment: Sendable {
        public static let page = MajorValueAlignment()
        public static func unit<P: Plottable & Numeric>(_ value: P) -> MajorValueAlignment { MajorValueAlignment() }
        public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: Self.MajorValueAlignment? = nil,
        limitBehavior: Self.LimitBehavior = .automatic
    ) -> Self { Self() }
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: Self.MajorValueAlignment? = nil, limitBehavior: Self.LimitBehavior = .automatic
    ) -> Self { Self() }
}
