/// The two numbers of an English noun, by the rules of spelling and a list of the exceptions that interfaces name often.
package enum EnglishNoun {
    /// Returns the plural, or the word itself where it is one already or has none; keeps its capital.
    package static func plural(of word: String) -> String {
        form(of: word) { isPlural($0) ? $0 : listedPlural(of: $0) ?? regularPlural(of: $0) }
    }

    /// Returns the singular, or the word itself where it is one already.
    package static func singular(of word: String) -> String {
        form(of: word) { isPlural($0) ? listedSingular(of: $0) ?? regularSingular(of: $0) : $0 }
    }

    /// Words whose plural no rule gives; of compounds the last part ("grandchild") is enough.
    private static let plurals = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice", "foot": "feet",
        "tooth": "teeth", "goose": "geese", "ox": "oxen", "die": "dice", "leaf": "leaves", "life": "lives",
        "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves",
        "thief": "thieves", "calf": "calves", "elf": "elves", "self": "selves", "scarf": "scarves",
        "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes", "quiz": "quizzes",
        "stomach": "stomachs", "analysis": "analyses", "crisis": "crises", "thesis": "theses", "axis": "axes",
        "criterion": "criteria", "phenomenon": "phenomena",
        // Plurals in -us and -is, which look like singulars.
        "menu": "menus", "emoji": "emojis", "taxi": "taxis", "wiki": "wikis", "kiwi": "kiwis", "ski": "skis",
        "guru": "gurus", "haiku": "haikus", "bikini": "bikinis", "safari": "safaris",
        // Plurals that the rules would shorten by too much.
        "movie": "movies", "cookie": "cookies", "pie": "pies", "tie": "ties", "selfie": "selfies",
        "calorie": "calories", "zombie": "zombies", "cache": "caches", "headache": "headaches", "size": "sizes",
        "prize": "prizes", "maze": "mazes", "clause": "clauses", "cause": "causes", "house": "houses",
        "pause": "pauses", "excuse": "excuses", "use": "uses",
    ]
    private static let singulars = Dictionary(uniqueKeysWithValues: plurals.map { ($1, $0) })
    private static let unchanged: Set = [
        "fish", "sheep", "deer", "series", "species", "aircraft", "moose", "salmon", "information", "equipment",
        "feedback", "news", "furniture", "software", "data", "media",
    ]
    /// Words in the singular that end as if they were plurals.
    private static let singularsInS: Set = ["gas", "lens", "atlas", "canvas", "bias", "alias", "christmas", "pancreas"]
    /// Nouns of `plurals` that compounds end in ("grandchild"). Others end longer words by chance: "man" ends "human".
    private static let lastParts = ["child", "shelf", "wife", "tooth", "knife", "house", "woman", "person", "foot"]

    /// Returns a word of a table, or a compound of one.
    private static func listed(_ word: String, in table: [String: String], _ parts: [String]) -> String? {
        if let known = table[word] { return known }
        guard let part = parts.first(where: { word.hasSuffix($0) }), let known = table[part] else { return nil }
        return word.dropLast(part.count) + known
    }

    private static func listedPlural(of word: String) -> String? { listed(word, in: plurals, lastParts) }
    private static func listedSingular(of word: String) -> String? {
        listed(word, in: singulars, lastParts.compactMap { plurals[$0] })
    }

    private static func form(of word: String, _ change: (String) -> String) -> String {
        let small = word.lowercased()
        // Abbreviations ("SMS", "GPS", "s") are no plurals of shorter ones.
        let isAbbreviation = word.count < 2 || word == word.uppercased()
        guard !isAbbreviation, !unchanged.contains(small) else { return word }
        let changed = change(small)
        // Only the end of most words changes: what is before it keeps its capitals.
        let kept = zip(small, changed).prefix { $0 == $1 }.count
        guard kept > 0 else { return changed }
        return String(word.prefix(kept)) + changed.dropFirst(kept)
    }

    private static func isPlural(_ word: String) -> Bool {
        if listedSingular(of: word) != nil { return true }
        return word.hasSuffix("s") && !singularsInS.contains(word) && !["ss", "us", "is"].contains(word.suffix(2))
    }

    private static func regularPlural(of word: String) -> String {
        if endsWithConsonantAndY(word) { return word.dropLast() + "ies" }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
        return word + (hisses ? "es" : "s")
    }

    private static func regularSingular(of word: String) -> String {
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        let short = String(word.dropLast(2))
        let isLong = word.hasSuffix("es") && (singularsInS.contains(short) || hisses(short))
        return isLong ? short : String(word.dropLast())
    }

    /// Returns whether the plural adds -es for the sound. Of words in -s only -ss and -us count: "cases" and "nurses" come from -se.
    private static func hisses(_ word: String) -> Bool {
        ["ss", "us", "x", "zz", "ch", "sh"].contains { word.hasSuffix($0) }
    }

    private static func endsWithConsonantAndY(_ word: String) -> Bool {
        word.count > 1 && word.hasSuffix("y") && !"aeiou".contains(word[word.index(word.endIndex, offsetBy: -2)])
    }
}
