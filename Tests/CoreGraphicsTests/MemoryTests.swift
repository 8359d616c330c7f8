import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct MemoryTests {
    private func made(
        _ data: UnsafeMutableRawPointer?, bits: Int = 8, bytesPerRow: Int = 0, _ alpha: CGImageAlphaInfo,
        _ order: CGBitmapInfo = []
    ) -> CGContext? {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue)
    }

    private let orange = CGColor(red: 1, green: 0.4, blue: 0, alpha: 1)

    @Test func `an author reads the pixels where he has said`() throws {
        var pixels = [UInt8](repeating: 0, count: 16)
        try pixels.withUnsafeMutableBytes { bytes in
            let context = try #require(made(bytes.baseAddress, .premultipliedLast))
            context.setFillColor(orange)
            // The origin is the lower left corner: this is the first row in memory.
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        #expect(pixels == [255, 102, 0, 255] + [UInt8](repeating: 0, count: 12))
    }

    @Test func `components lie as asked for`() throws {
        func first(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) throws -> [UInt8] {
            let context = try #require(made(nil, bytesPerRow: 12, alpha, order))
            context.setFillColor(orange)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(context.bytesPerRow == 12)
            let data = try #require(context.data)
            return (0..<4).map { data.load(fromByteOffset: 12 + $0, as: UInt8.self) }
        }
        #expect(try first(.premultipliedFirst) == [255, 255, 102, 0])
        #expect(try first(.premultipliedFirst, .byteOrder32Little) == [0, 102, 255, 255])
        #expect(try first(.noneSkipLast, .byteOrder32Big) == [255, 102, 0, 255])
    }

    @Test func `what was in memory before is drawn on, and a picture stands upright`() throws {
        var pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0]
        let image = try pixels.withUnsafeMutableBytes { bytes in
            try #require(made(bytes.baseAddress, .premultipliedLast)?.makeImage())
        }
        #expect(try #require(image.pixel(x: 0, y: 0)).red == 255)
        let other = try #require(made(nil, .premultipliedLast))
        other.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let data = try #require(other.data)
        #expect((0..<16).map { data.load(fromByteOffset: $0, as: UInt8.self) } == pixels)
    }

    @Test func `what cannot be drawn into is refused`() {
        #expect(made(nil, bits: 16, .premultipliedLast) == nil)
        #expect(made(nil, bytesPerRow: 4, .premultipliedLast) == nil)
        #expect(made(nil, .last) == nil)
        #expect(made(nil, .none) == nil)
        #expect(CGContext(width: 1, height: 1)?.data == nil)
    }
}
