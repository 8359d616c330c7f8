import Foundation

/// A file `TABLE.stringsdict`.
///
/// Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
enum PluralDictionary {
    /// Returns the entries by key; what cannot be read is left out.
    static func entries(in data: Data, language: String) -> [String: PluralEntry] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return (list as? [String: Any] ?? [:]).compactMapValues { entry in
            (entry as? [String: Any]).flatMap { Self.entry($0, language) }
        }
    }

    private static func entry(_ values: [String: Any], _ language: String) -> PluralEntry? {
        guard let format = values["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = values.compactMapValues { $0 as? [String: String] }.filter { $0.value["other"] != nil }
        return variables.isEmpty ? nil : PluralEntry(format: format, variables: variables, language: language)
    }
}
