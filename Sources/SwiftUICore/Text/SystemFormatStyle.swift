public import Foundation

/// Formats of times that run. Source: developer.apple.com/documentation/swiftui/systemformatstyle
public enum SystemFormatStyle: Sendable {
    /// Clock that counts down to the end of an interval, or up from its start: `4:59`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/timer
    public struct Timer: FormatStyle, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool

        public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
        }
        public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
        }

        public func format(_ value: Date) -> String {
            let clock = DateText.timer(
                interval.lowerBound...interval.upperBound, pauseTime: nil, countsDown: countsDown,
                showsHours: showsHours)
            return clock.words(in: TextContext(now: value))
        }
    }

    /// Clock that counts up from a date: `1:02:03`.
    ///
    /// Partly: without fractions of a second, and with all fields from the hours or minutes on.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/stopwatch
    public struct Stopwatch: FormatStyle, Sendable {
        let start: Date
        let showsHours: Bool

        public init(
            startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) { (self.start, self.showsHours) = (start, showsHours) }

        public func format(_ value: Date) -> String {
            DateText.clock(value.timeIntervalSince(start), showsHours: showsHours)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/timer(countingdownin:showshours:maxfieldcount:)
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3
    ) -> Self { Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount) }

    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3
    ) -> Self { Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/stopwatch(startingat:showshours:maxfieldcount:maxprecision:)
    public static func stopwatch(
        startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension Date {
    /// The date, or the nearest one within some 30,000 years: of others no distance can be computed.
    var limited: Date {
        let seconds = timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -1e12), 1e12))
    }
}
