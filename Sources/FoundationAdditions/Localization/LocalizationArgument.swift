import Foundation

/// A value within a localised string.
package enum LocalizationArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case formatted(FormattedArgument)

    /// Nil where it is no number.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .string, .formatted: nil
        }
    }

    /// Returns the value as a specifier such as `%02lld` writes it.
    package func words(_ specifier: String, _ locale: Locale) -> String {
        switch self {
        case .string(let words): words
        case .formatted(let value): value.words(in: locale)
        case .integer(let value): NumberWords.words(value, specifier, "dDi", locale)
        case .unsigned(let value): NumberWords.words(value, specifier, "uUxXo", locale)
        case .number(let value): NumberWords.words(value, specifier, "fFeEgG", locale)
        }
    }
}

/// A value that a format writes for the locale in which the string is looked up, unless the format has another.
package struct FormattedArgument: Equatable, Sendable {
    private let content: any FormattedInput

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = Formatted(input: input, format: format, followsLocale: format.locale(.autoupdatingCurrent) == format)
    }

    package func words(in locale: Locale) -> String { content.words(in: locale) }

    package static func == (left: Self, right: Self) -> Bool { isSame(left.content, right.content) }

    private static func isSame<Left: FormattedInput>(_ left: Left, _ right: any FormattedInput) -> Bool {
        (right as? Left) == left
    }
}

private protocol FormattedInput: Equatable, Sendable {
    func words(in locale: Locale) -> String
}

/// Neither is changed after it has been made, and both are values.
private struct Formatted<F: FormatStyle>: FormattedInput, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F
    let followsLocale: Bool

    func words(in locale: Locale) -> String { (followsLocale ? format.locale(locale) : format).format(input) }
}
