public import Foundation

/// Reads a picture's size from its first bytes, without decoding it.
public enum PictureHeader {
    /// Returns the size in pixels; nil for bytes that are neither PNG, JPEG nor GIF, or are truncated before the size.
    public static func size(of bytes: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](bytes)
        return pngSize(bytes) ?? jpegSize(bytes) ?? gifSize(bytes)
    }

    /// Returns the media type by the first bytes; nil for any picture format that Parley does not support.
    public static func mediaType(of bytes: Data) -> String? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return "image/gif" }
        return nil
    }

    /// Source: GIF89a specification, section 18 (logical screen descriptor): little endian.
    private static func gifSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10, bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) else {
            return nil
        }
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// Source: PNG specification, sections 5.2 (signature) and 11.2.1 (IHDR comes first).
    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return (bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }, bytes[20..<24].reduce(0) { $0 << 8 | Int($1) })
    }

    /// Returns the size from the frame header, skipping the segments before it. Source: ITU-T T.81, sections B.1 and
    /// B.2.2.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xff {
            let marker = bytes[place + 1]
            // Any number of fill bytes may precede a marker.
            if marker == 0xff {
                place += 1
                continue
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
            if isFrame {
                return (
                    Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
                    Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                )
            }
            place += 2 + max(length, 2)
        }
        return nil
    }
}
