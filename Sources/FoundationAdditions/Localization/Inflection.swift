import Foundation

/// Makes the noun of a phrase agree with its number, which Foundation does on Apple's systems for `^[2 apple](inflect: true)`.
///
/// Partly: English alone, one noun: the last word behind the number ("2 red apple"), or before a word such as "left" or "of". Phrases of other languages, and those
/// without a number, stay as they are written: catalogues of strings have plural forms for them.
///
/// Source: developer.apple.com/documentation/foundation/automatic-grammar-agreement
package enum Inflection {
    /// Words that end the noun phrase.
    private static let ends: Set = [
        "of", "in", "from", "by", "for", "on", "at", "to", "with", "per", "and", "or", "left", "ago", "remaining",
        "selected", "total", "more", "old", "away", "available", "found", "until", "since", "later",
    ]

    /// Returns the runs of a text, those of each phrase with its noun in the number that the phrase says.
    /// - Parameters:
    ///   - phrases: the place of the phrase that each run is part of; nil for those that are of none. As many as `runs`.
    ///   - plurals: whether the noun of a phrase is one of many, by the phrase's place; for others its number says so.
    package static func agreed(
        _ runs: [String], phrases: [Int?], plurals: [Int: Bool] = [:], in locale: Locale
    ) -> [String] {
        guard locale.language.languageCode?.identifier == "en" else { return runs }
        var runs = runs
        for phrase in Set(phrases.compactMap(\.self)) {
            guard let first = phrases.firstIndex(of: phrase), let end = phrases.lastIndex(of: phrase) else { continue }
            agree(&runs[first...end], isPlural: plurals[phrase])
        }
        return runs
    }

    /// Changes the run that the noun is in; a noun of several runs stays as it is.
    private static func agree(_ runs: inout ArraySlice<String>, isPlural: Bool?) {
        let phrase = runs.joined()
        guard let (noun, isPlural) = noun(of: phrase, isPlural: isPlural) else { return }
        var start = phrase.startIndex
        for place in runs.indices {
            // By scalars: characters of two runs may be one in the phrase.
            let end = phrase.unicodeScalars.index(start, offsetBy: runs[place].unicodeScalars.count)
            if noun.lowerBound >= start, noun.upperBound <= end {
                let word = String(phrase[noun])
                let form = isPlural ? EnglishNoun.plural(of: word) : EnglishNoun.singular(of: word)
                runs[place] = phrase[start..<noun.lowerBound] + form + phrase[noun.upperBound..<end]
                return
            }
            start = end
        }
    }

    /// Returns a phrase's noun and whether it is one of many, as given or else by the phrase's number; nil where neither says so.
    private static func noun(of phrase: String, isPlural: Bool?) -> (Range<String.Index>, Bool)? {
        guard let number = phrase.firstMatch(of: /\d(?:[\d.,\u{202F}\u{A0}]*\d)?/) else {
            guard let isPlural, let noun = noun(in: phrase[...]) else { return nil }
            return (noun, isPlural)
        }
        guard let noun = noun(in: phrase[number.range.upperBound...]) else { return nil }
        return (noun, isPlural ?? (number.output.drop { $0 == "0" } != "1"))
    }

    /// Returns the last word before one that ends the noun; nil where there is none.
    private static func noun(in text: Substring) -> Range<String.Index>? {
        var noun: Range<String.Index>?
        for word in text.matches(of: /\p{L}[\p{L}’'\-]*/) {
            if noun != nil, ends.contains(word.output.lowercased()) { break }
            noun = word.range
        }
        return noun
    }
}
