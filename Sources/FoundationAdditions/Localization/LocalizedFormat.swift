import Foundation

/// Looks up the formats of localised strings.
package enum LocalizedFormat {
    /// Returns the format of a key in the best matching language, in the plural forms that the values take; nil if no language has it.
    /// - Parameters:
    ///   - folder: the bundle's; nil for the app's own.
    ///   - numbers: the values; nil for one that is no number.
    package static func format(
        for key: String, table: String?, folder: URL?, locale: Locale, numbers: [Double?]
    ) -> String? {
        guard let folder = folder?.path ?? AppStrings.folder ?? mainFolder else { return nil }
        let entry = LocalizationTables.shared.entry(for: key, table: table, folder: folder, locale: locale)
        return switch entry {
        case .words(let words): words
        case .plural(let entry): entry.format(for: numbers)
        case nil: nil
        }
    }

    private static let mainFolder = Bundle.main.resourcePath
}
