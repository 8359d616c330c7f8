import CoreGraphics
import ReadPictures
import RenderTree
import Testing
import TreePainter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A font of a bundle in a picture` {
    @Test func `is as wide as it was measured`() throws {
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
        let face = try #require(AddedFonts.add(file: file, as: "app-font-1picture"))
        // Each letter is as wide as any other, with a point beside it.
        let words = "HHHHHHHHHH"
        let font = FontSpec(family: face.key, size: 17, weight: face.weight)
        let measured = TextEngine.layout(TextParagraph(spans: [TextSpan(text: words, font: font)])).size.width
        let image = try painted([text(words, at: 5) { $0.font = FontDescription(font) }], size: 240)
        let plain = try painted([text(words, at: 5)], size: 240)
        #expect(abs(width(of: image) - measured) <= 3)
        #expect(abs(width(of: plain) - measured) > 10)
    }

    private func width(of image: CGImage) -> CGFloat {
        let inked = (0..<image.width).filter { x in
            (0..<image.height).contains { (image.pixel(x: x, y: $0)?.alpha ?? 0) > 60 }
        }
        return CGFloat((inked.max() ?? 0) - (inked.min() ?? 0) + 1)
    }
}
