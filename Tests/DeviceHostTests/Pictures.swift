import Foundation

/// Pictures without pixels: as much as a host reads of them.
enum Pictures {
    /// The last chunk of a PNG.
    static let end = Data(count: 4) + Data("IEND".utf8) + Data(count: 4)

    static func png(width: UInt32, height: UInt32, byteCount: Int = 0) -> Data {
        var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) + Data("IHDR".utf8)
        for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
        data += Data([8, 2, 0, 0, 0]) + Data(count: 4) + end
        return data + Data(count: max(0, byteCount - data.count))
    }

    /// With an application segment and a fill byte before the frame header.
    static func jpeg(width: UInt16, height: UInt16, marker: UInt8 = 0xc0) -> Data {
        var data = Data([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, marker, 0, 17, 8])
        for number in [height, width] { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
        // The rest of the frame header, and a scan of nothing.
        return data + Data(count: 10) + Data([0xff, 0xda, 0, 2, 0xff, 0xd9])
    }

    /// A PNG with words in it.
    static var commented: Data {
        png(width: 1, height: 1).dropLast(end.count) + Data(count: 4) + Data("tEXt".utf8) + Data(count: 4) + end
    }

    /// The first bytes of a QuickTime movie.
    static let movie = Data([0, 0, 0, 8]) + Data("moovqt  ".utf8)

    /// Frames of one pixel.
    static func gif(frameCount: Int) -> Data {
        let head = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
        let frame = Data([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
        return head + Data((0..<frameCount).flatMap { _ in frame }) + Data([0x3b])
    }
}
