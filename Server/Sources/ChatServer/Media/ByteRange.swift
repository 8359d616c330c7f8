/// Parsed `Range` header, as media players send when seeking. Source: RFC 9110, section 14.
enum ByteRange: Equatable {
    /// Leading bytes that suffice to detect a file's format.
    static let headByteCount = 64

    /// No range, or one that need not be understood: the whole file is a correct response.
    case whole
    case part(Range<Int>)
    /// The range lies outside the file.
    case unsatisfiable

    /// Parses the header.
    /// - Parameters:
    ///   - header: value of `Range`; several ranges are answered with the whole file, as the RFC allows.
    ///   - byteCount: size of the file.
    init(_ header: String?, byteCount: Int) {
        self = .whole
        guard let header, header.lowercased().hasPrefix("bytes=") else { return }
        let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else { return }
        switch (first, last) {
        case (nil, nil): return
        case (nil, let suffix?):
            self = suffix > 0 && byteCount > 0 ? .part(max(0, byteCount - suffix)..<byteCount) : .unsatisfiable
        case (let start?, nil):
            self = start < byteCount ? .part(start..<byteCount) : .unsatisfiable
        case (let start?, let end?) where start <= end:
            self = start < byteCount ? .part(start..<min(end, byteCount - 1) + 1) : .unsatisfiable
        case (_?, _?): return
        }
    }

    /// Parses one end of the range: outer nil where it is not a number, inner nil where it is empty.
    private static func number(_ text: Substring) -> Int?? {
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        // A number that overflows lies beyond the end of every file.
        return .some(Int(text) ?? .max)
    }
}
