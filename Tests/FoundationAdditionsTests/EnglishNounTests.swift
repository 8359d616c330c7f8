import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct `English nouns` {
    @Test(arguments: [
        ("apple", "apples"), ("Box", "Boxes"), ("match", "matches"), ("story", "stories"), ("day", "days"),
        ("bus", "buses"),
        ("class", "classes"), ("person", "people"), ("Child", "Children"), ("movie", "movies"), ("house", "houses"),
        ("bonus", "bonuses"), ("gas", "gases"), ("expense", "expenses"), ("photo", "photos"), ("wolf", "wolves"),
        ("lens", "lenses"), ("case", "cases"), ("nurse", "nurses"), ("emoji", "emojis"), ("menu", "menus"),
        ("axis", "axes"),
        ("Grandchild", "Grandchildren"), ("bookshelf", "bookshelves"), ("warehouse", "warehouses"), ("maze", "mazes"),
        ("zombie", "zombies"), ("human", "humans"), ("status", "statuses"), ("price", "prices"),
        ("stomach", "stomachs"),
    ])
    func `have two numbers`(singular: String, plural: String) {
        #expect(EnglishNoun.plural(of: singular) == plural)
        #expect(EnglishNoun.singular(of: plural) == singular)
        #expect(EnglishNoun.plural(of: plural) == plural)
        #expect(EnglishNoun.singular(of: singular) == singular)
    }

    @Test(arguments: ["sheep", "Series", "information", "SMS", "s"]) func `may have one form alone`(word: String) {
        #expect(EnglishNoun.plural(of: word) == word)
        #expect(EnglishNoun.singular(of: word) == word)
    }
}
