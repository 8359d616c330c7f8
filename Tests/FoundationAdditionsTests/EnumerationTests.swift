import Foundation
import FoundationAdditions
import Testing

/// Sources: developer.apple.com/documentation/foundation/nsstring/enumerationoptions, Unicode Standard Annex 29 (its examples).
@Suite(.timeLimit(.minutes(5))) struct `Parts of a text` {
    private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
        var found: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, _, _ in
            if let part, part == String(text[range]) { found.append(part) }
        }
        return found
    }

    @Test func `are words, as people count them`() {
        #expect(
            parts("The quick (“brown”) fox can’t jump 32.3 feet, right?", .byWords) == [
                "The", "quick", "brown", "fox", "can’t", "jump", "32.3", "feet", "right",
            ])
        #expect(parts("", .byWords).isEmpty && parts("…!", .byWords).isEmpty)
    }

    @Test func `are sentences, with the signs that end them`() {
        #expect(
            parts("Is it 3.5? “Yes.” She went", .bySentences) == ["Is it 3.5?", "“Yes.”", "She went"])
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [("one ", 20_000, 20_000, 1), (".", 50_000, 0, 1), ("Yes. ", 10_000, 10_000, 10_000)])
    func `are found in a long text`(repeated: String, times: Int, words: Int, sentences: Int) {
        let text = String(repeating: repeated, count: times)
        #expect(parts(text, .byWords).count == words)
        #expect(parts(text, .bySentences).count == sentences)
    }

    @Test func `are found from the end, without their words, and until it is stopped`() {
        #expect(parts("one two three", [.byWords, .reverse]) == ["three", "two", "one"])
        var seen: [String?] = []
        let text = "one two three"
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) {
            part, _, _, stop in
            seen.append(part)
            stop = seen.count == 2
        }
        #expect(seen == [nil, nil])
    }

    @Test func `enclose what is up to the next one`() {
        let text = "one, two"
        var enclosing: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, range, _ in
            enclosing.append(String(text[range]))
        }
        #expect(enclosing == ["one, ", "two"])
    }

    @Test func `of other kinds are Foundation’s`() {
        #expect(parts("a\nb", .byLines) == ["a", "b"])
        #expect(parts("e\u{301}a", .byComposedCharacterSequences) == ["e\u{301}", "a"])
    }

    @Test func `are contained as people search them`() throws {
        struct Place { var name: String }
        let predicate = #Predicate<Place> { $0.name.localizedStandardContains("cafe") }
        #expect(try predicate.evaluate(Place(name: "Le Café")) && !predicate.evaluate(Place(name: "Bar")))
    }

    @Test func `lengths are formatted as numbers`() {
        let width: CGFloat = 12.345
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        #expect(
            width.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))
                == Double(width).formatted(style.precision(.fractionLength(1))))
    }
}
