import CoreGraphics
import Testing

/// The faces of DejaVu stand for fonts of a bundle: they are there wherever the tests run, and nothing is set in them.
@Suite(.timeLimit(.minutes(5))) struct `Fonts of a bundle` {
    private static let folder = "/usr/share/fonts/truetype/dejavu/"

    init() throws {
        for (file, key) in [("DejaVuSerif", "app-font-1regular"), ("DejaVuSerif-Bold", "app-font-1serif")] {
            try #require(AddedFonts.add(file: Self.folder + file + ".ttf", as: key)?.key == key)
        }
    }

    /// Measured in Chromium 156 with the same file; `Web/tests/test_text.py` has the same number.
    @Test func `are as wide as the browser's`() throws {
        let layout = layout(of: "app-font-1serif", weight: 700)
        #expect(abs(layout.size.width - 187.95) < 0.2)
        #expect(layout.lines.first?.runs.map(\.isFallback) == [false])
        #expect(abs(self.layout(of: "Inter", weight: 700).size.width - layout.size.width) > 5)
    }

    @Test func `are measured anew where the text was measured before they came`() throws {
        let before = layout(of: "app-font-1late", weight: 400)
        try #require(AddedFonts.add(file: Self.folder + "DejaVuSansMono.ttf", as: "app-font-1late") != nil)
        #expect(layout(of: "app-font-1late", weight: 400).size.width != before.size.width)
    }

    @Test(arguments: ["DejaVuSerif-Bold", "DejaVu Serif Bold"])
    func `are found by the names of their faces`(name: String) {
        let face = AddedFonts.face(named: name)
        #expect(face?.key == "app-font-1serif")
        #expect(face?.weight == 700)
        #expect(face?.isItalic == false)
    }

    @Test func `are found by their family, of which the face nearest to the weight is taken`() {
        #expect(AddedFonts.face(named: "DejaVu Serif")?.key == "app-font-1regular")
        #expect(AddedFonts.face(named: "Dejavu Script") == nil)
        let bold = AddedFonts.resolve(FontSpec(family: "app-font-1regular", size: 9, weight: 800, italic: true))
        #expect(bold == FontSpec(family: "app-font-1serif", size: 9, weight: 700))
        #expect(AddedFonts.resolve(FontSpec(family: "Inter", size: 9, weight: 800)).weight == 800)
    }

    @Test func `that no program can read are not added`() {
        #expect(AddedFonts.add(file: "/etc/hosts", as: "app-font-1none") == nil)
        #expect(AddedFonts.add(file: "/none", as: "app-font-1none") == nil)
    }

    private func layout(of family: String, weight: Int) -> TextLayout {
        let font = FontSpec(family: family, size: 17, weight: weight)
        return TextEngine.layout(TextParagraph(spans: [TextSpan(text: "Hello, Wörld -> 123", font: font)]))
    }
}
