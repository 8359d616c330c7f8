import Foundation

/// Plural forms of a file `TABLE.stringsdict`.
/// Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
enum PluralDictionary {
    /// Variables within one another.
    private static let depthMax = 3
    private static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// Returns the forms of each key, by CLDR category; what cannot be read is left out.
    static func plurals(in data: Data) -> [String: [String: String]] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return (list as? [String: Any] ?? [:]).compactMapValues { ($0 as? [String: Any]).flatMap(forms) }
    }

    /// The form of the first variable decides; the others have the same category, or `other` where they lack it.
    private static func forms(of entry: [String: Any]) -> [String: String]? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let rules = entry.compactMapValues { $0 as? [String: String] }
        var forms: [String: String] = [:]
        for category in categories where rules.values.contains(where: { $0[category] != nil }) {
            forms[category] = expand(format, rules, category, depth: depthMax)
        }
        return forms["other"] == nil ? nil : forms
    }

    /// Puts the form of each variable in its place, in a variable's own form as well; further in than `depthMax` names stay.
    private static func expand(
        _ text: String, _ rules: [String: [String: String]], _ category: String, depth: Int
    ) -> String {
        guard depth > 0 else { return text }
        return text.replacing(#/%#@(\w+)@/#) { match in
            guard let rule = rules[String(match.1)] else { return String(match.0) }
            return expand(rule[category] ?? rule["other"] ?? "", rules, category, depth: depth - 1)
        }
    }
}
