/// Formats and parses dates, for HTML inputs and for people; in the time zone of the app's process unless another is given.
package enum DateWords {
    package enum Part { case date, time }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }

    /// Returns the value of an HTML input: `2026-11-21` or `09:30`.
    package static func value(_ date: Date, _ part: Part, in zone: TimeZone = .current) -> String {
        let parts = calendar(zone).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(min(max(number ?? 0, 0), 9999))
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        switch part {
        case .date: return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        case .time: return "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        }
    }

    /// Returns the date with its day or its time replaced; nil for an invalid value.
    package static func date(
        _ value: String, _ part: Part, keeping date: Date, in zone: TimeZone = .current
    ) -> Date? {
        let calendar = calendar(zone)
        let numbers = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == ":" }.map { Int($0) }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        switch part {
        case .date:
            guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
                (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            (parts.year, parts.month, parts.day) = (year, month, day)
        case .time:
            guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1], (0...23).contains(hour),
                (0...59).contains(minute)
            else { return nil }
            (parts.hour, parts.minute) = (hour, minute)
        }
        return calendar.date(from: parts)
    }

    package static func day(_ date: Date, _ locale: Locale, in zone: TimeZone = .current) -> String {
        words(date, Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale), zone)
    }

    package static func time(_ date: Date, _ locale: Locale, in zone: TimeZone = .current) -> String {
        words(date, Date.FormatStyle(date: .omitted, time: .shortened, locale: locale), zone)
    }

    private static func words(_ date: Date, _ style: Date.FormatStyle, _ zone: TimeZone) -> String {
        var style = style
        style.calendar = calendar(zone)
        style.timeZone = zone
        return date.formatted(style)
    }
}
