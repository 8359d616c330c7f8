public import Foundation
public import FoundationAdditions

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
        private var fields: Set<Date.SpanFormatStyle.Field>?
        private var fieldCountMax = 2

        public init(to anchor: Date) { self.anchor = anchor }
        public init(
            to anchor: Date, allowedFields: Set<Date.SpanFormatStyle.Field>, maxFieldCount: Int = 2
        ) {
            self.anchor = anchor
            (fields, fieldCountMax) = (allowedFields, max(1, maxFieldCount))
        }

        public func format(_ value: Date) -> String {
            guard let fields else { return Text.DateStyle.offset.words(for: value, in: TextContext(now: anchor)) }
            let range = min(value, anchor)..<max(value, anchor)
            return (value < anchor ? "-" : "+") + words(range, fields)
        }

        /// Returns the largest fields that are not zero, or the smallest one.
        private func words(_ range: Range<Date>, _ fields: Set<Date.SpanFormatStyle.Field>) -> String {
            let units: [(Date.SpanFormatStyle.Field, Calendar.Component)] = [
                (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
                (.minute, .minute),
                (.second, .second),
            ]
            let allowed = units.filter { fields.contains($0.0) }
            let parts = Calendar.current.dateComponents(
                Set(allowed.map(\.1)), from: range.lowerBound, to: range.upperBound)
            let found = allowed.drop { parts.value(for: $0.1) == 0 }.prefix(fieldCountMax).map(\.0)
            let shown = found.isEmpty ? allowed.suffix(1).map(\.0) : found
            return Date.SpanFormatStyle(style: .wide, fields: Set(shown)).format(range)
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

    /// Source: developer.apple.com/documentation/foundation/formatstyle/offset(to:allowedfields:maxfieldcount:sign:)
    public static func offset(
        to anchor: Date, allowedFields: Set<Date.SpanFormatStyle.Field>, maxFieldCount: Int = 2
    ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/reference(to:)
    public static func reference(to date: Date) -> Self { Self(to: date) }
}
