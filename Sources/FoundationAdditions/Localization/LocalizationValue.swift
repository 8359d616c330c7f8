public import Foundation

extension String {
    /// A localisable string with interpolated values, and its key.
    ///
    /// Source: developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        package let key: String
        package let arguments: [LocalizationArgument]

        package init(key: String, arguments: [LocalizationArgument]) {
            (self.key, self.arguments) = (key, arguments)
        }

        public init(_ value: String) { self.init(key: value, arguments: []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
        }

        /// Source: developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [LocalizationArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

            /// Escapes per cent signs of the literal, so that they do not start a specifier.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

            public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                append("%@", .string(String(attributedString.characters)))
            }
            @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .string(String(localized: resource)))
            }
            @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
                append("%@", .string("\(value)"))
            }
            // Formats integers with the locale's grouping and other numbers with six digits, as Apple's implementation does.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
                if let signed = Int64(exactly: value) {
                    append("%lld", .integer(signed))
                } else {
                    append("%llu", .unsigned(UInt64(clamping: value)))
                }
            }
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append("%lf", .number(Double(value)))
            }
            /// Interpolates a value with a printf-style specifier.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(specifier, .string(String(format: specifier, value)))
            }
            public mutating func appendInterpolation<F: FormatStyle>(
                _ input: F.FormatInput, format: F
            ) where F.FormatInput: Equatable, F.FormatOutput == String {
                append("%@", .formatted(FormattedArgument(input, format)))
            }

            private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}

extension String.LocalizationValue {
    /// Formats the string with its values; Markdown is kept as plain text.
    package func words(table: String?, folder: URL?, locale: Locale) -> String {
        let format = LocalizedFormat.format(
            for: key, table: table, folder: folder, locale: locale, numbers: arguments.map(\.number))
        // Without values, a per cent sign is literal text.
        guard !arguments.isEmpty else { return format ?? key }
        return FormatString(format ?? key).tokens.map { token in
            switch token {
            case .literal(let text): text
            case .value(let index, let specifier):
                arguments.indices.contains(index) ? arguments[index].words(specifier, locale) : specifier
            }
        }.joined()
    }
}
