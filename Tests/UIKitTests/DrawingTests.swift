import Testing
import UIKit

extension UIImage {
    /// Red, green, blue and alpha of a pixel.
    fileprivate func components(_ x: Int, _ y: Int) -> [Int] {
        cgImage?.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    }

    fileprivate var inkedColumns: [Int] {
        guard let cgImage else { return [] }
        return (0..<cgImage.width).filter { x in
            (0..<cgImage.height).contains { (cgImage.pixel(x: x, y: $0)?.alpha ?? 0) > 100 }
        }
    }
}

private func drawn(_ width: CGFloat = 20, _ height: CGFloat = 20, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in draw() }
}

@Suite(.timeLimit(.minutes(5))) struct `An image renderer` {
    @Test func `draws at its format's scale`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(image.size == CGSize(width: 10, height: 5))
        #expect(image.scale == 2)
        #expect(image.components(9, 9) == [255, 0, 0, 255])
        #expect(image.components(10, 9)[3] == 0)
    }

    @Test func `begins with black where it is opaque`() {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
        #expect(image.components(1, 1) == [0, 0, 0, 255])
    }

    @Test func `gives an empty picture for a size that cannot be`() {
        for side in [0, -1, 100_000, .nan, .infinity] as [CGFloat] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 10)).image { _ in }
            #expect(image.size == .zero)
            #expect(image.pngData() == nil)
        }
    }

    @Test func `makes a PNG that comes back as a picture`() {
        let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).pngData { context in
            context.cgContext.setFillColor(UIColor.blue.cgColor)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
        let image = UIImage(data: data, scale: 2)
        #expect(image?.size == CGSize(width: 3, height: 4))
        #expect(image?.components(5, 7) == [0, 0, 255, 255])
    }

    @Test func `draws a rectangle's frame within it in the fill colour`() {
        let image = drawn {
            UIColor.green.setStroke()
            UIColor.red.setFill()
            UIRectFrame(CGRect(x: 2, y: 2, width: 10, height: 8))
            UIRectFrame(CGRect(x: 15, y: 2, width: 2, height: 8))
        }
        for corner in [(2, 2), (11, 2), (2, 9), (11, 9), (15, 5), (16, 5)] {
            #expect(image.components(corner.0, corner.1) == [255, 0, 0, 255])
        }
        #expect(image.components(3, 3)[3] == 0)
        #expect(image.components(12, 9)[3] == 0)
    }

    @Test func `fills and frames by a blend mode, and goes on by the one before`() {
        let image = drawn {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
            UIColor.blue.setFill()
            UIRectFillUsingBlendMode(CGRect(x: 5, y: 0, width: 10, height: 10), .sourceAtop)
            UIRectFrameUsingBlendMode(CGRect(x: 0, y: 12, width: 6, height: 6), .clear)
            UIRectFill(CGRect(x: 18, y: 18, width: 2, height: 2))
        }
        #expect(image.components(7, 5) == [0, 0, 255, 255] && image.components(12, 5)[3] == 0)
        #expect(image.components(0, 15)[3] == 0 && image.components(2, 15) == [255, 0, 0, 255])
        #expect(image.components(19, 19) == [0, 0, 255, 255])
    }

    @Test func `stands aside while another draws within it`() {
        let image = drawn {
            _ = drawn { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).fill() }
            #expect(UIGraphicsGetCurrentContext() != nil)
        }
        #expect(image.inkedColumns.isEmpty)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `has elder kin`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 3)
        UIColor.green.set()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.cgImage?.width == 12)
        #expect(image?.components(6, 6) == [0, 255, 0, 255])
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A Bézier path` {
    @Test func `turns clockwise on the screen`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.cgPath.boundingBoxOfPath.maxY - 10) < 0.01)
        #expect(abs(path.cgPath.boundingBoxOfPath.minX) < 0.01)
    }

    @Test func `fills, strokes and clips`() {
        let image = drawn {
            UIColor.red.setStroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 10))
            line.addLine(to: CGPoint(x: 20, y: 10))
            line.lineWidth = 4
            line.stroke()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).addClip()
            UIColor.blue.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 2).fill()
        }
        #expect(image.components(10, 11) == [255, 0, 0, 255])
        #expect(image.components(10, 13)[3] == 0)
        #expect(image.components(3, 3) == [0, 0, 255, 255])
        #expect(image.components(8, 3)[3] == 0)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A picture` {
    @Test func `is drawn upright and stretched`() {
        let half = drawn(2, 2) {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).fill()
        }
        let image = drawn { half.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        #expect(image.components(10, 3) == [255, 0, 0, 255])
        #expect(image.components(10, 17)[3] == 0)
        #expect(drawn { half.draw(at: CGPoint(x: 5, y: 5)) }.inkedColumns == [5, 6])
    }

    @Test func `is found by its name, the sharpest first`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, side) in [("logo", 10), ("logo@3x", 30)] as [(String, CGFloat)] {
            let png = drawn(side, side) {}.pngData()
            try #require(png).write(to: folder.appendingPathComponent(name + ".png"))
        }
        UIImage.resourceFolder = folder.path
        defer { UIImage.resourceFolder = nil }
        #expect(UIImage(named: "logo")?.scale == 3)
        #expect(UIImage(named: "logo.png")?.size == CGSize(width: 10, height: 10))
        #expect(UIImage(named: "other") == nil)
        #expect(UIImage(named: "../logo") == nil)
        #expect(UIImage(contentsOfFile: folder.path + "/logo@3x.png")?.scale == 3)
        #expect(UIImage(contentsOfFile: folder.path) == nil)
    }

    @Test func `is not made of other bytes`() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("JPEG".utf8)) == nil)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A colour` {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func `differs between light and dark where it says so`() {
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
        #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1))
        dark.performAsCurrent { #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1)) }
        #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor == CGColor(gray: 1, alpha: 0.5))
    }

    @Test func `gives its components`() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 0.25).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(green - 0.5) < 0.001)
        #expect(red < 0.001 && blue < 0.001 && alpha == 0.25)
    }

    @Test func `equals one of the same components`() {
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: dark))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Drawn text` {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test func `has the size that was measured`() {
        let size = "Mussels Party".size(withAttributes: attributes)
        #expect(abs(size.width - 113.3) < 0.05)
        #expect(size.height == UIFont.systemFont(ofSize: 17).lineHeight)
        let broken = "Mussels Party".boundingRect(
            with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(broken.height == 2 * size.height)
    }

    @Test func `is aligned within its rectangle, and left out below it`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        var attributes = attributes
        attributes[.paragraphStyle] = style
        attributes[.foregroundColor] = UIColor.red
        let image = drawn(100, 60) {
            "i\ni".draw(in: CGRect(x: 0, y: 0, width: 100, height: 25), withAttributes: attributes)
        }
        #expect(image.inkedColumns.allSatisfy { $0 > 90 })
        #expect(!image.inkedColumns.isEmpty)
        #expect((25..<60).allSatisfy { y in (0..<100).allSatisfy { image.components($0, y)[3] == 0 } })
    }

    @Test func `keeps the attributes of its parts`() {
        let text = NSMutableAttributedString(string: "ab", attributes: attributes)
        text.addAttribute(.backgroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let image = drawn(60, 30) { text.draw(at: .zero) }
        let width = Int("ab".size(withAttributes: attributes).width)
        #expect(image.components(width - 1, 1) == [0, 0, 255, 255])
        #expect(image.components(1, 1)[3] == 0)
    }

    @Test func `ends with an ellipsis where its style says so`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(
            string: "Mussels and fries for everybody",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        let image = drawn(100, 22) { text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 22)) }
        #expect((image.inkedColumns.last ?? 0) > 85)
    }

    @Test func `of nothing is as high as a line`() {
        #expect("".size(withAttributes: attributes).width == 0)
        #expect("".size(withAttributes: attributes).height > 0)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A font` {
    @Test func `has the weight that was asked for`() {
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).spec.weight == 600)
        #expect(UIFont.boldSystemFont(ofSize: 17).spec.weight == 700)
        #expect(UIFont.preferredFont(forTextStyle: .headline).spec.weight == 600)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    @Test func `knows its heights`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender - font.descender == font.lineHeight)
        #expect(font.capHeight > font.xHeight && font.xHeight > 8)
        #expect(font == UIFont.systemFont(ofSize: 17))
    }
}
