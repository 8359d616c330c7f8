/// A chart of marks.
///
/// Source: developer.apple.com/documentation/charts/chart
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @State private var counts = TickCounts()

    /// Creates a chart of the marks in a closure.
    ///
    /// Source: developer.apple.com/documentation/charts/chart/init(content:)
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        let chart = ResolvedChart(marks, settings, counts: counts)
        ChartSurface(chart: chart, settings: settings, counts: counts, writer: writer)
            .onGeometryChange(for: TickCounts.self) {
                TickCounts($0.size)
            } action: {
                counts = $0
            }
    }

    private var marks: [MarkRecord] {
        var collector = _MarkCollector()
        content._collect(into: &collector)
        return collector.marks
    }

    private var writer: ValueWriter {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return ValueWriter(locale: locale, calendar: calendar)
    }
}

extension Chart {
    /// Creates a chart with marks for each element of a collection.
    ///
    /// Source: developer.apple.com/documentation/charts/chart/init(_:content:)
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init { ForEach(data, content: content) }
    }

    /// Creates a chart with marks for each element of a collection, which is known by a property.
    ///
    /// Source: developer.apple.com/documentation/charts/chart/init(_:id:content:)
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init { ForEach(data, id: id, content: content) }
    }
}
