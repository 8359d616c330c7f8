/// Writes values in a language.
struct ValueWriter {
    let locale: Locale
    let calendar: Calendar

    /// Returns a number with so many digits after the point, a category as it is.
    func text(_ value: PlotValue, fractionDigits: Int) -> String {
        switch value {
        case .category(let text): text
        case .number(let number):
            number.formatted(.number.precision(.fractionLength(fractionDigits)).locale(locale))
        case .date: text(value, unit: .day, showsYear: false)
        }
    }

    func percentage(_ share: Double) -> String {
        share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    /// Returns a date as precisely as a calendar unit needs.
    func text(_ value: PlotValue, unit: Calendar.Component, showsYear: Bool) -> String {
        guard case .date(let date) = value else { return text(value, fractionDigits: 0) }
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        return switch unit {
        case .second, .nanosecond: date.formatted(style.hour().minute().second())
        case .minute: date.formatted(style.hour().minute())
        case .hour: date.formatted(style.hour())
        case .month, .quarter:
            date.formatted(showsYear ? style.month(.abbreviated).year() : style.month(.abbreviated))
        case .year, .yearForWeekOfYear, .era: date.formatted(style.year())
        default: date.formatted(style.month(.abbreviated).day())
        }
    }

    /// Returns a mark's value for screen readers: numbers with three digits after the point at most, whole units.
    func spoken(_ value: PlottedValue) -> String {
        switch value.start {
        case .category(let text): return text
        case .number(let number): return number.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
        case .date(let date):
            let seconds = value.end?.scalar.map { $0 - date.timeIntervalSinceReferenceDate } ?? 0
            let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            let isMidnight = calendar.startOfDay(for: date) == date
            if seconds > 300 * 86_400 { return date.formatted(style.year()) }
            if seconds > 27 * 86_400 { return date.formatted(style.month(.wide).year()) }
            if isMidnight { return date.formatted(style.month(.wide).day().year()) }
            return date.formatted(style.month(.wide).day().hour().minute())
        }
    }

    /// Digits after the point that a number needs, six at most.
    static func fractionDigits(_ number: Double) -> Int {
        (0..<6).first { digits in
            let scaled = number * pow(10, Double(digits))
            return abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled))
        } ?? 6
    }

    /// Returns the unit that distances of seconds between dates look like.
    static func unit(of seconds: [Double]) -> Calendar.Component {
        let least = zip(seconds.dropFirst(), seconds).map { abs($0 - $1) }.min() ?? 86_400
        return switch least {
        case ..<60: .second
        case ..<3_600: .minute
        case ..<86_000: .hour
        case ..<2_400_000: .day
        case ..<31_000_000: .month
        default: .year
        }
    }
}
