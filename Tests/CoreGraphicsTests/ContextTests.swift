import CoreGraphics
import Testing

/// A canvas of 20 by 20 points, two pixels a point.
private func drawn(_ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(CGContext(width: 40, height: 40, scale: 2))
    draw(context)
    return try #require(context.makeImage())
}

extension CGImage {
    /// The pixel at a point; alpha, then colours.
    fileprivate func at(_ x: Int, _ y: Int) -> [Int] {
        pixel(x: x * 2, y: y * 2).map { [$0.alpha, $0.red, $0.green, $0.blue] } ?? []
    }
}

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let everything = CGRect(x: 0, y: 0, width: 20, height: 20)

@Suite(.timeLimit(.minutes(5))) struct `A context` {
    @Test func `has its origin in the top-left corner and counts in points`() throws {
        let image = try drawn {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        #expect(image.at(9, 4) == [255, 255, 0, 0])
        #expect(image.at(10, 4) == [0, 0, 0, 0])
        #expect(image.at(9, 5) == [0, 0, 0, 0])
    }

    @Test func `comes back to what was saved`() throws {
        let image = try drawn {
            $0.setFillColor(red)
            $0.saveGState()
            $0.setFillColor(blue)
            $0.setAlpha(0.5)
            $0.translateBy(x: 10, y: 0)
            $0.clip(to: .zero)
            $0.restoreGState()
            $0.restoreGState()
            $0.fill(everything)
        }
        #expect(image.at(3, 3) == [255, 255, 0, 0])
    }

    @Test func `leaves a path where it was made`() throws {
        let image = try drawn {
            $0.setFillColor(red)
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 5, y: 0))
            $0.saveGState()
            $0.translateBy(x: 0, y: 15)
            $0.addLine(to: CGPoint(x: 5, y: 0))
            $0.restoreGState()
            $0.addLine(to: CGPoint(x: 0, y: 15))
            $0.fillPath()
        }
        #expect(image.at(2, 10) == [255, 255, 0, 0])
        #expect(image.at(7, 10) == [0, 0, 0, 0])
    }

    @Test func `fills by the rule that it is given`() throws {
        let ring = CGMutablePath()
        ring.addRect(everything)
        ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        let image = try drawn {
            $0.setFillColor(red)
            $0.addPath(ring)
            $0.fillPath(using: .evenOdd)
        }
        #expect(image.at(2, 2) == [255, 255, 0, 0])
        #expect(image.at(10, 10) == [0, 0, 0, 0])
    }

    @Test func `draws nothing through a transform that flattens, and goes on after it`() throws {
        let image = try drawn {
            $0.setFillColor(red)
            $0.saveGState()
            $0.scaleBy(x: 0, y: 1)
            $0.fill(everything)
            $0.restoreGState()
            $0.saveGState()
            $0.scaleBy(x: .nan, y: 1)
            $0.fill(everything)
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.at(0, 0) == [255, 255, 0, 0])
        #expect(image.at(10, 10) == [0, 0, 0, 0])
    }

    @Test func `goes on after numbers that are none`() throws {
        let image = try drawn {
            $0.setFillColor(red)
            $0.setLineWidth(.nan)
            $0.setLineDash(phase: .infinity, lengths: [1, .nan])
            $0.setLineDash(phase: 0, lengths: [0, 0])
            $0.stroke(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
            $0.draw(drawnPixel(), in: CGRect(x: 0, y: 0, width: 0, height: CGFloat.infinity))
            $0.fill(everything)
        }
        #expect(image.at(10, 10) == [255, 255, 0, 0])
    }

    @Test func `strokes on both sides of the line`() throws {
        let image = try drawn {
            $0.setStrokeColor(blue)
            $0.setLineWidth(4)
            $0.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(image.at(3, 10) == [255, 0, 0, 255])
        #expect(image.at(6, 10) == [255, 0, 0, 255])
        #expect(image.at(10, 10) == [0, 0, 0, 0])
    }

    @Test func `has no gradient of values that are no colours`() {
        #expect(CGGradient(colorsSpace: nil, colors: [red, "blue"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [red, "blue", blue], locations: [0, 1]) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test func `draws gradients from the first colour to the last`() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
        let image = try drawn {
            $0.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        }
        #expect(image.at(2, 10) == [0, 0, 0, 0])
        #expect(image.at(18, 10) == [255, 0, 0, 255])
        let middle = image.at(10, 10)
        #expect(middle[0] == 255 && abs(middle[1] - 128) < 12 && abs(middle[3] - 128) < 12)
    }

    @Test func `stands pictures on their heads as Apple's does, and upright for views`() throws {
        let picture = try drawn {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let turned = try drawn { $0.draw(picture, in: everything) }
        #expect(turned.at(10, 15) == [255, 255, 0, 0] && turned.at(10, 5) == [0, 0, 0, 0])
        let upright = try drawn { $0.drawUpright(picture, in: everything) }
        #expect(upright.at(10, 5) == [255, 255, 0, 0] && upright.at(10, 15) == [0, 0, 0, 0])
    }

    @Test func `keeps a picture that was made while it draws on`() throws {
        let context = try #require(CGContext(width: 4, height: 4))
        let before = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(before.pixel(x: 1, y: 1)?.alpha == 0)
    }

    @Test func `draws a group with one opacity`() throws {
        let image = try drawn { context in
            context.drawGroup(opacity: 0.5) {
                context.setFillColor(red)
                context.fill(everything)
                context.setFillColor(blue)
                context.fill(everything)
            }
        }
        #expect(image.at(10, 10) == [128, 0, 0, 255])
    }

    /// Chromium's `filter: drop-shadow(0 0 20px black)` of a square of 100 px, at these distances from its edge: of 255.
    @Test func `casts the shadow that the browser casts`() throws {
        let context = try #require(CGContext(width: 300, height: 300))
        context.drawGroup(shadow: CGColor(gray: 0, alpha: 1), radius: 20, x: 0, y: 0, scale: 1) {
            context.setFillColor(red)
            context.fill(CGRect(x: 100, y: 100, width: 100, height: 100))
        }
        let image = try #require(context.makeImage())
        for (x, alpha) in [(60, 4), (70, 17), (80, 41), (85, 60), (90, 81), (95, 105), (99, 125)] {
            #expect(abs((image.pixel(x: x, y: 150)?.alpha ?? 0) - alpha) <= 3)
            #expect(abs((image.pixel(x: 299 - x, y: 150)?.alpha ?? 0) - alpha) <= 3)
        }
        #expect(image.pixel(x: 150, y: 150)?.red == 255)
    }

    @Test func `puts letters where they were measured`() throws {
        let font = FontSpec(size: 34, weight: 700)
        let line = try #require(
            TextEngine.layout(TextParagraph(spans: [TextSpan(text: "H", font: font)])).lines.first)
        let context = try #require(CGContext(width: 60, height: 60))
        context.drawText("H", font: font, color: red, x: 5, baseline: 5 + line.baseline)
        let image = try #require(context.makeImage())
        let rows = (0..<60).filter { y in (0..<60).contains { (image.pixel(x: $0, y: y)?.alpha ?? 0) > 100 } }
        let top = 5 + line.baseline - TextEngine.metrics(of: font).capHeight
        let (first, last) = (try #require(rows.first), try #require(rows.last))
        #expect(abs(CGFloat(first) - top) <= 1)
        #expect(last == Int(5 + line.baseline) - 1)
    }

    private func drawnPixel() -> CGImage {
        guard let image = CGContext(width: 1, height: 1)?.makeImage() else { fatalError("no memory for one pixel") }
        return image
    }
}
