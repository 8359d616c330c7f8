public import Foundation

/// Frame count and duration of an animated PNG or GIF, read from its blocks without decoding a pixel.
public struct PictureAnimation: Hashable, Sendable {
    public private(set) var frameCount = 0
    /// Duration of one loop in seconds.
    public private(set) var duration = 0.0
    /// The first frame as a still picture of the same format; for a PNG, the default image that decoders without
    /// animation support show.
    public private(set) var firstFrame: Data?

    /// Returns nil for what is neither GIF nor animated PNG, or is truncated before its first frame.
    public init?(_ bytes: Data) {
        let bytes = [UInt8](bytes)
        if bytes.starts(with: "GIF8".utf8) { readGIF(bytes) } else { readPNG(bytes) }
        if frameCount == 0 { return nil }
    }

    // MARK: GIF

    /// Source: GIF89a specification, sections 18 to 27.
    private mutating func readGIF(_ bytes: [UInt8]) {
        guard bytes.count >= 13 else { return }
        var place = 13 + Self.colorTableLength(bytes[10])
        while place < bytes.count {
            switch bytes[place] {
            case 0x21:
                if place + 5 < bytes.count, bytes[place + 1] == 0xF9 { duration += Self.delay(bytes, place + 4) }
                place = Self.end(ofBlocksAt: place + 2, bytes)
            case 0x2C where place + 9 < bytes.count:
                place = Self.end(ofBlocksAt: place + 11 + Self.colorTableLength(bytes[place + 9]), bytes)
                guard place <= bytes.count else { return }
                frameCount += 1
                if frameCount == 1 { firstFrame = Data(bytes[..<place] + [0x3B]) }
            default: return
            }
        }
    }

    static func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Returns a frame delay in seconds. Browsers and phones show a delay below two hundredths of a second as ten.
    private static func delay(_ bytes: [UInt8], _ place: Int) -> Double {
        let hundredths = Int(bytes[place]) | Int(bytes[place + 1]) << 8
        return Double(hundredths < 2 ? 10 : hundredths) / 100
    }

    /// Returns the index after the empty block that terminates a sequence of data blocks; an index past the end if the
    /// bytes are truncated.
    static func end(ofBlocksAt start: Int, _ bytes: [UInt8]) -> Int {
        var place = start
        while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
        return place + 1
    }

    // MARK: PNG

    /// Source: PNG specification (third edition), sections 4.9, 5.3 and 11.3.6.
    private mutating func readPNG(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 8 else { return }
        var still = bytes[..<8]
        var place = 8
        while place + 8 <= bytes.count {
            let end = place + 12 + bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if kind == "fcTL", place + 32 <= bytes.count {
                frameCount += 1
                duration += Self.frameControlDelay(bytes, place + 8 + 20)
            }
            if !Self.animationChunks.contains(kind) { still += bytes[place..<min(end, bytes.count)] }
            place = end
        }
        firstFrame = Data(still)
    }

    private static let animationChunks: Set = ["acTL", "fcTL", "fdAT"]

    private static func frameControlDelay(_ bytes: [UInt8], _ place: Int) -> Double {
        let numerator = Int(bytes[place]) << 8 | Int(bytes[place + 1])
        let denominator = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        return Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
}
