public import Foundation

// Foundation on Linux lacks these types, so SwiftUI provides them.

/// A key of the app's string tables, with a default value for when no table has it.
///
/// Source: developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Bundle to search for tables.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)
        case forClass(AnyClass)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            left.folder == right.folder
        }

        var folder: URL? {
            switch self {
            case .main: nil
            case .atURL(let url): url
            case .forClass(let type): Bundle(for: type).resourceURL
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.localizedKey.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var bundleFolder: URL? { bundle.folder }

    var localizedKey: LocalizedStringKey {
        let known = LocalizedStringKey.format(
            for: key, table: table, folder: bundleFolder, locale: locale, arguments: defaultValue.localizedKey.arguments
        )
        return known == nil || key == defaultValue.localizedKey.key
            ? defaultValue.localizedKey : defaultValue.localizedKey.renamed(key)
    }
}

extension String {
    /// A localisable string with interpolated values, and its key.
    ///
    /// Source: developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let localizedKey: LocalizedStringKey

        public init(_ value: String) { localizedKey = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            localizedKey = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks up the localised string and inserts its values. Markdown is kept as plain text.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.localizedKey.words(table: table, folder: bundle?.resourceURL, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        var resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
        if let folder = bundle?.resourceURL {
            resource = LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(folder))
        }
        self.init(localized: resource)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.localizedKey.words(
            table: resource.table, folder: resource.bundleFolder, locale: resource.locale)
    }
}
