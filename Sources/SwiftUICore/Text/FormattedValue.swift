import Foundation

/// A value that a format writes when a text is drawn: for the locale and in the time zone around the text, unless the format
/// has others of its own.
struct FormattedValue: Equatable, Sendable {
    private let content: any FormattedContent

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = FormattedInput(input: input, format: format)
    }

    func words(in context: TextContext) -> String { content.words(in: context) }

    static func == (left: Self, right: Self) -> Bool { isSame(left.content, right.content) }

    private static func isSame<Left: FormattedContent>(_ left: Left, _ right: any FormattedContent) -> Bool {
        (right as? Left) == left
    }
}

private protocol FormattedContent: Equatable, Sendable {
    func words(in context: TextContext) -> String
}

/// Neither is changed after it has been made, and both are values.
private struct FormattedInput<F: FormatStyle>: FormattedContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: AdaptedFormat<F>

    init(input: F.FormatInput, format: F) {
        self.input = input
        self.format = AdaptedFormat(format)
    }

    func words(in context: TextContext) -> String { format.format(in: context).format(input) }
}

/// A format with what of it follows the surroundings, which is decided when it is made: the process's current locale may be another
/// one by the time that it is used.
struct AdaptedFormat<F: FormatStyle>: Equatable {
    let format: F
    private let followsLocale: Bool
    private let followsTimeZone: Bool

    init(_ format: F) {
        self.format = format
        followsLocale = format.locale(.autoupdatingCurrent) == format
        followsTimeZone =
            switch format {
            case let dates as Date.FormatStyle: dates.timeZone == .autoupdatingCurrent
            case let spans as Date.IntervalFormatStyle: spans.timeZone == .autoupdatingCurrent
            default: false
            }
    }

    /// Returns the format with the locale and the time zone of a text, unless it has others of its own.
    func format(in context: TextContext) -> F {
        let format = followsLocale ? format.locale(context.locale) : format
        guard followsTimeZone else { return format }
        if var dates = format as? Date.FormatStyle {
            dates.timeZone = context.timeZone
            dates.calendar.timeZone = context.timeZone
            return dates as? F ?? format
        }
        guard var spans = format as? Date.IntervalFormatStyle else { return format }
        spans.timeZone = context.timeZone
        spans.calendar.timeZone = context.timeZone
        return spans as? F ?? format
    }
}

extension AdaptedFormat: Sendable where F: Sendable {}
