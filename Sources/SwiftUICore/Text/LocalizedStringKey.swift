public import Foundation
public import FoundationAdditions

/// A literal that is looked up in the app's string tables. Interpolated values appear in the key as `%@`, `%lld` and
/// the like, as in Xcode's tables.
///
/// Source: developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// An interpolated value.
    enum Argument: Equatable, Sendable {
        case plain(LocalizationArgument)
        case text(Text)

        static func string(_ words: String) -> Argument { .plain(.string(words)) }
    }
    let key: String
    let arguments: [Argument]

    public init(_ value: String) { self.init(key: value, arguments: []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    /// The text without attributes, in the process's own language.
    var text: String { Text(self).plain }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        /// Escapes per cent signs of the literal, so that they do not start a specifier.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(Text(resource)))
        }
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .string("\(value)"))
        }

        // Formats integers with the locale's grouping and other numbers with six digits, as Apple's implementation does.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            if let signed = Int64(exactly: value) {
                append("%lld", .plain(.integer(signed)))
            } else {
                append("%llu", .plain(.unsigned(UInt64(clamping: value))))
            }
        }
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append("%lf", .plain(.number(Double(value))))
        }

        /// Interpolates a value with a printf-style specifier.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, .string(String(format: specifier, value)))
        }
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append("%@", .text(text))
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}
