import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `An image turned upright` {
    /// Three pixels wide, two high: red at the top left, blue at the top right, transparent elsewhere.
    private let image: CGImage

    init() throws {
        let context = try #require(CGContext(width: 3, height: 2))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        image = try #require(context.makeImage())
    }

    /// Lists for each orientation of Exif (CIPA DC-008, tag 274) the corners at which the red and the blue pixel appear.
    @Test(arguments: [
        (1, 3, 2, [0, 0], [2, 0]), (2, 3, 2, [2, 0], [0, 0]), (3, 3, 2, [2, 1], [0, 1]), (4, 3, 2, [0, 1], [2, 1]),
        (5, 2, 3, [0, 0], [0, 2]), (6, 2, 3, [1, 0], [1, 2]), (7, 2, 3, [1, 2], [1, 0]), (8, 2, 3, [0, 2], [0, 0]),
        (0, 3, 2, [0, 0], [2, 0]), (9, 3, 2, [0, 0], [2, 0]),
    ])
    func `has its corners where its orientation says`(
        exif: Int, width: Int, height: Int, red: [Int], blue: [Int]
    ) throws {
        let turned = image.upright(exif: exif)
        #expect(turned.width == width && turned.height == height)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = try #require(turned.pixel(x: x, y: y))
                #expect(pixel.alpha == ([x, y] == red || [x, y] == blue ? 255 : 0))
                #expect((pixel.red == 255) == ([x, y] == red))
                #expect((pixel.blue == 255) == ([x, y] == blue))
            }
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The orientation in a JPEG` {
    private func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        let length = body.count + 2
        return [0xff, marker, UInt8(length >> 8), UInt8(length & 0xff)] + body
    }

    /// One directory entry: tag, type "short", one value, and the value in the first two bytes of four.
    private func entry(_ tag: Int, _ value: Int, isLittle: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xff) }
            return isLittle ? bytes : bytes.reversed()
        }
        return number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
    }

    private func tiff(_ entries: [[UInt8]], isLittle: Bool) -> [UInt8] {
        let count = UInt8(entries.count)
        let head: [UInt8] =
            isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, count, 0] : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, count]
        return head + entries.flatMap(\.self)
    }

    private func exif(_ tiff: [UInt8]) -> [UInt8] { segment(0xe1, Array("Exif\0\0".utf8) + tiff) }

    private func value(_ segments: [UInt8]...) -> Int {
        JPEGOrientation.value(in: Data([0xff, 0xd8] + segments.flatMap(\.self)))
    }

    @Test(arguments: [true, false]) func `is read in either byte order`(_ isLittle: Bool) {
        for wanted in 1...8 {
            #expect(value(exif(tiff([entry(274, wanted, isLittle: isLittle)], isLittle: isLittle))) == wanted)
        }
        let second = [entry(256, 5, isLittle: isLittle), entry(274, 6, isLittle: isLittle)]
        #expect(value(exif(tiff(second, isLittle: isLittle))) == 6)
    }

    @Test func `is upright where the number is none`() {
        for wrong in [0, 9, 300] {
            #expect(value(exif(tiff([entry(274, wrong, isLittle: true)], isLittle: true))) == 1)
        }
        var tiff = tiff([entry(274, 6, isLittle: false)], isLittle: false)
        tiff[0] = 0x4e
        #expect(value(exif(tiff)) == 1)
        #expect(value(exif([])) == 1)
        #expect(value() == 1)
    }

    @Test func `is found behind other segments, and not behind the start of the scan`() {
        let wanted = exif(tiff([entry(274, 8, isLittle: false)], isLittle: false))
        #expect(value(segment(0xe0, Array("JFIF\0".utf8)), wanted) == 8)
        #expect(value(segment(0xe1, Array("http://ns.adobe.com/xap/1.0/\0".utf8)), wanted) == 8)
        #expect(value(segment(0xfe, []), wanted) == 8)
        #expect(value(segment(0xe0, []), segment(0xda, []), wanted) == 1)
        #expect(value(segment(0xe2, Array("Exif\0\0".utf8)), wanted) == 8)
        #expect(value([0x00], wanted) == 1)
    }

    @Test func `is read to the last byte that is there`() {
        let whole = tiff([entry(274, 3, isLittle: true)], isLittle: true)
        #expect(value(exif(Array(whole.dropLast(2)))) == 3)
        #expect(value(exif(Array(whole.dropLast(3)))) == 1)
        let bytes = Data([0xff, 0xd8] + exif(whole))
        #expect(JPEGOrientation.value(in: bytes) == 3)
        #expect(JPEGOrientation.value(in: bytes.dropLast()) == 1)
    }
}
