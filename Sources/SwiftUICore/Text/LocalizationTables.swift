import CoreGraphics
import Foundation
import Synchronization
import UIKit

/// Localised strings in bundles: `LANGUAGE.lproj/TABLE.strings` and `.stringsdict`, and Xcode's string catalogues,
/// `TABLE.xcstrings`.
/// Tables are loaded on first use and cached: bundles do not change while an app runs.
final class LocalizationTables: Sendable {
    static let shared = LocalizationTables()

    /// Largest table that is loaded, in bytes; larger ones count as empty.
    private static let byteCountMax = 8 << 20

    private static let mainFolder = Bundle.main.resourcePath

    /// Maximum number of cached lookups: a few per bundle, table and language of an app.
    private static let chainCountMax = 200

    private let tables = Mutex<[String: Table]>([:])
    private let chains = Mutex<[Place: [Table]]>([:])

    /// Entries of one file by key.
    private struct Table {
        var words: [String: String] = [:]
        /// Plural forms of a key, by CLDR category.
        var plurals: [String: [String: String]] = [:]

        var isEmpty: Bool { words.isEmpty && plurals.isEmpty }
    }

    /// Cache key of a lookup.
    private struct Place: Hashable {
        var folder: String
        var table: String
        var language: String
    }

    /// Returns the entry in the best matching language; nil if no language has the key.
    func format(
        for key: String, table: String?, folder: URL?, locale: Locale, arguments: [LocalizedStringKey.Argument]
    ) -> String? {
        guard let folder = folder?.path ?? UIImage.resourceFolder ?? Self.mainFolder else { return nil }
        let place = Place(folder: folder, table: table ?? "Localizable", language: locale.identifier)
        for table in chain(place, locale) {
            if let plural = table.plurals[key] { return Self.choose(plural, for: arguments) }
            if let words = table.words[key] { return words }
        }
        return nil
    }

    /// Returns the tables that are not empty, best language first.
    private func chain(_ place: Place, _ locale: Locale) -> [Table] {
        if let known = chains.withLock({ $0[place] }) { return known }
        guard !place.table.contains("/") else { return [] }
        let found = Self.languages(of: locale).flatMap { language in
            [
                table(at: "\(place.folder)/\(language).lproj/\(place.table).stringsdict"),
                table(at: "\(place.folder)/\(language).lproj/\(place.table).strings"),
                table(at: "\(place.folder)/\(place.table).xcstrings#\(language)"),
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

    /// Chooses `one` or `other`, as in English and related languages; languages with more categories always get
    /// `other` in their place.
    private static func choose(_ forms: [String: String], for arguments: [LocalizedStringKey.Argument]) -> String? {
        let count = arguments.lazy.compactMap { argument -> Double? in
            switch argument {
            case .integer(let value): Double(value)
            case .unsigned(let value): Double(value)
            case .number(let value): value
            case .string, .text: nil
            }
        }.first
        if count == 0, let zero = forms["zero"] { return zero }
        return (count == 1 ? forms["one"] : nil) ?? forms["other"]
    }

    private func table(at path: String) -> Table {
        if let known = tables.withLock({ $0[path] }) { return known }
        let table = Self.read(path)
        tables.withLock { $0[path] = table }
        return table
    }

    private static func read(_ path: String) -> Table {
        let parts = path.split(separator: "#").map(String.init)
        guard let file = parts.first, let data = FileManager.default.contents(atPath: file), data.count <= byteCountMax
        else { return Table() }
        if parts.count > 1 { return readCatalogue(data, language: parts[1]) }
        if file.hasSuffix(".stringsdict") { return Table(plurals: PluralDictionary.plurals(in: data)) }
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return Table(words: list as? [String: String] ?? [:])
    }

    private static func readCatalogue(_ data: Data, language: String) -> Table {
        guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return Table() }
        var table = Table()
        for (key, entry) in catalogue.strings {
            guard let localization = entry.localizations?[language] else { continue }
            if let value = localization.stringUnit?.value { table.words[key] = value }
            if let forms = localization.variations?.plural {
                table.plurals[key] = forms.compactMapValues { $0.stringUnit?.value }
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
