public import Foundation
import FoundationAdditions

extension SystemFormatStyle {
    /// Distance from a date: `2 hours, 5 minutes`, or `1:23:45` where these are the fields and as many are shown.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/dateoffset
    public struct DateOffset: FormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let fieldCountMax: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - maxFieldCount: greatest number of fields, beginning with the largest that is not zero; 1 at least.
        ///   - sign: whether dates before the anchor have a minus sign, and those behind it a plus sign.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            (self.anchor, fields, fieldCountMax) = (anchor.limited, allowedFields, max(1, maxFieldCount))
            self.sign = sign
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Date) -> String {
            let value = value.limited
            let range = min(value, anchor)..<max(value, anchor)
            return sign(of: value) + (clock(range) ?? words(range))
        }

        private func sign(of value: Date) -> String {
            if sign == .never { return "" }
            if value < anchor { return "-" }
            let hasPlus =
                sign == .always(includingZero: true) || sign == .always(includingZero: false) && value > anchor
            return hasPlus ? "+" : ""
        }

        /// Returns the distance as clocks show it; nil for other fields.
        private func clock(_ range: Range<Date>) -> String? {
            let seconds = range.upperBound.timeIntervalSince(range.lowerBound).rounded(.down)
            let pattern: Duration.TimeFormatStyle.Pattern
            switch (fields, fieldCountMax) {
            case ([.minute, .second], 2): pattern = .minuteSecond
            case ([.hour, .minute, .second], 3): pattern = .hourMinuteSecond
            default: return nil
            }
            return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
        }

        /// Returns the largest fields that are not zero, or the smallest one.
        private func words(_ range: Range<Date>) -> String {
            let allowed = Self.units.filter { fields.contains($0.field) }
            let parts = Calendar.current.dateComponents(
                Set(allowed.map(\.component)), from: range.lowerBound, to: range.upperBound)
            let shown = allowed.drop { parts.value(for: $0.component) == 0 }.prefix(fieldCountMax).map(\.unit)
            if shown.isEmpty { return none(of: allowed.last?.unit) }
            return Date.SpanFormatStyle(style: .wide, locale: locale, fields: Set(shown)).format(range)
        }

        /// Returns such as `0 minutes`, which a style of spans leaves out; months and years as days.
        private func none(of unit: Date.SpanFormatStyle.Field?) -> String {
            let shown: Duration.UnitsFormatStyle.Unit
            switch unit {
            case .second: shown = .seconds
            case .minute: shown = .minutes
            case .hour: shown = .hours
            case .week: shown = .weeks
            case .day, .month, .year: shown = .days
            case nil: return ""
            }
            return Duration.zero.formatted(.units(allowed: [shown], width: .wide).locale(locale))
        }

        private static let units:
            [(
                field: Date.ComponentsFormatStyle.Field, component: Calendar.Component,
                unit: Date.SpanFormatStyle.Field
            )] = [
                (.year, .year, .year), (.month, .month, .month), (.week, .weekOfMonth, .week), (.day, .day, .day),
                (.hour, .hour, .hour), (.minute, .minute, .minute), (.second, .second, .second),
            ]
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/offset(to:allowedfields:maxfieldcount:sign:)
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
