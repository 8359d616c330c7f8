import Foundation
import Synchronization

/// Reads the app's tables of strings: keeps their folder and language.
package enum AppStrings {
    private struct Setting {
        var folder: String?
        var language: String?
    }
    private static let setting = Mutex(Setting())

    /// Folder of the app's bundle; nil for that of the executable.
    package static var folder: String? {
        get { setting.withLock(\.folder) }
        set { setting.withLock { $0.folder = newValue } }
    }

    /// Language in which the app is shown to the person, as a BCP 47 tag; nil for Foundation's choice.
    package static var language: String? {
        get { setting.withLock(\.language) }
        set { setting.withLock { $0.language = newValue } }
    }

    static func words(for key: String, table: String? = nil, bundle: Bundle = .main, value: String = "") -> String {
        let folder = bundle === Bundle.main ? folder ?? bundle.resourcePath : bundle.resourcePath
        let language = language ?? bundle.preferredLocalizations.first ?? "en"
        let entry = LocalizationTables.shared.entry(
            for: key, table: table, folder: folder ?? ".", locale: Locale(identifier: language))
        return switch entry {
        case .words(let words): words
        case .plural(let entry): PluralFormats.text(for: entry)
        case nil: value.isEmpty ? key : value
        }
    }
}
