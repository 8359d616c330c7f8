/// Placeholders for people in the texts of a first conversation: `PERSON-2` is the second person's ID, and
/// `IDENTIFIER-1-2` the identifier by which the message's app on the first person's device knows the second.
enum SeedPlaceholders {
    /// Replaces the placeholders for which the closures return a text; the others stay. Numbers are read to their last
    /// digit: `PERSON-1` is no part of `PERSON-10`.
    static func replaced(
        in text: String, person: (_ place: Int) -> String?, identifier: (_ owner: Int, _ other: Int) -> String?
    ) -> String {
        text.replacing(#/IDENTIFIER-([0-9]+)-([0-9]+)/#) { match -> String in
            let places = [match.output.1, match.output.2].compactMap { Int($0) }
            return (places.count == 2 ? identifier(places[0], places[1]) : nil) ?? String(match.output.0)
        }
        .replacing(#/PERSON-([0-9]+)/#) { match -> String in
            Int(match.output.1).flatMap(person) ?? String(match.output.0)
        }
    }
}
