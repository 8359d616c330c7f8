import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct `The bytes of a text` {
    private let small = FontSpec(size: 10)
    private let large = FontSpec(size: 20)

    private func text(_ parts: String...) -> PangoText {
        PangoText(
            TextParagraph(
                spans: parts.enumerated().map { TextSpan(text: $1, font: $0 == 0 ? small : large) }))
    }

    @Test func `have one kind of line break, and neither tabs nor zeros`() {
        let read = text("a\r\nb\tc\0")
        #expect(read.text(in: 0..<read.bytes.count) == "a\nb    c\u{FFFD}")
        #expect(read.text(in: 2..<999) == "b    c\u{FFFD}")
    }

    @Test func `are no more than the limit`() {
        let limit = TextEngine.byteCountMax
        #expect(text(String(repeating: "a", count: limit + 5)).bytes.count == limit)
        #expect(text(String(repeating: "a", count: limit), "b").bytes.count == limit)
        #expect(text(String(repeating: "a", count: limit - 1), "bc").bytes.count == limit)
    }

    @Test func `belong to spans`() {
        let read = text("abc", "", "de")
        #expect(read.spans.map(\.range) == [0..<3, 3..<3, 3..<5])
        #expect([0, 2, 3, 4, 5, 99].map { read.span(at: $0) } == [0, 0, 2, 2, 2, 2])
        #expect(text().span(at: 0) == 0 && text().spans.count == 1)
        #expect(read.fonts(in: 0..<3) == [small] && read.fonts(in: 2..<4) == [small, large])
        #expect(read.fonts(in: 3..<3) == [large] && read.fonts(in: 1..<1) == [small])
    }

    @Test func `of a part keep their spans, and its ending has the last one's`() {
        let whole = text("abc", "def")
        let part = PangoText(whole, 1..<5, ending: "…")
        #expect(part.text(in: 0..<part.bytes.count) == "bcde…")
        #expect(part.spans.map(\.range) == [0..<2, 2..<7])
        let first = PangoText(whole, 0..<2, ending: "…")
        #expect(first.spans.map(\.range) == [0..<5, 5..<5])
        #expect(PangoText(whole, 3..<3, ending: "…").spans.map(\.range) == [0..<0, 0..<3])
    }

    @Test func `end between characters`() {
        let read = text("aé")
        #expect([-1, 0, 1, 2, 3, 99].map { read.characterBoundary(at: $0) } == [0, 0, 1, 1, 3, 3])
    }

    @Test func `are letters, and an empty one for each empty line`() {
        func letters(_ words: String) -> [String] { text(words).letters.map(\.key.text) }
        #expect(letters("ab") == ["a", "b"])
        #expect(letters("a\nb") == ["a", "b"] && letters("a\n\nb") == ["a", "", "b"])
        #expect(letters("a\n") == ["a", ""] && letters("\na") == ["", "a"] && letters("") == [""])
        let places = text("é", "b").letters
        #expect(places.map(\.bytes) == [0..<2, 2..<3] && places.map(\.key.span) == [0, 1])
    }

    @Test func `that surely fill so many lines are counted`() {
        let measurer = PangoMeasurer()
        // The narrowest letter is a fifth of 10 points: 51 letters of at most four bytes, for one line more than asked for.
        #expect(measurer.byteCount(ofLines: 1, of: text("a"), 100) == 51 * 4 * 2)
        #expect(measurer.byteCount(ofLines: 3, of: text("a"), 100) == 51 * 4 * 4)
        #expect(measurer.byteCount(ofLines: 1, of: text("", "b"), 100) == 51 * 4 * 2)
        #expect(measurer.byteCount(ofLines: 1, of: text("a"), 0) == 2 * 4 * 2)
        #expect(measurer.byteCount(ofLines: 5_000, of: text("a"), 100) == 51 * 4 * 1_000)
        #expect(measurer.byteCount(ofLines: 1, of: text("a"), 1e12) == (1 << 20) * 2)
        #expect(measurer.byteCount(ofLines: 1, of: text("a"), nil) > 1 << 40)
        #expect(measurer.byteCount(ofLines: 1, of: text("a"), .infinity) > 1 << 40)
    }
}
