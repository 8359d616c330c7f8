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
    /// Partly: without fractions of a second.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/stopwatch
    public struct Stopwatch: FormatStyle, Sendable {
        let start: Date

        public init(startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4) { self.start = start }

        public func format(_ value: Date) -> String {
            Text.DateStyle.timer.words(for: start, in: TextContext(now: max(start, value)))
        }
    }

    /// Distance from a date, in words: `+2 hours`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/dateoffset
    public struct DateOffset: FormatStyle, Sendable {
        let anchor: Date

        public init(to anchor: Date) { self.anchor = anchor }
        public func format(_ value: Date) -> String {
            Text.DateStyle.offset.words(for: value, in: TextContext(now: anchor))
        }
    }

    /// Distance to a date, in words: `in 2 hours`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/datereference
    public struct DateReference: FormatStyle, Sendable {
        let date: Date

        public init(to date: Date) { self.date = date }
        public func format(_ value: Date) -> String {
            Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .named, unitsStyle: .wide).format(value)
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
    /// Source: developer.apple.com/documentation/foundation/formatstyle/stopwatch(startingat:showshours:maxfieldcount:)
    public static func stopwatch(startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4) -> Self {
        Self(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/offset(to:)
    public static func offset(to anchor: Date) -> Self { Self(to: anchor) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/reference(to:)
    public static func reference(to date: Date) -> Self { Self(to: date) }
}
