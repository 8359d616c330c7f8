import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A JPEG` {
    private func picture(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void = { _ in }) throws -> CGImage {
        let context = try #require(CGContext(width: width, height: height))
        draw(context)
        return try #require(context.makeImage())
    }

    /// A chequerboard of one pixel, which every loss of quality makes smaller.
    private func chequers() throws -> CGImage {
        try picture(32, 32) { context in
            for place in 0..<1024 where (place / 32 + place % 32 * 7) % 3 == 0 {
                context.setFillColor(gray: CGFloat(place % 5) / 5, alpha: 1)
                context.fill(CGRect(x: place % 32, y: place / 32, width: 1, height: 1))
            }
        }
    }

    @Test func `holds what was drawn, on white`() throws {
        let image = try picture(16, 16) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
        }
        let bytes = try #require(image.jpegData(quality: 1))
        let read = try #require(CGImage(jpeg: bytes))
        #expect(read.width == 16 && read.height == 16)
        let (upper, lower) = (try #require(read.pixel(x: 3, y: 3)), try #require(read.pixel(x: 3, y: 12)))
        #expect(upper.red > 240 && upper.green < 15 && upper.blue < 15 && upper.alpha == 255)
        #expect(lower.red > 240 && lower.green > 240 && lower.blue > 240 && lower.alpha == 255)
    }

    @Test func `is smaller the less its quality is`() throws {
        let image = try chequers()
        let sizes = try [1, 0.7, 0.3, 0.05].map { try #require(image.jpegData(quality: $0)).count }
        #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 4)
    }

    @Test func `of a quality beyond 0…1 has that of the nearest bound`() throws {
        let image = try chequers()
        let (best, worst) = (image.jpegData(quality: 1), image.jpegData(quality: 0.01))
        #expect(image.jpegData(quality: 1.5) == best && image.jpegData(quality: .infinity) == best)
        for quality in [0, -1, -CGFloat.infinity, .nan] { #expect(image.jpegData(quality: quality) == worst) }
        #expect(best != worst)
    }

    @Test func `that was cut off shows its upper part`() throws {
        let image = try picture(64, 64) { context in
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        }
        let bytes = try #require(image.jpegData(quality: 0.9))
        let read = try #require(CGImage(jpeg: bytes.dropLast(4)))
        #expect(try #require(read.pixel(x: 2, y: 2)).blue > 240)
    }

    @Test func `is refused where the bytes are none`() throws {
        let bytes = try #require(try picture(8, 8).jpegData(quality: 1))
        #expect(CGImage(jpeg: Data([0xff, 0xd8, 0xff]) + Data(repeating: 0, count: 200)) == nil)
        #expect(CGImage(jpeg: bytes.dropFirst()) == nil)
        #expect(CGImage(jpeg: Data()) == nil)
    }

    @Test func `may be as wide and high as the limit, and no larger`() throws {
        let widest = try #require(try picture(CGImage.sideMax, 1).jpegData(quality: 0.1))
        #expect(CGImage(jpeg: widest)?.width == CGImage.sideMax)
        let highest = try #require(try picture(1, CGImage.sideMax).jpegData(quality: 0.1))
        #expect(CGImage(jpeg: highest)?.height == CGImage.sideMax)
        #expect(CGImage(jpeg: try patched(widest, sideAt: 7, to: CGImage.sideMax + 1)) == nil)
        #expect(CGImage(jpeg: try patched(highest, sideAt: 5, to: CGImage.sideMax + 1)) == nil)
    }

    /// Changes a side in the frame header (ITU-T T.81, B.2.2), whose height is at offset 5 and width at offset 7.
    private func patched(_ jpeg: Data, sideAt offset: Int, to side: Int) throws -> Data {
        var bytes = [UInt8](jpeg)
        let start = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0 })
        bytes.replaceSubrange((start + offset)..<(start + offset + 2), with: [UInt8(side >> 8), UInt8(side & 0xff)])
        return Data(bytes)
    }
}
