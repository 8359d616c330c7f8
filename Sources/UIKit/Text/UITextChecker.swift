/// Checks the spelling of words. There is no dictionary here: every word is taken for one, but for an app's own lists.
///
/// Source: developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    /// Words of this checker that are not looked up.
    open var ignoredWords: [String]? = []

    override public init() { super.init() }

    /// Returns nowhere, `NSNotFound`.
    @available(*, deprecated, message: "rangeOfMisspelledWord has no effect in Parley: there is no dictionary")
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    /// Returns nil: there is no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    /// Returns the learned words that begin as the text does; nil for none.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String?) -> [String]? {
        guard let place = Range(range, in: string) else { return nil }
        let found = Self.learned.filter { $0.hasPrefix(string[place]) }.sorted()
        return found.isEmpty ? nil : found
    }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Keeps a word, as long as the app's process runs.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// Empty: there is no dictionary.
    open class var availableLanguages: [String] { [] }
}
