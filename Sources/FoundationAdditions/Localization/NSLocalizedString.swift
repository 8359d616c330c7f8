// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Foundation's function ends the process where a table of plurals has the key, and knows neither string catalogues nor the
// person's language. These are taken before it, wherever not all of its parameters are given.

/// Returns an entry of the app's tables of strings, or the key where none has it. A plural entry becomes words once
/// `String.localizedStringWithFormat(_:_:)` or `String(format:_:)` has put its numbers in.
///
/// Source: developer.apple.com/documentation/foundation/nslocalizedstring(_:tablename:bundle:value:comment:)
public func NSLocalizedString(_ key: String, comment: String) -> String {
    AppStrings.words(for: key)
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    AppStrings.words(for: key, table: tableName)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    AppStrings.words(for: key, bundle: bundle)
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    AppStrings.words(for: key, value: value)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    AppStrings.words(for: key, table: tableName, bundle: bundle)
}

public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    AppStrings.words(for: key, table: tableName, value: value)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    AppStrings.words(for: key, bundle: bundle, value: value)
}
