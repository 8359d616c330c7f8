import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Font families` {
    /// Measured in Chromium 156 with the served files; `Web/tests/test_text.py` has the same numbers.
    @Test(arguments: [
        ("JetBrains Mono", 400, false, 193.8), ("JetBrains Mono", 700, true, 193.8),
        ("Caladea", 400, false, 130.28), ("Caladea", 700, false, 143.27), ("Caladea", 400, true, 127.33),
        ("Quicksand", 400, false, 143.52), ("Quicksand", 700, false, 149.19),
    ])
    func `are as wide as the browser's`(family: String, weight: Int, italic: Bool, width: Double) {
        let font = FontSpec(family: family, size: 17, weight: weight, italic: italic)
        let layout = TextEngine.layout(TextParagraph(spans: [TextSpan(text: "Hello, Wörld -> 123", font: font)]))
        #expect(abs(layout.size.width - width) < 0.2)
        #expect(layout.lines.first?.runs.map(\.isFallback) == [false])
    }

    @Test func `letters have outlines about their baseline`() {
        let box = TextEngine.outline("H", font: FontSpec(size: 100)).boundingBoxOfPath
        #expect(abs(box.maxY) < 0.5)
        #expect(abs(-box.minY - TextEngine.metrics(of: FontSpec(size: 100)).capHeight) < 0.5)
        #expect(TextEngine.outline(" ", font: FontSpec(size: 100)).boundingBoxOfPath.isEmpty)
    }
}
