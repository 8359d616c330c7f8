public import Foundation

/// Removal of metadata such as text, location and camera name. Nothing is decoded, so the visible picture stays
/// identical bit by bit.
public enum PictureStripping {
    /// Returns the picture without metadata; its animation and colours stay. What follows its end goes. A JPEG's orientation is removed too, so
    /// one with Exif must be rotated upright before (`PictureInspection.mayBeTurned`). A truncated part is copied
    /// unchanged.
    public static func stripped(_ bytes: Data) -> Data {
        guard PictureInspection(bytes)?.hasMetadata == true else { return bytes }
        let bytes = [UInt8](bytes)
        switch bytes.first {
        case 0x89: return png(bytes)
        case 0xff: return jpeg(bytes)
        default: return gif(bytes)
        }
    }

    // MARK: PNG

    private static func png(_ bytes: [UInt8]) -> Data {
        var kept = Data(bytes.prefix(8))
        var place = 8
        while place + 8 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = min(place + 12 + length, bytes.count)
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if PictureInspection.drawing.contains(name) { kept += bytes[place..<end] }
            place = end
            if name == "IEND" { break }
        }
        return kept
    }

    // MARK: JPEG

    /// Drops what follows the end marker too: a second picture there has its own metadata.
    private static func jpeg(_ bytes: [UInt8]) -> Data {
        var kept = Data(bytes.prefix(2))
        var segments = JPEGSegments(bytes)
        while let segment = segments.next() {
            if !PictureInspection.isMetadata(segment, of: bytes) { kept += bytes[segment.range] }
        }
        return segments.hasEnded ? kept : kept + bytes[segments.place...]
    }

    // MARK: GIF

    /// Source: GIF89a specification, sections 18 to 27.
    private static func gif(_ bytes: [UInt8]) -> Data {
        guard bytes.count >= 13 else { return Data(bytes) }
        let head = min(13 + PictureAnimation.colorTableLength(bytes[10]), bytes.count)
        var kept = Data(bytes[..<head])
        var place = head
        while place < bytes.count, bytes[place] != 0x3b {
            let start = place
            switch bytes[place] {
            case 0x21 where place + 1 < bytes.count: place = PictureAnimation.end(ofBlocksAt: place + 2, bytes)
            case 0x2c where place + 9 < bytes.count:
                place = PictureAnimation.end(
                    ofBlocksAt: place + 11 + PictureAnimation.colorTableLength(bytes[place + 9]), bytes)
            default: return kept + bytes[place...]
            }
            let isKept = bytes[start] == 0x2c || !PictureInspection.isMetadata(bytes, start)
            if isKept { kept += bytes[start..<min(place, bytes.count)] }
        }
        return kept + bytes[min(place, bytes.count)...].prefix(1)
    }
}
