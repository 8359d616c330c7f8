import Foundation

/// A date picker's values that decide which dates can be chosen and how they are written.
struct DateRules {
    var mode = UIDatePicker.Mode.dateAndTime
    /// In the picker's time zone and locale.
    var calendar = Calendar.current
    var locale = Locale.current
    var first: Date?
    var last: Date?
    /// Between 1 and 60.
    var minuteInterval = 1
    var isEnabled = true

    /// Returns a date in words, as a template of Unicode's date fields writes it in the picker's locale.
    func words(_ date: Date, _ template: String) -> String {
        let writer = DateFormatter()
        writer.calendar = calendar
        writer.timeZone = calendar.timeZone
        writer.locale = locale
        writer.setLocalizedDateFormatFromTemplate(template)
        return writer.string(from: date)
    }

    /// Returns how many years or days lie between two dates, counted by their starts.
    func distance(from first: Date, to second: Date, in unit: Calendar.Component) -> Int {
        func start(_ date: Date) -> Date { calendar.dateInterval(of: unit, for: date)?.start ?? date }
        let parts = calendar.dateComponents([unit], from: start(first), to: start(second))
        return parts.value(for: unit) ?? 0
    }

    /// Returns the fields of a template in the order in which the picker's locale writes them.
    func order(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
}

/// A view that shows a picker's date and has it chosen.
@MainActor protocol DateFace: UIView {
    /// Called with the date that the person has chosen, which may lie outside of the bounds.
    var picked: ((Date) -> Void)? { get set }
    func show(_ date: Date, _ rules: DateRules)
}
