import Foundation

/// Writes the numbers within localised strings.
package enum NumberWords {
    /// Formats a value: a localised string may use another specifier than the literal.
    /// - Parameter kinds: letters of the specifiers that write such a value.
    package static func words<Value: CVarArg>(
        _ value: Value, _ specifier: String, _ kinds: String, _ locale: Locale
    ) -> String {
        let isPlain = specifier.utf8.dropFirst().allSatisfy { $0 >= UInt8(ascii: "@") }
        if isPlain, let integer = value as? any BinaryInteger { return grouped(integer, locale) }
        guard specifier.last.map(kinds.contains) ?? false else {
            return String(format: "%lf", locale: locale, value)
        }
        return String(format: specifier, locale: locale, value)
    }

    private static func grouped(_ value: some BinaryInteger, _ locale: Locale) -> String {
        // Looking up the locale's format takes microseconds, and most numbers are small.
        if let small = UInt16(exactly: value), small < 1000, PlainDigits.shared.areUsed(in: locale) {
            return String(small)
        }
        if let signed = Int64(exactly: value) { return signed.formatted(.number.locale(locale)) }
        return UInt64(clamping: value).formatted(.number.locale(locale))
    }
}
