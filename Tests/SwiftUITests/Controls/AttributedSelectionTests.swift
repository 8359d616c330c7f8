import Foundation
import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A selection of attributed text` {
    private var text: AttributedString {
        var text = AttributedString("flour and butter")
        if let range = text.range(of: "flour") { text[range].foregroundColor = .red }
        return text
    }

    private func selection(_ words: String..., in text: AttributedString) -> AttributedTextSelection {
        AttributedTextSelection(ranges: RangeSet(words.compactMap { text.range(of: $0) }))
    }

    private func string(_ text: AttributedString) -> String { String(text.characters) }

    @Test func `is replaced, and leaves the insertion point behind the new characters`() {
        var text = text
        var chosen = selection("flour", "butter", in: text)
        #expect(String(text[chosen].characters) == "flourbutter")
        text.replaceSelection(&chosen, withCharacters: "oats")
        #expect(string(text) == "oats and ")
        #expect(chosen.indices(in: text) == .insertionPoint(text.index(text.startIndex, offsetByCharacters: 4)))
        #expect(text.runs.first?.foregroundColor == .red)
        #expect(text[chosen].characters.isEmpty)
        text.replaceSelection(&chosen, with: AttributedString("!"))
        #expect(string(text) == "oats! and ")
        #expect(chosen.indices(in: text) == .insertionPoint(text.index(text.startIndex, offsetByCharacters: 5)))
    }

    @Test func `at the end of the text, is where characters are added`() {
        var text = text
        var end = AttributedTextSelection()
        text.replaceSelection(&end, withCharacters: ["!", "?"])
        #expect(string(text) == "flour and butter!?")
        #expect(end.indices(in: text) == .insertionPoint(text.endIndex))
    }

    @Test func `knows the attributes of its characters, and of what is typed`() {
        let text = text
        let colors = selection("flour and", in: text).attributes(in: text)[\.foregroundColor]
        #expect(colors == [.red, nil] && colors.contains(.red))
        let caret = AttributedTextSelection(insertionPoint: text.index(text.startIndex, offsetByCharacters: 3))
        #expect(caret.attributes(in: text)[\.foregroundColor] == [.red])
    }

    @Test func `moves with its characters`() {
        var text = text
        var butter = selection("butter", in: text)
        text.transform(updating: &butter) { $0.characters.insert(contentsOf: "Whole ", at: $0.startIndex) }
        #expect(string(text) == "Whole flour and butter" && String(text[butter].characters) == "butter")
        var end = AttributedTextSelection()
        text.transform(updating: &end) { $0.append(AttributedString("!")) }
        #expect(end.indices(in: text) == .insertionPoint(text.endIndex))
    }

    @Test func `hands on what its change throws`() {
        struct Refused: Error {}
        var text = text
        var chosen = selection("flour", in: text)
        #expect(throws: Refused.self) {
            try text.transformAttributes(in: &chosen) { _ throws(Refused) in throw Refused() }
        }
        #expect(text == self.text)
    }
}
