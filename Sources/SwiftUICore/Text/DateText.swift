public import Foundation

/// A date or interval whose text may change over time.
enum DateText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(FormattedTime)

    func words(in context: TextContext) -> String {
        switch self {
        case .date(let date, let style): style.words(for: date, in: context)
        case .dates(let range):
            (range.lowerBound..<range.upperBound).formatted(
                Date.IntervalFormatStyle(locale: context.locale, timeZone: context.timeZone))
        case .timer(let range, let pause, let countsDown, let showsHours):
            Self.timer(range, now: pause ?? context.now, countsDown, showsHours)
        case .formatted(let time): time.words(context)
        }
    }

    /// Returns whether the text changes over time, and so must be updated every second.
    func ticks(now: Date) -> Bool {
        switch self {
        case .date(_, let style): style.changes
        case .dates: false
        case .timer(let range, let pause, _, _): pause == nil && now < range.upperBound
        case .formatted: true
        }
    }

    private static func timer(
        _ range: ClosedRange<Date>, now: Date, _ countsDown: Bool, _ showsHours: Bool
    ) -> String {
        let now = min(max(now, range.lowerBound), range.upperBound)
        let seconds = countsDown ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
        return clock(countsDown ? seconds.rounded(.up) : seconds.rounded(.down), showsHours: showsHours)
    }

    /// Formats a duration as `1:02:03`, or as `62:03` without hours; at most 10¹² seconds.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = Int(seconds.isNaN ? 0 : min(max(seconds, 0), 1e12))
        let (minutes, rest) = (total / 60, total % 60)
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }
}

extension Text {
    /// Format of a date.
    ///
    /// Source: developer.apple.com/documentation/swiftui/text/datestyle
    public struct DateStyle: Hashable, Sendable, Codable {
        private enum Kind: String, Hashable, Codable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// Time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// Day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// Distance from now: 2 hr, 23 min. The largest unit is weeks.
        public static let relative = DateStyle(kind: .relative)
        /// Distance from now with a sign: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// Clock that counts down to the date or up from it: 36:59:01.
        public static let timer = DateStyle(kind: .timer)

        var changes: Bool { kind == .relative || kind == .offset || kind == .timer }

        func words(for date: Date, in context: TextContext) -> String {
            let distance = date.timeIntervalSince(context.now)
            switch kind {
            case .time: return Self.words(for: date, .omitted, .shortened, context)
            case .date: return Self.words(for: date, .long, .omitted, context)
            case .relative: return Self.length(distance, context.locale, .abbreviated, unitCount: 2)
            case .offset:
                return (distance < 0 ? "-" : "+") + Self.length(distance, context.locale, .wide, unitCount: 1)
            case .timer: return DateText.clock(abs(distance).rounded(.down), showsHours: true)
            }
        }

        private static func words(
            for date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
            _ context: TextContext
        ) -> String {
            date.formatted(
                Date.FormatStyle(date: day, time: time, locale: context.locale, timeZone: context.timeZone))
        }

        private static func length(
            _ seconds: TimeInterval, _ locale: Locale, _ width: Duration.UnitsFormatStyle.UnitWidth, unitCount: Int
        ) -> String {
            let whole = Int64(min(abs(seconds), 1e12).rounded(.down))
            return Duration.seconds(whole).formatted(
                .units(
                    allowed: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: unitCount,
                    fractionalPart: .hide(rounded: .towardZero)
                ).locale(locale))
        }
    }

    /// Shows a date; relative styles are updated every second.
    public init(_ date: Date, style: DateStyle) { self.init(.date(.date(date, style))) }

    public init(_ dates: ClosedRange<Date>) { self.init(.date(.dates(dates))) }

    public init(_ interval: DateInterval) { self.init(.date(.dates(interval.start...interval.end))) }

    /// Shows a clock that runs within an interval.
    ///
    /// - Parameters:
    ///   - pauseTime: time at which the clock is stopped; nil lets it run.
    ///   - countsDown: whether it counts down to the interval's end, rather than up from its start.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}
