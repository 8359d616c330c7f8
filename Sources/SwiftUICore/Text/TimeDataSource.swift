public import Foundation

/// A value that changes with the time, which a text shows as it is now.
///
/// Source: developer.apple.com/documentation/swiftui/timedatasource
public struct TimeDataSource<Value>: Sendable {
    /// Tells one source from another.
    let identity: [Date]
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(identity: []) { $0 } }
}

extension TimeDataSource where Value == Duration {
    /// Time since a date, or with a minus sign until it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(identity: [date]) { .seconds($0.timeIntervalSince(date)) }
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// Range between a date and now.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(identity: [date]) { min(date, $0)..<max(date, $0) }
    }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { dateRange(startingAt: date) }
}

extension Text {
    /// Shows a value of the time, updated every second.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/init(_:format:)
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String, F: Sendable {
        let identity: [AnyHashable] = [AnyHashable(format), AnyHashable(source.identity)]
        let adapted = AdaptedFormat(format)
        self.init(
            .date(.formatted(FormattedTime(identity: identity) { adapted.format(in: $0).format(source.value($0.now)) }))
        )
    }
}

/// Text of the time.
struct FormattedTime: Equatable, @unchecked Sendable {  // the closure is `Sendable`, and the identity is only compared
    let identity: [AnyHashable]
    let words: @Sendable (TextContext) -> String

    init(identity: [AnyHashable], words: @escaping @Sendable (TextContext) -> String) {
        (self.identity, self.words) = (identity, words)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }
}
