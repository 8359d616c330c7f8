import Foundation
import Synchronization

/// Localised strings in bundles: `LANGUAGE.lproj/TABLE.strings` and `.stringsdict`, and Xcode's string catalogues,
/// `TABLE.xcstrings`.
/// Tables are loaded on first use and cached: bundles do not change while an app runs.
package final class LocalizationTables: Sendable {
    package static let shared = LocalizationTables()

    /// Largest table that is loaded, in bytes; larger ones count as empty.
    private static let byteCountMax = 8 << 20

    /// Maximum number of cached lookups: a few per bundle, table and language of an app.
    private static let chainCountMax = 200

    private let tables = Mutex<[String: Table]>([:])
    private let chains = Mutex<[Place: [Table]]>([:])

    /// Entries of one file by key.
    private struct Table {
        var words: [String: String] = [:]
        var plurals: [String: PluralEntry] = [:]

        var isEmpty: Bool { words.isEmpty && plurals.isEmpty }
    }

    /// Cache key of a lookup.
    private struct Place: Hashable {
        var folder: String
        var table: String
        var language: String
    }

    package enum Entry: Hashable, Sendable {
        case words(String)
        case plural(PluralEntry)
    }

    /// Returns the entry in the best matching language; nil if no language has the key.
    /// - Parameters:
    ///   - table: name of the file without its extension; nil for `Localizable`.
    ///   - folder: path of the bundle's folder.
    package func entry(for key: String, table: String?, folder: String, locale: Locale) -> Entry? {
        let place = Place(folder: folder, table: table ?? "Localizable", language: locale.identifier)
        for table in chain(place, locale) {
            if let plural = table.plurals[key] { return .plural(plural) }
            if let words = table.words[key] { return .words(words) }
        }
        return nil
    }

    /// Returns the tables that are not empty, best language first.
    private func chain(_ place: Place, _ locale: Locale) -> [Table] {
        if let known = chains.withLock({ $0[place] }) { return known }
        guard !place.table.contains("/") else { return [] }
        let found = Self.languages(of: locale).flatMap { language in
            [
                table(at: "\(place.folder)/\(language).lproj/\(place.table).stringsdict", language),
                table(at: "\(place.folder)/\(language).lproj/\(place.table).strings", language),
                table(at: "\(place.folder)/\(place.table).xcstrings", language),
            ]
        }.filter { !$0.isEmpty }
        chains.withLock {
            if $0.count >= Self.chainCountMax { $0 = [:] }
            $0[place] = found
        }
        return found
    }

    /// Returns languages from the most to the least specific, then the development language.
    private static func languages(of locale: Locale) -> [String] {
        let identifier = locale.identifier(.bcp47)
        let parts = identifier.split(separator: "-").map(String.init)
        let own = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        return own + own.map { $0.replacing("-", with: "_") }.filter { $0.contains("_") } + ["Base", "en"]
    }

    private func table(at path: String, _ language: String) -> Table {
        let key = "\(path)#\(language)"
        if let known = tables.withLock({ $0[key] }) { return known }
        let table = Self.read(path, language)
        tables.withLock { $0[key] = table }
        return table
    }

    private static func read(_ path: String, _ language: String) -> Table {
        guard let data = FileManager.default.contents(atPath: path), data.count <= byteCountMax else { return Table() }
        // Strings of the development language are in this folder, too.
        let spoken = language == "Base" ? "en" : language
        if path.hasSuffix(".xcstrings") { return readCatalogue(data, language) }
        if path.hasSuffix(".stringsdict") {
            return Table(plurals: PluralDictionary.entries(in: data, language: spoken))
        }
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return Table(words: list as? [String: String] ?? [:])
    }

    private static func readCatalogue(_ data: Data, _ language: String) -> Table {
        guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return Table() }
        var table = Table()
        for (key, entry) in catalogue.strings {
            guard let localization = entry.localizations?[language] else { continue }
            if let value = localization.stringUnit?.value { table.words[key] = value }
            if let forms = localization.variations?.plural {
                table.plurals[key] = PluralEntry(
                    forms: forms.compactMapValues { $0.stringUnit?.value }, language: language)
            }
        }
        return table
    }
}

/// Xcode's string catalogue, limited to the fields that are used here.
private struct Catalogue: Decodable {
    package struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Form: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry]
}
