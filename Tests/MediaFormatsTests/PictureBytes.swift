import Foundation

/// Pictures written block by block, for what reads them without decoding a pixel.
enum PictureBytes {
    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(content.count).bigEndian) { Array($0) } + Array(name.utf8) + content + [0, 0, 0, 0]
    }

    /// 770 by 259 pixels.
    static func header(colorType: UInt8 = 2) -> [UInt8] {
        signature + chunk("IHDR", [0, 0, 3, 2, 0, 0, 1, 3, 8, colorType, 0, 0, 0])
    }

    static func png(colorType: UInt8 = 2, _ more: [UInt8] = []) -> Data {
        Data(header(colorType: colorType) + more + chunk("IDAT", [1, 2, 3]) + chunk("IEND", []))
    }

    /// The control chunk of a frame that is shown for `numerator / denominator` seconds.
    static func frameControl(_ numerator: UInt8, _ denominator: UInt8) -> [UInt8] {
        chunk("fcTL", Array(repeating: 0, count: 20) + [0, numerator, 0, denominator, 0, 0])
    }

    /// 515 by 258 pixels, two global colours.
    static let gifHead = Array("GIF89a".utf8) + [3, 2, 2, 1, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]

    /// A frame that is shown for so many hundredths of a second, with `colorCount` colours of its own (0, 2 or 4).
    static func gifFrame(_ hundredths: UInt16, colorCount: Int = 0) -> [UInt8] {
        let control = [0x21, 0xf9, 4, 0, UInt8(hundredths & 255), UInt8(hundredths >> 8), 0, 0]
        let flags: UInt8 = colorCount == 0 ? 0 : colorCount == 2 ? 0x80 : 0x81
        let colors = Array(repeating: UInt8(0x21), count: colorCount * 3)
        return control + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, flags] + colors + [2, 2, 0x44, 1, 0]
    }

    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xff, marker, 0, UInt8(content.count + 2)] + content
    }

    /// 772 by 258 pixels.
    static func jpeg(_ more: [UInt8] = [], frame: UInt8 = 0xc0) -> [UInt8] {
        let size = segment(frame, [8, 1, 2, 3, 4, 1, 1, 0x11, 0])
        return [0xff, 0xd8] + more + size + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xff, 0xd9]
    }
}
