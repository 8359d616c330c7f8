import Foundation
import UIKit

extension LocalizedStringKey {
    /// Returns the format of a key in the best matching language, in the plural forms that the values take; nil if no language has it.
    /// - Parameter folder: the bundle's; nil for the app's own.
    static func format(
        for key: String, table: String?, folder: URL?, locale: Locale, arguments: [Argument]
    ) -> String? {
        guard let folder = folder?.path ?? AppStrings.folder ?? mainFolder else { return nil }
        let entry = LocalizationTables.shared.entry(for: key, table: table, folder: folder, locale: locale)
        return switch entry {
        case .words(let words): words
        case .plural(let entry): entry.format(for: arguments.map(\.number))
        case nil: nil
        }
    }

    private static let mainFolder = Bundle.main.resourcePath
}

extension LocalizedStringKey.Argument {
    /// Nil where it is no number.
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .string, .text: nil
        }
    }
}
