/// A value of a mark, of one of the three kinds that scales can place. `Plottable` types become one of these.
enum PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The value as a number; a date's is in seconds. nil for a category.
    var scalar: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }

    var isDate: Bool { if case .date = self { true } else { false } }
    var isCategory: Bool { if case .category = self { true } else { false } }

    /// Returns the value of the same kind that is at a number.
    func moved(to scalar: Double) -> PlotValue {
        isDate ? .date(Date(timeIntervalSinceReferenceDate: scalar)) : .number(scalar)
    }
}

/// A value with its label, and its end where it is a span: a calendar unit or a bin.
struct PlottedValue: Sendable {
    var label: Text
    var start: PlotValue
    var end: PlotValue?

    /// The middle of the span, or the value itself.
    var middle: PlotValue {
        guard let end, let low = start.scalar, let high = end.scalar else { return start }
        return start.moved(to: (low + high) / 2)
    }
}
