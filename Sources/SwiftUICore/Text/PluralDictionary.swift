import Foundation

/// Plural forms of a file `TABLE.stringsdict`.
/// Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
enum PluralDictionary {
    private static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// Returns the forms of each key, by CLDR category; what cannot be read is left out.
    static func plurals(in data: Data) -> [String: [String: String]] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return (list as? [String: [String: Any]] ?? [:]).compactMapValues(forms)
    }

    /// The form of the first variable decides; the others have the same category, or `other` where they lack it.
    private static func forms(of entry: [String: Any]) -> [String: String]? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let rules = entry.compactMapValues { $0 as? [String: String] }
        var forms: [String: String] = [:]
        for category in categories where rules.values.contains(where: { $0[category] != nil }) {
            forms[category] = rules.reduce(format) { text, rule in
                text.replacing("%#@\(rule.key)@", with: rule.value[category] ?? rule.value["other"] ?? "")
            }
        }
        return forms["other"] == nil ? nil : forms
    }
}
