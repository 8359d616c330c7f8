import Foundation

/// Exif orientation. Source: CIPA DC-008 (Exif 2.32), tag 274 "Orientation", and section 4.5 on its place in a JPEG.
package enum JPEGOrientation {
    /// Returns the orientation, 1…8; 1, upright, if the file has none.
    package static func value(in bytes: Data) -> Int {
        var reader = SegmentReader(bytes: [UInt8](bytes.prefix(searchedByteCount)))
        while let segment = reader.next() {
            guard segment.marker == 0xe1, segment.body.starts(with: Array("Exif\0\0".utf8)) else { continue }
            return TIFFReader(bytes: Array(segment.body.dropFirst(6))).orientation ?? 1
        }
        return 1
    }

    /// Number of leading bytes that are searched: an Exif segment is one of the first, and has at most 64 KB.
    private static let searchedByteCount = 1 << 18
}

/// Iterates over the segments of a JPEG that precede the image data.
private struct SegmentReader {
    let bytes: [UInt8]
    var place = 2

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> (marker: UInt8, body: ArraySlice<UInt8>)? {
        guard place + 4 <= bytes.count, bytes[place] == 0xff, bytes[place + 1] != 0xda else { return nil }
        let marker = bytes[place + 1]
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        let end = place + 2 + length
        guard length >= 2, end <= bytes.count else { return nil }
        defer { place = end }
        return (marker, bytes[(place + 4)..<end])
    }
}

/// Reads the first directory of a TIFF header.
private struct TIFFReader {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    private static let tag = 274

    var orientation: Int? {
        guard let order = number(at: 0, 1), let start = number(at: 4, 4), let count = number(at: start, 2) else {
            return nil
        }
        guard order == 0x49 || order == 0x4d else { return nil }
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            guard let tag = number(at: place, 2) else { return nil }
            guard tag == Self.tag else { continue }
            return number(at: place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }

    /// Reads an unsigned integer in the header's byte order; nil past the end.
    private func number(at place: Int, _ count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        let digits = bytes[place..<place + count]
        let isLittle = bytes[0] == 0x49
        return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
}
