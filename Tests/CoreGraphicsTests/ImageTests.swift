import CoreGraphics
import Testing

private func picture(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void = { _ in }) throws -> CGImage {
    let context = try #require(CGContext(width: width, height: height))
    draw(context)
    return try #require(context.makeImage())
}

private func png(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void = { _ in }) throws -> Data {
    let image = try picture(width, height, draw)
    return try #require(image.pngData)
}

private func components(of image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    image.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
}

@Suite(.timeLimit(.minutes(5))) struct `A PNG` {
    @Test func `holds what was drawn`() throws {
        let bytes = try png(4, 2) { context in
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fill(CGRect(x: 3, y: 1, width: 1, height: 1))
        }
        let read = try #require(CGImage(png: bytes))
        #expect(read.width == 4)
        #expect(read.height == 2)
        #expect(components(of: read, 1, 0) == [255, 128, 0, 255])
        #expect(components(of: read, 3, 1) == [0, 0, 255, 128])
        #expect(read.pixel(x: 0, y: 0)?.alpha == 0)
        #expect(read.pixel(x: 4, y: 0) == nil)
    }

    @Test func `is refused as a whole when a part is missing or wrong`() throws {
        let good = try png(16, 16) { $0.fill(CGRect(x: 2, y: 2, width: 9, height: 9)) }
        for length in [0, 1, 8, 23, 24, 40, good.count / 2] { #expect(CGImage(png: good.prefix(length)) == nil) }
        #expect(CGImage(png: Data("GIF89a and no picture at all, but long enough".utf8)) == nil)
        for index in stride(from: 8, to: good.count, by: 3) {
            var broken = good
            broken[index] ^= 0x5a
            _ = CGImage(png: broken)
        }
    }

    @Test func `is refused by its header when it is too large`() throws {
        var large = try png(1, 1)
        large.replaceSubrange(16..<24, with: [0, 0, 0x10, 0x01, 0, 0, 0x10, 0x01])
        #expect(CGImage(png: large) == nil)
    }

    @Test func `may be as wide as the limit, and no canvas wider`() throws {
        let widest = try png(CGImage.sideMax, 1)
        #expect(CGImage(png: widest)?.width == CGImage.sideMax)
        #expect(CGContext(width: CGImage.sideMax + 1, height: 1) == nil)
        #expect(CGContext(width: 0, height: 1) == nil)
        #expect(CGContext(width: 1, height: 1, scale: .nan) == nil)
    }

    @Test func `may be read from the middle of other bytes`() throws {
        let padded = try Data(repeating: 7, count: 10) + png(3, 3)
        #expect(CGImage(png: padded.dropFirst(10))?.width == 3)
    }
}
