import Foundation

/// A unit of `DateComponentsFormatter`, largest first.
enum SpanUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}

struct SpanPart {
    let unit: SpanUnit
    let value: Int
}

/// Words for the parts of a span of time.
struct SpanWords {
    let style: DateComponentsFormatter.UnitsStyle
    let locale: Locale
    let isPadded: Bool

    func text(_ parts: [SpanPart]) -> String {
        guard style != .positional else { return positional(parts) }
        let words = (parts.isEmpty ? [SpanPart(unit: .second, value: 0)] : parts).map(text)
        return words.joined(separator: style == .abbreviated || style == .brief ? " " : ", ")
    }

    private func text(_ part: SpanPart) -> String {
        NumberSkeleton("unit/\(part.unit.rawValue) \(width)", locale).string(Double(part.value))
            ?? "\(part.value) \(part.unit.rawValue)"
    }

    private var width: String {
        switch style {
        case .full, .spellOut: "unit-width-full-name"
        case .short: "unit-width-short"
        case .abbreviated, .brief, .positional: "unit-width-narrow"
        }
    }

    /// Returns the numbers between colons; all but the first, or with padding all, of two digits.
    private func positional(_ parts: [SpanPart]) -> String {
        let parts = parts.isEmpty ? [SpanPart(unit: .second, value: 0)] : parts
        let two = IntegerFormatStyle<Int>(locale: locale).precision(.integerLength(2...))
        let one = IntegerFormatStyle<Int>(locale: locale)
        return parts.enumerated().map { index, part in
            (index > 0 || isPadded ? two : one).format(part.value)
        }.joined(separator: ":")
    }
}
