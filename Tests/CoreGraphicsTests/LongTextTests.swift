import CoreGraphics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Long text` {
    private static let words = "The quick brown fox jumps over the lazy dog, né à Zürich: ﬁve times. "

    private func paragraph(_ count: Int, width: CGFloat?, lineLimit: Int? = nil) -> TextParagraph {
        let text = String(String(repeating: Self.words, count: count / Self.words.count + 1).prefix(count))
        return TextParagraph(
            spans: [TextSpan(text: text, font: FontSpec(size: 17))], width: width, lineLimit: lineLimit)
    }

    /// As Pango breaks it when it is given everything.
    private func expected(_ paragraph: TextParagraph, limit: Int) -> [TextLayout.Line] {
        var whole = paragraph
        whole.lineLimit = nil
        return Array(TextEngine.layout(whole).lines.prefix(limit))
    }

    @Test(arguments: [1, 2, 5], [300.0, 40.0, 9.0])
    func `has the same first lines whether all of it is broken or not`(limit: Int, width: CGFloat) {
        let limited = TextEngine.layout(paragraph(5_000, width: width, lineLimit: limit))
        let whole = expected(paragraph(5_000, width: width), limit: limit)
        #expect(limited.lines.count == limit)
        #expect(limited.isTruncated)
        #expect(limited.lines.dropLast().map(\.runs) == whole.dropLast().map(\.runs))
        #expect(limited.lines.last?.runs.last?.text.hasSuffix("…") == true)
    }

    @Test func `in no room has one letter a line, as short text has`() {
        let text = "Wide i\nletters\n\nend"
        func sizes(_ repetitions: Int) -> CGSize {
            let words = Array(repeating: text, count: repetitions).joined(separator: "\n")
            return TextEngine.layout(
                TextParagraph(spans: [TextSpan(text: words, font: FontSpec(size: 17))], width: 0)
            ).size
        }
        let (one, many) = (sizes(1), sizes(40))
        #expect(one.width == many.width)
        #expect(one.height * 40 == many.height)
    }

    @Test func `in no room is measured within the time of a frame or two`() {
        let start = ContinuousClock.now
        for width in [0, 0.5, 1, 2, 3] as [CGFloat] {
            _ = TextEngine.layout(paragraph(5_000, width: width))
        }
        // Ten times what a busy machine needs, and a tenth of what breaking it in Pango would take there.
        #expect(ContinuousClock.now - start < .seconds(3))
    }

    @Test func `is remembered`() {
        let long = paragraph(20_000, width: 77)
        _ = TextEngine.layout(long)
        let start = ContinuousClock.now
        for _ in 0..<100 { _ = TextEngine.layout(long) }
        #expect(ContinuousClock.now - start < .seconds(1))
    }
}
