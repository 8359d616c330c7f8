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
    let format: F

    func words(in context: TextContext) -> String { format.adapted(to: context).format(input) }
}

extension FormatStyle {
    /// Returns the format with the locale and the time zone of a text in place of the process's current ones.
    func adapted(to context: TextContext) -> Self {
        let format = locale(.autoupdatingCurrent) == self ? locale(context.locale) : self
        guard var dates = format as? Date.FormatStyle, dates.timeZone == .autoupdatingCurrent else { return format }
        dates.timeZone = context.timeZone
        dates.calendar.timeZone = context.timeZone
        return dates as? Self ?? format
    }
}
