package import Foundation

/// Takes out of a picture what is no picture: words, places, a camera's name. Nothing is decoded, so that what is seen stays as
/// it is, bit by bit.
package enum PictureStripping {
    /// The same picture without metadata; its animation and colours stay. A JPEG's turn goes, too: one with Exif in it has to be
    /// turned upright before (`PictureInspection.mayBeTurned`). What breaks off is left as it is from there on.
    package static func stripped(_ bytes: Data) -> Data {
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

    /// Source: ITU-T T.81, section B.1: segments up to the first scan, which then goes on to the end.
    private static func jpeg(_ bytes: [UInt8]) -> Data {
        var kept = Data(bytes.prefix(2))
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda {
            if bytes[place + 1] == 0xff {
                place += 1
                continue
            }
            let length = max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
            let end = min(place + 2 + length, bytes.count)
            if !PictureInspection.isMetadata(bytes[place + 1]) { kept += bytes[place..<end] }
            place = end
        }
        return kept + bytes[place...]
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
