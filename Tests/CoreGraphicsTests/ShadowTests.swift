import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct ShadowTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Alpha and blue of the pixels in the middle row.
    private func drawn(scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> CGImage {
        let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: scale))
        draw(context)
        return try #require(context.makeImage())
    }

    @Test func `what is drawn throws a shadow, until there is none any more`() throws {
        let image = try drawn { context in
            context.setFillColor(red)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 10, width: 5, height: 5))
        }
        #expect(try #require(image.pixel(x: 2, y: 2)).red == 255)
        #expect(try #require(image.pixel(x: 12, y: 2)).blue == 255)
        #expect(try #require(image.pixel(x: 7, y: 2)).alpha == 0)
        #expect(try #require(image.pixel(x: 12, y: 12)).alpha == 0)
    }

    @Test func `offsets are points, whatever the transform`() throws {
        let image = try drawn(scale: 2) { context in
            context.scaleBy(x: 0.5, y: 0.5)
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 4, color: blue)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        let middle = try #require(image.pixel(x: 15, y: 35))
        #expect(middle.blue == 255 && middle.alpha > 100)
        #expect(try #require(image.pixel(x: 15, y: 15)).alpha == 255)
    }

    @Test func `a layer is seen as one, and so is its shadow`() throws {
        let image = try drawn { context in
            context.setAlpha(0.5)
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 5))
            context.endTransparencyLayer()
        }
        let (once, twice) = (try #require(image.pixel(x: 2, y: 2)), try #require(image.pixel(x: 7, y: 2)))
        #expect(abs(once.alpha - 128) <= 1 && once == twice)
        #expect(try #require(image.pixel(x: 7, y: 12)).blue == 255)
    }

    @Test func `layers that do not match do no harm`() throws {
        let image = try drawn { context in
            context.endTransparencyLayer()
            for _ in 0..<100 {
                context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 4, height: 4), auxiliaryInfo: nil)
            }
            context.saveGState()
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            for _ in 0..<200 { context.endTransparencyLayer() }
            context.setShadow(offset: CGSize(width: CGFloat.nan, height: 1e9), blur: -1, color: blue)
            context.fill(CGRect(x: 10, y: 10, width: 2, height: 2))
        }
        #expect(try #require(image.pixel(x: 2, y: 2)).red == 255)
        #expect(try #require(image.pixel(x: 6, y: 6)).alpha == 0)
        #expect(try #require(image.pixel(x: 11, y: 11)).alpha == 255)
    }
}
