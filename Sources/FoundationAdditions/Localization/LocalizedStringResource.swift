public import Foundation

// Foundation on Linux lacks these types.

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
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    package var bundleFolder: URL? { bundle.folder }

    /// The default value, or its values with the key where a table has that.
    package var value: String.LocalizationValue {
        let known = LocalizedFormat.format(
            for: key, table: table, folder: bundleFolder, locale: locale, numbers: defaultValue.arguments.map(\.number))
        return known == nil || key == defaultValue.key
            ? defaultValue : String.LocalizationValue(key: key, arguments: defaultValue.arguments)
    }
}

extension String {
    /// Looks up the localised string and inserts its values. Markdown is kept as plain text.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.words(table: table, folder: bundle?.resourceURL, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let place = bundle?.resourceURL.map { LocalizedStringResource.BundleDescription.atURL($0) } ?? .main
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: place))
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.value.words(table: resource.table, folder: resource.bundleFolder, locale: resource.locale)
    }
}
