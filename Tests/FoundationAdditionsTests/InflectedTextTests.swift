import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Attributed texts that are inflected` {
    private func text(_ words: String, _ rule: InflectionRule?) -> AttributedString {
        var text = AttributedString(words)
        text.languageIdentifier = "en"
        text.inflect = rule
        return text
    }
    private func words(_ text: AttributedString) -> String { String(text.inflected().characters) }

    @Test func `agree with their number`() {
        #expect(words(text("2 puppy", .automatic) + text(" and 2 cat", nil)) == "2 puppies and 2 cat")
        #expect(words(text("1 puppies", .automatic)) == "1 puppy")
        #expect(words(text("puppy", .automatic)) == "puppy")
    }

    @Test func `follow the number of their rule`() {
        var morphology = Morphology()
        morphology.number = .plural
        #expect(words(text("happy puppy", InflectionRule(morphology: morphology))) == "happy puppies")
        morphology.number = .singular
        #expect(words(text("puppies", InflectionRule(morphology: morphology))) == "puppy")
        #expect(words(text("2 puppies", InflectionRule(morphology: morphology))) == "2 puppy")
    }

    @Test func `keep their other attributes`() {
        var bold = text("2 ", .automatic) + text("puppy", .automatic)
        bold.inlinePresentationIntent = .emphasized
        let inflected = bold.inflected()
        #expect(String(inflected.characters) == "2 puppies")
        #expect(inflected.runs.allSatisfy { $0.inlinePresentationIntent == .emphasized })
    }
}
