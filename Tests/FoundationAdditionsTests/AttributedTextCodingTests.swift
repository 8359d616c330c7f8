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

    @Test func `is a list of texts and attributes, and a string without any`() throws {
        var text = AttributedString("a")
        text.link = URL(string: "b:")
        #expect(String(decoding: try JSONEncoder().encode(text), as: UTF8.self) == #"["a",{"NSLink":"b:"}]"#)
        func written(_ text: AttributedString) throws -> String {
            String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }
        #expect(try written(AttributedString()) == #""""# && written("plain") == #""plain""#)
        func read(_ json: String) throws -> AttributedString {
            try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
        }
        #expect(try read(#""plain""#) == "plain" && read(#"["a",{"NSLink":"b:"}]"#) == text)
        let table = #"{"runs":["a",0],"attributeTable":[{"NSLink":"b:","Other":1}]}"#
        #expect(try read(table) == text)
        #expect(throws: DecodingError.self) { try read(#"{"runs":["a",1],"attributeTable":[{}]}"#) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(AttributedString.self, from: Data("[1]".utf8)) }
    }
}
