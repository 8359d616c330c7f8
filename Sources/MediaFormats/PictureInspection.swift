public import Foundation

/// Properties that decide whether a picture can be sent unchanged, read from its blocks without decoding a pixel.
public struct PictureInspection: Hashable, Sendable {
    /// Size in pixels.
    public let width: Int
    public let height: Int
    /// Number of frames; 1 for a still picture.
    public let frameCount: Int
    /// Whether the end marker of the format is present. A picture without it may still be complete, which only decoding
    /// tells.
    public private(set) var isWhole = false
    /// Whether there is text, a location, an orientation or anything else beside the picture itself, also after its end
    /// marker.
    public private(set) var hasMetadata = false
    /// Whether a JPEG has an Exif (APP1) segment, which may hold an orientation.
    public private(set) var mayBeTurned = false
    /// Whether a PNG may have transparent pixels.
    public private(set) var hasAlpha = false
    /// Whether a PNG or JPEG has one channel of grey in place of three of colour.
    public private(set) var isGray = false

    /// Returns nil for bytes that are neither PNG, JPEG nor GIF, or are truncated before the size.
    public init?(_ bytes: Data) {
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

    /// Counts bytes after the end marker as metadata: no decoder draws them, and they may be another picture with its own
    /// location. Zeros only fill the file up, as some cameras do.
    private mutating func noteTrailer(_ bytes: ArraySlice<UInt8>) {
        if bytes.contains(where: { $0 != 0 }) { hasMetadata = true }
    }

    // MARK: PNG

    /// Chunks needed to draw the picture or interpret its colours. Source: PNG specification (third edition), section
    /// 11.
    static let drawing: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "hIST", "pHYs",
        "acTL", "fcTL", "fdAT",
    ]

    private mutating func readPNG(_ bytes: [UInt8]) {
        // Colour types 4 and 6 have an alpha channel (section 11.2.1).
        hasAlpha = bytes.count > 25 && bytes[25] & 4 != 0
        // Colour types 0 and 4 are grey.
        isGray = bytes.count > 25 && bytes[25] & 2 == 0
        var place = 8
        while place + 8 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if name == "tRNS" { hasAlpha = true }
            if !Self.drawing.contains(name) { hasMetadata = true }
            place += 12 + length
            if name == "IEND" {
                isWhole = place <= bytes.count
                noteTrailer(bytes.dropFirst(place))
                return
            }
        }
    }

    // MARK: JPEG

    private mutating func readJPEG(_ bytes: [UInt8]) {
        var segments = JPEGSegments(bytes)
        var hasScan = false
        while let segment = segments.next() {
            if Self.isMetadata(segment, of: bytes) { hasMetadata = true }
            if segment.marker == JPEGSegment.exif { mayBeTurned = true }
            if segment.marker == JPEGSegment.startOfScan { hasScan = true }
            if Self.isFrame(segment.marker) { isGray = bytes[segment.range].dropFirst(9).first == 1 }
        }
        isWhole = hasScan && segments.hasEnded
        if segments.hasEnded { noteTrailer(bytes.dropFirst(segments.place)) }
    }

    /// Returns whether the segment is the header of a frame, whose tenth byte is the number of channels. Source: ITU-T T.81, B.2.2.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
    }

    /// Returns whether the segment is a comment or an application segment other than JFIF (0), colour profiles (2) and
    /// Adobe's colour transform (14). The index of appended pictures is in an application segment 2 as well.
    ///
    /// Source: CIPA DC-007 (Multi-Picture Format), section 5.1.
    static func isMetadata(_ segment: JPEGSegment, of bytes: [UInt8]) -> Bool {
        switch segment.marker {
        case 0xe0, 0xee: false
        case 0xe2: bytes[segment.range].dropFirst(4).starts(with: "MPF\0".utf8)
        case 0xe1...0xef, 0xfe: true
        default: false
        }
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
                noteTrailer(bytes.dropFirst(place + 1))
                return
            default: return
            }
        }
    }

    /// Returns whether the extension block is a comment, a text or an application extension other than the loop count.
    static func isMetadata(_ bytes: [UInt8], _ place: Int) -> Bool {
        switch bytes[place + 1] {
        case 0xf9: false
        case 0xff:
            !["NETSCAPE2.0", "ANIMEXTS1.0"].contains { bytes.dropFirst(place + 3).starts(with: $0.utf8) }
        default: true
        }
    }
}
