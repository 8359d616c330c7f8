import CoreGraphics
import Testing

private func layout(_ text: String, size: CGFloat = 17, width: CGFloat? = nil) -> TextLayout {
    TextEngine.layout(TextParagraph(spans: [TextSpan(text: text, font: FontSpec(size: size))], width: width))
}

private func words(_ line: TextLayout.Line) -> String { line.runs.map(\.text).joined() }

@Suite(.timeLimit(.minutes(5))) struct `Lines of text` {
    /// Height and baseline of an element with `line-height: normal` in Chromium 154, with `text-rendering:
    /// geometricPrecision`.
    static let natural: [(size: CGFloat, height: CGFloat, baseline: CGFloat)] = [
        (10, 12, 9), (11, 14, 11), (12, 15, 12), (12.5, 15, 11), (13, 16, 12), (14, 17, 13), (15, 19, 15), (16, 20, 16),
        (17, 20, 15), (18, 21, 16), (20, 24, 19), (22, 26, 20), (28, 34, 27), (34, 41, 32), (48, 59, 47), (60, 72, 57),
    ]

    @Test(arguments: natural) func `stand where the browser puts them`(
        _ expected: (size: CGFloat, height: CGFloat, baseline: CGFloat)
    ) {
        let line = layout("Mussels", size: expected.size).lines.first
        #expect(line?.height == expected.height)
        #expect(line?.baseline == expected.baseline)
    }

    /// Widths of "Mussels Party" at 17 px in Chromium, each weight its own font file.
    static let widths: [(weight: Int, width: CGFloat)] = [
        (100, 108.172), (200, 109.875), (300, 111.594), (400, 113.312), (500, 114.906), (600, 116.516), (700, 118.109),
        (800, 119.734), (900, 121.328),
    ]

    @Test(arguments: widths) func `are as wide as the browser's in every weight`(
        _ expected: (weight: Int, width: CGFloat)
    ) {
        let font = FontSpec(size: 17, weight: expected.weight)
        let size = TextEngine.layout(TextParagraph(spans: [TextSpan(text: "Mussels Party", font: font)])).size
        #expect(abs(size.width - expected.width) < 0.05)
    }

    @Test func `are not made higher by an emoji`() {
        #expect(layout("Fries 🍟").size.height == layout("Fries").size.height)
    }

    @Test func `are as high as their largest font`() {
        let mixed = TextEngine.layout(
            TextParagraph(spans: [
                TextSpan(text: "small ", font: FontSpec(size: 12)), TextSpan(text: "large", font: FontSpec(size: 34)),
            ]))
        #expect(mixed.size.height == 41)
        #expect(mixed.lines.first?.baseline == 32)
        #expect(mixed.lines.first?.runs.map(\.span) == [0, 1])
    }

    @Test func `stand below each other with the spacing between them`() {
        let spaced = TextEngine.layout(
            TextParagraph(spans: [TextSpan(text: "one\ntwo\nthree", font: FontSpec(size: 17))], lineSpacing: 5))
        #expect(spaced.lines.map(\.y) == [0, 25, 50])
        #expect(spaced.lines.map(\.baseline) == [15, 40, 65])
        #expect(spaced.size.height == 70)
    }

    @Test func `lose the spaces at which they were broken, and keep all others`() {
        let broken = layout("Mussels   and fries  ", width: 95)
        #expect(broken.lines.map(words) == ["Mussels", "and fries  "])
        #expect(broken.lines.first?.width == layout("Mussels").size.width)
        #expect(layout("fries  ").size.width > layout("fries").size.width)
    }

    @Test func `begin anew at every kind of line break, and after the last one`() {
        for text in ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"] {
            #expect(layout(text).lines.map(words) == ["a", "b"])
        }
        #expect(layout("a\n").lines.count == 2)
        #expect(layout("\n\n").size.height == 60)
    }

    @Test func `break inside a word that is wider than the box`() {
        let broken = layout("Donaudampfschifffahrtsgesellschaft", width: 100)
        #expect(broken.lines.count > 1)
        #expect(broken.lines.allSatisfy { $0.width <= 100.02 })
        #expect(broken.lines.map(words).joined() == "Donaudampfschifffahrtsgesellschaft")
    }

    @Test func `hold one run a direction`() {
        let runs = layout("party אבג here").lines.first?.runs ?? []
        #expect(runs.map(\.text).joined() == "party אבג here")
        #expect(runs.count == 3)
        #expect(zip(runs, runs.dropFirst()).allSatisfy { abs($0.x + $0.width - $1.x) < 0.001 })
    }

    @Test func `take any width and size that an author can write`() {
        for width in [0, -1, .infinity, -.infinity, .nan, 1e300] as [CGFloat] {
            #expect(!layout("Mussels and fries", width: width).lines.isEmpty)
        }
        for size in [0, -3, .infinity, .nan, 1e300] as [CGFloat] {
            #expect(layout("Mussels", size: size).size.height > 0)
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Cut text` {
    private func cut(_ text: String, _ truncation: TextParagraph.Truncation, width: CGFloat? = 150, lines: Int = 1)
        -> TextLayout
    {
        TextEngine.layout(
            TextParagraph(
                spans: [TextSpan(text: text, font: FontSpec(size: 17))], width: width, lineLimit: lines,
                truncation: truncation))
    }

    @Test func `has its ellipsis at the end, in the middle or at the start`() {
        let text = "Mussels and fries for everybody"
        let tail = cut(text, .tail).lines.map(words).joined()
        #expect(tail.hasPrefix("Mussels") && tail.hasSuffix("…"))
        let head = cut(text, .head).lines.map(words).joined()
        #expect(head.hasPrefix("…") && head.hasSuffix("everybody"))
        let middle = cut(text, .middle).lines.map(words).joined()
        #expect(middle.hasPrefix("Mus") && middle.contains("…") && middle.hasSuffix("body"))
    }

    @Test func `keeps whole lines before the last one`() {
        let whole = layout("Mussels and fries for everybody who comes to the party", width: 150)
        let limited = cut("Mussels and fries for everybody who comes to the party", .tail, lines: 2)
        #expect(limited.lines.count == 2)
        #expect(limited.lines.first == whole.lines.first)
        #expect(limited.isTruncated)
        #expect(limited.lines.last.map(words)?.hasSuffix("…") == true)
    }

    @Test func `is not cut where the lines suffice`() {
        let fitting = cut("Mussels\nFries", .tail, lines: 2)
        #expect(!fitting.isTruncated)
        #expect(fitting.lines.map(words) == ["Mussels", "Fries"])
    }

    @Test func `keeps the span of each run`() {
        let layout = TextEngine.layout(
            TextParagraph(
                spans: [
                    TextSpan(text: "Mussels ", font: FontSpec(size: 17, weight: 700)),
                    TextSpan(text: "and fries for everybody", font: FontSpec(size: 17)),
                ], width: 150, lineLimit: 1))
        #expect(layout.lines.first?.runs.first?.span == 0)
        #expect(layout.lines.first?.runs.first?.text == "Mussels ")
        #expect(layout.lines.first?.runs.last?.span == 1)
        #expect(layout.size.width <= 150.02)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Font metrics` {
    @Test func `are the font's own`() {
        let metrics = TextEngine.metrics(of: FontSpec(size: 100))
        #expect(abs(metrics.capHeight - 72.7) < 0.5)
        #expect(abs(metrics.xHeight - 54.6) < 0.5)
        #expect(metrics.underlineOffset > 0 && metrics.underlineOffset < 25)
        #expect(metrics.strikethroughOffset > 20 && metrics.strikethroughOffset < 50)
        #expect(metrics.lineHeight == metrics.ascent + metrics.descent)
    }

    @Test func `give monospaced digits one width`() {
        func width(_ text: String) -> CGFloat {
            TextEngine.layout(
                TextParagraph(spans: [TextSpan(text: text, font: FontSpec(size: 17, monospacedDigits: true))])
            ).size.width
        }
        #expect(abs(width("111") - width("888")) < 0.01)
    }
}
