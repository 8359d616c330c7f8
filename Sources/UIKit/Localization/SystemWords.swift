/// The words of the system's own controls in one language.
package struct SystemWords: Hashable, Sendable {
    /// Translations by ISO 639 code. Chinese is in simplified characters, Portuguese as in Brazil.
    package static let translations: [String: [SystemWord: String]] = [
        "ar": arabic, "de": german, "en": english, "es": spanish, "fr": french, "it": italian, "ja": japanese,
        "nl": dutch, "pt": portuguese, "zh": chinese,
    ]

    /// The words for names of files, while files are made for the person.
    @TaskLocal package static var naming = SystemWords()

    /// ISO 639 code of the language: one that `translations` has.
    package let language: String

    /// The words in English.
    package init() { language = "en" }

    /// - Parameter tag: The app's language as a BCP 47 tag; English stands in for one without translations.
    package init(language tag: String) {
        let code = Locale.Language(identifier: tag).languageCode?.identifier
        language = code.flatMap { Self.translations[$0] == nil ? nil : $0 } ?? "en"
    }

    package subscript(word: SystemWord) -> String {
        Self.translations[language]?[word] ?? Self.english[word] ?? "\(word)"
    }

    /// Returns a phrase with a name in it.
    package subscript(phrase: SystemWord, name: String) -> String { self[phrase].replacing("%@", with: name) }

    /// Returns the name of a page control.
    /// - Parameter page: The number of the page, from 1.
    func page(_ page: Int, of count: Int) -> String {
        self[.pageOf].replacing("%1$@", with: "\(page)").replacing("%2$@", with: "\(count)")
    }

    /// Words of the scene that is drawn, or that is being told something; English outside of both. A control reads them
    /// while it is laid out or drawn, and keeps no word, since the language may change and a view may be made before its
    /// scene is known.
    package static var current: SystemWords { UITraitCollection.current.systemWords }
}
