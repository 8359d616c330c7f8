import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(5))) struct `An attributed text in JSON` {
    @Test func `keeps its words, emphasis and links`() throws {
        let text = try AttributedString(markdown: "Bring **bread** from [there](https://example.org).")
        let data = try JSONEncoder().encode(["note": text])
        let read = try #require(JSONDecoder().decode([String: AttributedString].self, from: data)["note"])
        #expect(String(read.characters) == "Bring bread from there.")
        let bold = read.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        #expect(bold.map { String(read[$0.range].characters) } == ["bread"])
        #expect(read.runs.compactMap(\.link) == [URL(string: "https://example.org")])
    }

    @Test func `is a list of texts and attributes, and empty for no text`() throws {
        var text = AttributedString("a")
        text.link = URL(string: "b:")
        #expect(String(decoding: try JSONEncoder().encode(text), as: UTF8.self) == #"["a",{"NSLink":"b:"}]"#)
        #expect(String(decoding: try JSONEncoder().encode(AttributedString()), as: UTF8.self) == "[]")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(AttributedString.self, from: Data("[1]".utf8)) }
    }
}
