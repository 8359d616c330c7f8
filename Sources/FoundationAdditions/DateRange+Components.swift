public import Foundation

extension Date {
    /// Writes how long a range of dates is. Apple's name is `Date.ComponentsFormatStyle`, of which Foundation on Linux
    /// has the name alone.
    ///
    /// Source: developer.apple.com/documentation/foundation/date/componentsformatstyle
    public struct SpanFormatStyle: Foundation.FormatStyle, Sendable {
        /// Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/style-swift.struct
        public enum Style: String, Codable, Hashable, Sendable {
            case wide, abbreviated, condensedAbbreviated, narrow, spellOut
        }

        /// Source: developer.apple.com/documentation/foundation/date/componentsformatstyle/field
        public enum Field: String, Codable, Hashable, CaseIterable, Sendable {
            case year, month, week, day, hour, minute, second
        }

        public var style: Style
        public var locale: Locale
        public var calendar: Calendar
        /// Units that are used; nil for all.
        public var fields: Set<Field>?

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        public func locale(_ locale: Locale) -> Self {
            Self(style: style, locale: locale, calendar: calendar, fields: fields)
        }

        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.calendar = calendar
            formatter.calendar?.locale = locale
            let units = SpanUnit.allCases.filter { unit in fields?.contains { $0.rawValue == unit.rawValue } ?? false }
            formatter.allowedUnits = NSCalendar.Unit(units.map(\.calendarUnit))
            formatter.unitsStyle = unitsStyle
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }

        private var unitsStyle: DateComponentsFormatter.UnitsStyle {
            switch style {
            case .wide, .spellOut: .full
            case .abbreviated: .short
            case .condensedAbbreviated, .narrow: .abbreviated
            }
        }
    }
}

extension Foundation.FormatStyle where Self == Date.SpanFormatStyle {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/components(style:fields:)
    public static func components(
        style: Date.SpanFormatStyle.Style, fields: Set<Date.SpanFormatStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }
    /// Hours, minutes and seconds. Source: developer.apple.com/documentation/foundation/formatstyle/timeduration
    public static var timeDuration: Self { Self(style: .narrow, fields: [.hour, .minute, .second]) }
}
