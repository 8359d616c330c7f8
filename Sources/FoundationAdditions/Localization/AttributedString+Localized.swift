public import Foundation

extension AttributedString {
    /// Looks up the localised string, inserts its values and reads its Markdown.
    ///
    /// Partly: Markdown in inserted values is read as well.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/init(localized:options:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self.init(words: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale), locale) }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            words: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale),
            locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self.init(words: String(localized: resource), resource.locale)
    }

    private init(words: String, _ locale: Locale) {
        self.init()
        let pieces = InlineMarkdown.pieces(of: words, readsAttributes: true)
        let texts = Inflection.agreed(pieces.map(\.text), phrases: pieces.map(\.phrase), in: locale)
        for (piece, text) in zip(pieces, texts) { append(AttributedString(piece, text: text, baseURL: nil)) }
    }
}
