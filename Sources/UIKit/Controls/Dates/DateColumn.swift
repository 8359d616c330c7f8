import Foundation

/// One wheel of a date picker: its rows, and the date that each of them makes of the present one.
struct DateColumn: Equatable {
    enum Unit: Equatable { case wholeDay, year, month, day, hour, minute, dayPeriod }
    /// Greatest number of years and of days before and after the present one that a wheel has.
    static let yearReach = 60
    static let dayReach = 60

    let unit: Unit
    let titles: [String]
    let selected: Int
    /// Share of the width, beside those of the other columns.
    let share: CGFloat

    /// Returns the columns for a date, in the order in which the locale writes them. Years and whole days reach as far
    /// before and after `anchor`.
    static func columns(for date: Date, around anchor: Date, _ rules: DateRules) -> [DateColumn] {
        switch rules.mode {
        case .date: days(date, around: anchor, rules)
        case .time: times(date, rules)
        case .dateAndTime: [wholeDay(date, around: anchor, rules)] + times(date, rules)
        case .countDownTimer: durations(date, rules)
        }
    }

    /// Whether the selected row is further from the middle than half of what the column reaches.
    var isNearItsEnd: Bool {
        switch unit {
        case .year, .wholeDay: abs(selected - titles.count / 2) > titles.count / 4
        default: false
        }
    }

    private static func days(_ date: Date, around anchor: Date, _ rules: DateRules) -> [DateColumn] {
        var found: [DateColumn] = []
        for letter in rules.order("yMMMMd") {
            let column: DateColumn? =
                switch letter {
                case "y": year(date, around: anchor, rules)
                case "M", "L": month(date, rules)
                case "d": day(date, rules)
                default: nil
                }
            if let column, !found.contains(where: { $0.unit == column.unit }) { found.append(column) }
        }
        return found
    }

    private static func year(_ date: Date, around anchor: Date, _ rules: DateRules) -> DateColumn {
        let titles = (-yearReach...yearReach).map { shift in
            rules.calendar.date(byAdding: .year, value: shift, to: anchor).map { rules.words($0, "y") } ?? ""
        }
        let distance = rules.distance(from: anchor, to: date, in: .year)
        return DateColumn(unit: .year, titles: titles, selected: yearReach + distance, share: 1)
    }

    private static func month(_ date: Date, _ rules: DateRules) -> DateColumn {
        let writer = DateFormatter()
        writer.locale = rules.locale
        writer.calendar = rules.calendar
        let month = rules.calendar.component(.month, from: date)
        return DateColumn(unit: .month, titles: writer.standaloneMonthSymbols, selected: month - 1, share: 1.6)
    }

    private static func day(_ date: Date, _ rules: DateRules) -> DateColumn {
        let count = rules.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let numbers = (1...max(1, count)).map { $0.formatted(.number.locale(rules.locale)) }
        let day = rules.calendar.component(.day, from: date)
        return DateColumn(unit: .day, titles: numbers, selected: day - 1, share: 0.7)
    }

    private static func wholeDay(_ date: Date, around anchor: Date, _ rules: DateRules) -> DateColumn {
        let titles = (-dayReach...dayReach).map { shift in
            rules.calendar.date(byAdding: .day, value: shift, to: anchor).map { rules.words($0, "EEEMMMd") } ?? ""
        }
        let distance = rules.distance(from: anchor, to: date, in: .day)
        return DateColumn(unit: .wholeDay, titles: titles, selected: dayReach + distance, share: 2)
    }

    private static func times(_ date: Date, _ rules: DateRules) -> [DateColumn] {
        let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let hasHalves = rules.order("j").contains("a")
        let hours = hasHalves ? (0..<12).map { $0 == 0 ? "12" : "\($0)" } : (0..<24).map { "\($0)" }
        var columns = [
            DateColumn(unit: .hour, titles: hours, selected: hasHalves ? hour % 12 : hour, share: 0.7),
            minutes(minute, rules),
        ]
        if hasHalves {
            let writer = DateFormatter()
            writer.locale = rules.locale
            let names = [writer.amSymbol, writer.pmSymbol]
            columns.append(DateColumn(unit: .dayPeriod, titles: names, selected: hour / 12, share: 0.8))
        }
        return columns
    }

    private static func minutes(_ minute: Int, _ rules: DateRules) -> DateColumn {
        let titles = stride(from: 0, to: 60, by: rules.minuteInterval).map { $0 < 10 ? "0\($0)" : "\($0)" }
        return DateColumn(unit: .minute, titles: titles, selected: minute / rules.minuteInterval, share: 0.7)
    }

    private static func durations(_ date: Date, _ rules: DateRules) -> [DateColumn] {
        let parts = rules.calendar.dateComponents([.hour, .minute], from: date)
        let hours = (0..<24).map {
            Duration.seconds($0 * 3600).formatted(
                .units(allowed: [.hours], width: .abbreviated).locale(rules.locale))
        }
        return [
            DateColumn(unit: .hour, titles: hours, selected: parts.hour ?? 0, share: 1),
            minutes(parts.minute ?? 0, rules),
        ]
    }

    /// Returns the date with this column at another row; nil where the calendar has no such date. A day that the new
    /// month or year does not have becomes its last one.
    func date(_ date: Date, at row: Int, _ rules: DateRules) -> Date? {
        let calendar = rules.calendar
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        switch unit {
        case .wholeDay: return calendar.date(byAdding: .day, value: row - selected, to: date)
        case .year: return calendar.date(byAdding: .year, value: row - selected, to: date)
        case .month: return calendar.date(byAdding: .month, value: row - selected, to: date)
        case .day: return calendar.date(byAdding: .day, value: row - selected, to: date)
        case .hour: return Self.time(hour - selected + row, minute, of: date, calendar)
        case .minute: return Self.time(hour, row * rules.minuteInterval, of: date, calendar)
        case .dayPeriod: return Self.time(hour % 12 + row * 12, minute, of: date, calendar)
        }
    }

    private static func time(_ hour: Int, _ minute: Int, of date: Date, _ calendar: Calendar) -> Date? {
        calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date)
    }
}
