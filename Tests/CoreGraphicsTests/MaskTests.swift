import CoreGraphics
import Testing

/// A canvas of 20 by 20 pixels.
private func drawn(_ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try #require(CGContext(width: 20, height: 20))
    draw(context)
    return try #require(context.makeImage())
}

/// A picture of 2 by 2 pixels, the upper ones of one colour and the lower ones of another.
private func picture(_ upper: CGColor, _ lower: CGColor) throws -> CGImage {
    let context = try #require(CGContext(width: 2, height: 2))
    for (color, y) in [(upper, 0), (lower, 1)] {
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: y, width: 2, height: 1))
    }
    return try #require(context.makeImage())
}

private let everything = CGRect(x: 0, y: 0, width: 20, height: 20)
private let (white, black) = (CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1))
private let (clear, red) = (CGColor(gray: 0, alpha: 0), CGColor(red: 1, green: 0, blue: 0, alpha: 1))

@Suite(.timeLimit(.minutes(5))) struct `A context's mask` {
    @Test func `lets through what its alpha covers, upside down as an image is`() throws {
        let mask = try picture(red, clear)
        let image = try drawn {
            $0.clip(to: everything, mask: mask)
            $0.setFillColor(white)
            $0.fill(everything)
        }
        #expect(image.pixel(x: 10, y: 17)?.alpha == 255 && image.pixel(x: 10, y: 17)?.green == 255)
        #expect(image.pixel(x: 10, y: 2)?.alpha == 0)
    }

    @Test func `of opaque pixels lets through what is bright`() throws {
        let mask = try picture(black, white)
        let image = try drawn {
            $0.clip(to: everything, mask: mask)
            $0.setFillColor(red)
            $0.fill(everything)
        }
        #expect(image.pixel(x: 10, y: 2)?.alpha ?? 0 > 250)
        #expect(image.pixel(x: 10, y: 17)?.alpha == 0)
    }

    @Test func `holds for its rectangle, goes with the state, and is one with others`() throws {
        let (upper, lower) = (try picture(clear, red), try picture(red, clear))
        let image = try drawn {
            $0.saveGState()
            $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20), mask: upper)
            $0.setFillColor(white)
            $0.fill(everything)
            $0.clip(to: everything, mask: lower)
            $0.setFillColor(red)
            $0.fill(everything)
            $0.restoreGState()
            $0.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
        }
        #expect(image.pixel(x: 5, y: 2)?.green == 255 && image.pixel(x: 15, y: 2)?.alpha == 0)
        #expect(image.pixel(x: 5, y: 17)?.alpha == 0 && image.pixel(x: 17, y: 17)?.alpha == 255)
    }

    @Test func `goes with all clips that were set since the state was saved`() throws {
        let mask = try picture(clear, clear)
        let image = try drawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.clip(to: everything, mask: mask)
            #expect($0.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.resetClip()
            #expect($0.boundingBoxOfClipPath == everything)
            $0.setFillColor(red)
            $0.fill(everything)
        }
        #expect(image.pixel(x: 15, y: 15)?.red == 255)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A picture in a context` {
    // Without a transform to such a rectangle, Cairo would draw nothing any more.
    @Test(arguments: [CGFloat.nan, .infinity, 1e300, 1e-300, 0])
    func `of a size that cannot be leaves what is drawn next as it is`(side: CGFloat) throws {
        let (tile, mask) = (try picture(red, white), try picture(red, clear))
        let rect = CGRect(x: 4, y: 4, width: side, height: side)
        for draw: (CGContext) -> Void in [
            { $0.clip(to: rect, mask: mask) }, { $0.draw(tile, in: rect, byTiling: true) }, { $0.draw(tile, in: rect) },
        ] {
            let image = try drawn {
                $0.saveGState()
                draw($0)
                $0.setFillColor(white)
                $0.fill(everything)
                $0.restoreGState()
                $0.setFillColor(red)
                $0.fill(everything)
            }
            #expect(image.pixel(x: 10, y: 10)?.red == 255 && image.pixel(x: 10, y: 10)?.green == 0)
        }
    }

    @Test func `is drawn again and again where it is tiled`() throws {
        let tile = try picture(red, white)
        let image = try drawn {
            $0.interpolationQuality = .none
            $0.draw(tile, in: CGRect(x: 4, y: 4, width: 4, height: 4), byTiling: true)
        }
        // Upside down: the lower half of each tile is red.
        #expect((0..<20).allSatisfy { image.pixel(x: 10, y: $0)?.green == ($0 % 4 < 2 ? 255 : 0) })
        let once = try drawn { $0.draw(tile, in: CGRect(x: 4, y: 4, width: 4, height: 4), byTiling: false) }
        #expect(once.pixel(x: 1, y: 1)?.alpha == 0 && once.pixel(x: 5, y: 7)?.red == 255)
    }

    @Test func `keeps its pixels apart without interpolation`() throws {
        let small = try picture(black, white)
        func greys(_ quality: CGInterpolationQuality) throws -> Set<Int?> {
            let image = try drawn {
                $0.interpolationQuality = quality
                $0.draw(small, in: everything)
            }
            return Set((0..<20).map { image.pixel(x: 10, y: $0)?.red })
        }
        #expect(try greys(.none) == [0, 255])
        #expect(try greys(.medium).count > 2)
    }

    @Test func `of a layer is drawn in the context's own coordinates`() throws {
        let image = try drawn { context in
            let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
            layer?.context?.setFillColor(red)
            layer?.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            if let layer { context.draw(layer, at: CGPoint(x: 5, y: 5)) }
        }
        #expect(image.pixel(x: 6, y: 6)?.red == 255 && image.pixel(x: 6, y: 12)?.alpha == 0)
        #expect(image.pixel(x: 4, y: 6)?.alpha == 0)
    }
}
