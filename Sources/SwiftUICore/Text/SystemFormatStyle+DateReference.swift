public import Foundation

extension SystemFormatStyle {
    /// A date as one speaks of it: near ones by their distance, such as `in 2 hours`, the others as a date, such as `June 2019`.
    ///
    /// Source: developer.apple.com/documentation/swiftui/systemformatstyle/datereference
    public struct DateReference: FormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let fieldCountMax: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent

        /// - Parameters:
        ///   - maxFieldCount: greatest number of fields of a date, beginning with the largest in which it differs; 1 at least.
        ///   - thresholdField: largest field of a distance; one that reaches the next larger field is written as a date.
        public init(
            to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            (self.date, fields, fieldCountMax) = (date.limited, allowedFields, max(1, maxFieldCount))
            threshold = thresholdField
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Date) -> String {
            let value = value.limited
            guard isNear(value) else { return absolute(from: value) }
            return Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: nearFields, presentation: .named, unitsStyle: .wide, locale: locale
            ).format(value)
        }

        /// Fields, the largest first, each with that of a calendar.
        private static let units: [(field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]

        /// Allowed fields that are no larger than the threshold, which is always one of them.
        private var nearFields: Set<Date.RelativeFormatStyle.Field> {
            let small = Self.units.drop { $0.field != threshold }.map(\.field)
            return fields.intersection(small).union([threshold])
        }

        /// Whether the distance is less than one of the next larger field; weeks are part of months.
        private func isNear(_ value: Date) -> Bool {
            let larger = Self.units.prefix { $0.field != threshold }.last { $0.field != .week }
            guard let larger else { return true }
            let range = (min(value, date), max(value, date))
            let parts = Calendar.current.dateComponents([larger.component], from: range.0, to: range.1)
            return parts.value(for: larger.component) == 0
        }

        /// Writes the date by the largest fields in which it differs from another one.
        private func absolute(from value: Date) -> String {
            let calendar = Calendar.current
            let written = Self.units.filter { fields.contains($0.field) && $0.field != .week }.drop {
                calendar.component($0.component, from: date) == calendar.component($0.component, from: value)
            }
            return written.prefix(fieldCountMax).reduce(Date.FormatStyle(locale: locale)) { style, unit in
                switch unit.field {
                case .year: style.year()
                case .month: style.month(.wide)
                case .day: style.weekday(.wide).day()
                case .hour: style.hour()
                case .minute: style.minute()
                default: style.second()
                }
            }.format(date)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/reference(to:allowedfields:maxfieldcount:thresholdfield:)
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
