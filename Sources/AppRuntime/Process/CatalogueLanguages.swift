import Foundation

/// The languages of a string catalogue, which Xcode builds into `lproj` folders; here bundles keep the catalogue.
enum CatalogueLanguages {
    /// Largest catalogue that is read, in bytes: that of the views' string tables.
    private static let byteCountMax = 8 << 20

    /// Returns the languages, sorted; none for a file that is no catalogue.
    static func read(_ file: URL) -> [String] {
        guard let data = FileManager.default.contents(atPath: file.path), data.count <= byteCountMax,
            let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
        else { return [] }
        let translated = catalogue.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }
        return Set(translated + [catalogue.sourceLanguage].compactMap(\.self)).sorted()
    }
}

private struct Catalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {}
    var sourceLanguage: String?
    var strings: [String: Entry]
}
