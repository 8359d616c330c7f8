/// A marker segment of a JPEG; a scan includes the entropy-coded data after its header.
struct JPEGSegment {
    let marker: UInt8
    /// Indices from the marker to the next one.
    let range: Range<Int>

    static let startOfScan: UInt8 = 0xda
    static let endOfImage: UInt8 = 0xd9
    /// APP1, which holds Exif or XMP.
    static let exif: UInt8 = 0xe1
}

/// The segments of the first picture of a JPEG file, up to its end marker. What follows that is not part of the picture:
/// phones append a preview or a second picture there, with an Exif segment of its own.
///
/// Source: ITU-T T.81, sections B.1 and B.2.
struct JPEGSegments {
    private let bytes: [UInt8]
    /// Index of the first byte after the segments read so far.
    private(set) var place = 2
    /// Whether the end marker was read.
    private(set) var hasEnded = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns nil after the end marker, and where the file is truncated or has no marker.
    mutating func next() -> JPEGSegment? {
        // Any number of fill bytes may precede a marker.
        while !hasEnded, place + 1 < bytes.count, bytes[place] == 0xff, bytes[place + 1] == 0xff { place += 1 }
        guard !hasEnded, place + 1 < bytes.count, bytes[place] == 0xff else { return nil }
        let (start, marker) = (place, bytes[place + 1])
        hasEnded = marker == JPEGSegment.endOfImage
        guard hasEnded || place + 4 <= bytes.count else { return nil }
        place = hasEnded ? place + 2 : endOfHeader(at: place)
        if marker == JPEGSegment.startOfScan { place = endOfScan(from: place) }
        return JPEGSegment(marker: marker, range: start..<place)
    }

    private func endOfHeader(at start: Int) -> Int {
        let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
        return min(start + 2 + max(2, length), bytes.count)
    }

    /// Returns the index of the marker after the entropy-coded data, in which a byte 255 is followed by 0, by the number
    /// of a restart interval or by another fill byte.
    private func endOfScan(from start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            let next = bytes[place + 1]
            if bytes[place] == 0xff, next != 0, next != 0xff, !(0xd0...0xd7).contains(next) { return place }
            place += 1
        }
        return bytes.count
    }
}
