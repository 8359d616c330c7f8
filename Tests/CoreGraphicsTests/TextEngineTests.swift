import CoreGraphics
import Testing

private func layout(_ text: String, width: CGFloat? = nil, lineLimit: Int? = nil, weight: Int = 400) -> TextLayout {
    TextEngine.layout(
        TextParagraph(
            spans: [TextSpan(text: text, font: FontSpec(size: 17, weight: weight))], width: width, lineLimit: lineLimit)
    )
}

/// The widths are Chromium's for the same font file, within what rounding does (docs: platform measurement of Inter, 17 pt).
@Suite(.timeLimit(.minutes(5))) struct `The text engine` {
    @Test func `measures as the browser draws`() {
        #expect(abs(layout("Mussels Party").size.width - 113.30) < 0.05)
        #expect(layout("Mussels Party").lines.count == 1)
    }

    @Test func `finds the faces of other weights`() {
        #expect(layout("Mussels Party", weight: 700).size.width > layout("Mussels Party").size.width + 1)
        #expect(layout("Mussels Party", weight: 600).size.width != layout("Mussels Party", weight: 700).size.width)
    }

    @Test func `does not break a line at exactly the width that it measured`() {
        for text in ["Mussels Party", "Andalouse sauce", "A party for everybody, with fries"] {
            #expect(layout(text, width: layout(text).size.width).lines.count == 1)
        }
    }

    @Test func `breaks at words, and keeps every word`() {
        let broken = layout("Mussels and fries for everybody", width: 120)
        #expect(broken.lines.count > 1)
        #expect(broken.size.width <= 120.01)
        let words = broken.lines.flatMap { $0.runs.map(\.text) }.joined(separator: " ").split(separator: " ")
        #expect(words == ["Mussels", "and", "fries", "for", "everybody"])
    }

    @Test func `ends a text that is too long with an ellipsis`() {
        let cut = layout("Mussels and fries for everybody", width: 120, lineLimit: 1)
        #expect(cut.lines.count == 1)
        #expect(cut.isTruncated)
        #expect(cut.lines.first?.runs.map(\.text).joined().hasSuffix("…") == true)
        #expect(cut.size.width <= 120.01)
    }

    @Test(arguments: [100.0, 104, 108, 112, 116, 120])
    func `gives an ellipsis its own width, not the room that is left`(_ width: CGFloat) throws {
        let cut = layout("Mussels and fries for everybody", width: width, lineLimit: 1)
        let ellipsis = try #require(cut.lines.first?.runs.last)
        #expect(ellipsis.text == "…")
        #expect(abs(ellipsis.width - layout("…").size.width) < 0.01)
    }

    @Test func `counts lines of all paragraphs against the limit`() {
        let cut = layout("one\ntwo\nthree", lineLimit: 2)
        #expect(cut.lines.map { $0.runs.map(\.text).joined() } == ["one", "two…"])
        #expect(cut.isTruncated)
    }

    @Test func `gives empty text the height of a line`() {
        #expect(layout("").size.height == layout("Fries").size.height)
        #expect(layout("").size.width == 0)
    }

    @Test func `says which runs another font draws`() {
        let runs = layout("Fries 🍟").lines.flatMap(\.runs)
        #expect(runs.contains { $0.isFallback && $0.text.contains("🍟") })
        #expect(runs.contains { !$0.isFallback && $0.text.contains("Fries") })
    }

    @Test func `aligns lines within the longest one`() {
        var paragraph = TextParagraph(
            spans: [TextSpan(text: "wide line\nslim", font: FontSpec(size: 17))], alignment: .trailing)
        let trailing = TextEngine.layout(paragraph)
        let last = trailing.lines.last
        #expect(abs((last?.runs.first?.x ?? 0) + (last?.width ?? 0) - trailing.size.width) < 0.01)
        paragraph.alignment = .leading
        #expect(TextEngine.layout(paragraph).lines.last?.runs.first?.x == 0)
    }

    @Test func `takes text that is too long, or holds a NUL, without falling over`() {
        #expect(!layout(String(repeating: "mussels ", count: 20_000), width: 300).lines.isEmpty)
        #expect(layout("a\0b").lines.first?.runs.map(\.text).joined() == "a\u{FFFD}b")
    }
}
