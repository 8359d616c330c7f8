/// Chooses the values of an axis's ticks, and words for them.
struct AxisTicks {
    let scale: PositionScale
    let calendar: Calendar
    let locale: Locale
    /// Number of ticks that there is room for.
    let desiredCount: Int

    /// The values, and the calendar unit by which dates go.
    func values(_ wanted: AxisMarkValues.Kind) -> (values: [PlotValue], unit: Calendar.Component?) {
        switch (wanted, scale.domain) {
        case (.values(let values), _): (values, nil)
        case (_, .bands(let values)): (values, nil)
        case (.automatic(let count), .line(let one, let other)):
            scale.isDate
                ? dates(DateTicks(over: range(one, other), desiredCount: count ?? desiredCount, calendar: calendar))
                : (numbers(min(one, other)...max(one, other), count ?? desiredCount).map { .number($0) }, nil)
        case (.calendar(let unit, let count, let calendar), _):
            dates(DateTicks(unit: unit, count: count, calendar: calendar ?? self.calendar))
        case (.step(let step), .line(let one, let other)):
            (NumberTicks.multiples(of: step, within: min(one, other)...max(one, other)).map { .number($0) }, nil)
        }
    }

    private func numbers(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
        if scale.kind == .log { return NumberTicks.logarithmic(within: range, count: count) }
        let length = range.upperBound - range.lowerBound
        let step = scale.step ?? NumberTicks.step(over: length, count: count)
        return NumberTicks.multiples(of: step, within: range)
    }

    private func dates(_ ticks: DateTicks) -> ([PlotValue], Calendar.Component?) {
        guard case .line(let one, let other) = scale.domain, scale.isDate else { return ([], nil) }
        return (ticks.dates(over: range(one, other)).map { .date($0) }, ticks.unit)
    }

    private func range(_ one: Double, _ other: Double) -> ClosedRange<Date> {
        Date(timeIntervalSinceReferenceDate: min(one, other))...Date(timeIntervalSinceReferenceDate: max(one, other))
    }

    /// Returns a function that writes the values of ticks.
    func words(for values: [PlotValue], unit: Calendar.Component?) -> (PlotValue) -> String {
        let writer = ValueWriter(locale: locale, calendar: calendar)
        let numbers = values.compactMap(\.scalar)
        if scale.isDate {
            let unit = unit ?? ValueWriter.unit(of: numbers)
            let isLong = (numbers.last ?? 0) - (numbers.first ?? 0) > 366 * 86_400
            return { writer.text($0, unit: unit, showsYear: isLong) }
        }
        let digits = numbers.map(ValueWriter.fractionDigits).max() ?? 0
        let isPercentage = scale.isPercentage
        return { value in
            isPercentage ? writer.percentage(value.scalar ?? 0) : writer.text(value, fractionDigits: digits)
        }
    }
}
