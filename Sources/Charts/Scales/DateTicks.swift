/// Dates at the beginnings of calendar units.
struct DateTicks {
    var unit: Calendar.Component
    var count: Int
    var calendar: Calendar

    /// Units with counts that make round dates, the shortest first, with their usual length in seconds.
    private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800),
        (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
        (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
        (.year, 25, 788_923_800), (.year, 50, 1_577_847_600), (.year, 100, 3_155_695_200),
    ]

    init(unit: Calendar.Component, count: Int, calendar: Calendar) {
        (self.unit, self.count, self.calendar) = (unit, max(1, count), calendar)
    }

    /// Chooses the shortest unit that makes no more ticks than desired.
    init(over range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar) {
        let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
        let fitting = Self.steps.first { seconds / $0.seconds <= Double(max(1, desiredCount)) }
        let step = fitting ?? (.year, 100, 0)
        self.init(unit: step.unit, count: step.count, calendar: calendar)
    }

    /// Returns the dates within a range.
    /// - Parameter before: whether the first one is at or before the range's beginning.
    func dates(over range: ClosedRange<Date>, before: Bool = false) -> [Date] {
        guard var date = beginning(of: range.lowerBound) else { return [] }
        var dates: [Date] = []
        for index in 1...NumberTicks.countMax {
            if date > range.upperBound { break }
            if before || date >= range.lowerBound { dates.append(date) }
            guard let next = next(index, after: dates.first ?? date, from: date), next > date else { break }
            date = next
        }
        return dates
    }

    private func next(_ index: Int, after first: Date, from date: Date) -> Date? {
        calendar.date(byAdding: unit, value: count, to: date)
    }

    /// The last beginning of `count` units at or before a date: every third month begins a quarter, every sixth hour
    /// divides the day.
    private func beginning(of date: Date) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        let number: Int? =
            switch unit {
            case .year: calendar.component(.year, from: start)
            case .month: calendar.component(.month, from: start) - 1
            case .hour, .minute, .second: calendar.component(unit, from: start)
            default: nil
            }
        guard let number, count > 1 else { return start }
        return calendar.date(byAdding: unit, value: -(number % count), to: start)
    }
}
