import CoreGraphics
import Foundation
import Synchronization
import UIKit

/// The tables of strings in bundles: `LANGUAGE.lproj/TABLE.strings`, and Xcode's catalogues, `TABLE.xcstrings`. Each is
/// read when it is first asked for, and remembered: bundles do not change while an app runs.
final class LocalizationTables: Sendable {
    static let shared = LocalizationTables()

    /// Bytes of one table that is read; larger ones count as empty.
    private static let byteCountMax = 8 << 20

    private static let mainFolder = Bundle.main.resourcePath

    /// Lookups that are remembered: a few for each bundle, table and language of an app.
    private static let chainCountMax = 200

    private let tables = Mutex<[String: Table]>([:])
    private let chains = Mutex<[Place: [Table]]>([:])

    /// What one file says for each key.
    private struct Table {
        var words: [String: String] = [:]
        /// Of keys with a plural, by CLDR's names of the categories.
        var plurals: [String: [String: String]] = [:]

        var isEmpty: Bool { words.isEmpty && plurals.isEmpty }
    }

    /// Where a key is looked up.
    private struct Place: Hashable {
        var folder: String
        var table: String
        var language: String
    }

    /// The entry of the best language that has the key; nil where none has.
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

    /// The tables that have anything, best language first.
    private func chain(_ place: Place, _ locale: Locale) -> [Table] {
        if let known = chains.withLock({ $0[place] }) { return known }
        guard !place.table.contains("/") else { return [] }
        let found = Self.languages(of: locale).flatMap { language in
            [
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

    /// From the most to the least special; at last the language that the app was written in.
    private static func languages(of locale: Locale) -> [String] {
        let identifier = locale.identifier(.bcp47)
        let parts = identifier.split(separator: "-").map(String.init)
        let own = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        return own + own.map { $0.replacing("-", with: "_") }.filter { $0.contains("_") } + ["Base", "en"]
    }

    /// One or many, as in English and most of its neighbours; languages with more categories get `other` for them.
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

/// Xcode's catalogue of strings, as much of it as is read here.
private struct Catalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Form: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry]
}
