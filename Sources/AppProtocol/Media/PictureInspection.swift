package import Foundation

/// What of a picture decides whether it can travel as it is: read from its blocks, without decoding a pixel.
package struct PictureInspection: Hashable, Sendable {
    /// In pixels.
    package let width: Int
    package let height: Int
    /// 1 for a picture that stands still.
    package let frameCount: Int
    /// It ends where its format says that it ends. A picture that does not may still be whole: only decoding tells.
    package private(set) var isWhole = false
    /// Words, places, or a turn that readers are to make: anything beside the picture itself.
    package private(set) var hasMetadata = false
    /// A JPEG that says something of the camera, and so perhaps how it was held.
    package private(set) var mayBeTurned = false
    /// A PNG in which something may be transparent.
    package private(set) var hasAlpha = false

    /// Nil for bytes that are neither PNG, JPEG nor GIF, or end before the size.
    package init?(_ bytes: Data) {
        guard let size = PictureHeader.size(of: bytes) else { return nil }
        (width, height) = size
        frameCount = PictureAnimation(bytes)?.frameCount ?? 1
        let bytes = [UInt8](bytes)
        switch bytes.first {
        case 0x89: readPNG(bytes)
        case 0xff: readJPEG(bytes)
        default: readGIF(bytes)
        }
    }

    // MARK: PNG

    /// Chunks that are needed to draw, or say in which colours. Source: PNG specification (third edition), section 11.
    static let drawing: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "hIST", "pHYs",
        "acTL", "fcTL", "fdAT",
    ]

    private mutating func readPNG(_ bytes: [UInt8]) {
        // Colour types 4 and 6 have an alpha channel (section 11.2.1).
        hasAlpha = bytes.count > 25 && bytes[25] & 4 != 0
        var place = 8
        while place + 8 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if name == "tRNS" { hasAlpha = true }
            if !Self.drawing.contains(name) { hasMetadata = true }
            place += 12 + length
            if name == "IEND" {
                isWhole = place <= bytes.count
                return
            }
        }
    }

    // MARK: JPEG

    /// Source: ITU-T T.81, section B.1: segments up to the first scan, which then goes on to the end.
    private mutating func readJPEG(_ bytes: [UInt8]) {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xff {
            let marker = bytes[place + 1]
            if marker == 0xff {
                place += 1
                continue
            }
            if Self.isMetadata(marker) { hasMetadata = true }
            if marker == 0xe1 { mayBeTurned = true }
            if marker == 0xda {
                isWhole = Self.endsWithMarker(bytes)
                return
            }
            place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
    }

    /// Comments and application segments, but for JFIF (0), colour profiles (2) and Adobe's colour transform (14).
    static func isMetadata(_ marker: UInt8) -> Bool {
        marker == 0xfe || (0xe0...0xef).contains(marker) && ![0xe0, 0xe2, 0xee].contains(marker)
    }

    private static func endsWithMarker(_ bytes: [UInt8]) -> Bool {
        let end = (bytes.lastIndex { $0 != 0 } ?? 0) + 1
        return end >= 2 && bytes[end - 2..<end].elementsEqual([0xff, 0xd9])
    }

    // MARK: GIF

    /// Source: GIF89a specification, sections 18 to 27.
    private mutating func readGIF(_ bytes: [UInt8]) {
        guard bytes.count >= 13 else { return }
        var place = 13 + PictureAnimation.colorTableLength(bytes[10])
        while place < bytes.count {
            switch bytes[place] {
            case 0x21 where place + 1 < bytes.count:
                if Self.isMetadata(bytes, place) { hasMetadata = true }
                place = PictureAnimation.end(ofBlocksAt: place + 2, bytes)
            case 0x2c where place + 9 < bytes.count:
                place = PictureAnimation.end(
                    ofBlocksAt: place + 11 + PictureAnimation.colorTableLength(bytes[place + 9]), bytes)
            case 0x3b:
                isWhole = true
                return
            default: return
            }
        }
    }

    /// Comments, texts, and what applications add, but for how often it repeats.
    static func isMetadata(_ bytes: [UInt8], _ place: Int) -> Bool {
        switch bytes[place + 1] {
        case 0xf9: false
        case 0xff:
            !["NETSCAPE2.0", "ANIMEXTS1.0"].contains { bytes.dropFirst(place + 3).starts(with: $0.utf8) }
        default: true
        }
    }
}
