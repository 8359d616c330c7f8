import Foundation
import _FoundationICU

/// Which plural form a language takes for a number.
///
/// Source: unicode.org/reports/tr35/tr35-numbers.html, "Language Plural Rules"
enum PluralRules {
    /// Number of UTF-16 units of the longest category's name, and some more.
    private static let unitCountMax = 16

    /// Returns `zero`, `one`, `two`, `few`, `many` or `other`.
    /// - Parameter language: as a BCP 47 tag or ICU's identifier; English where it is unknown.
    static func category(of number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        let rules = swift_uplrules_open(language, &status)
        defer { swift_uplrules_close(rules) }
        guard let rules, status.rawValue <= 0 else { return "other" }
        var units = [UInt16](repeating: 0, count: unitCountMax)
        let count = swift_uplrules_select(rules, number, &units, Int32(unitCountMax), &status)
        guard status.rawValue <= 0, (1...Int32(unitCountMax)).contains(count) else { return "other" }
        return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
}
