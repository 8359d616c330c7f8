import Foundation
import FoundationAdditions

extension LocalizedStringKey {
    /// Returns the format of the key in the best matching language, in the plural forms that the values take; the key if no
    /// language has it.
    /// - Parameter folder: the bundle's; nil for the app's own.
    func format(_ table: String?, _ folder: URL?, _ locale: Locale) -> String {
        LocalizedFormat.format(
            for: key, table: table, folder: folder, locale: locale, numbers: arguments.map(\.number)) ?? key
    }
}

extension LocalizedStringKey.Argument {
    /// Nil where it is no number.
    fileprivate var number: Double? {
        switch self {
        case .plain(let value): value.number
        case .text: nil
        }
    }
}

extension LocalizedStringKey {
    /// The key of a resource, with its values.
    init(_ resource: LocalizedStringResource) {
        let value = resource.value
        self.init(key: value.key, arguments: value.arguments.map(Argument.plain))
    }
}
