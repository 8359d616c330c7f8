/// The part of a file that a client asks for, as a player does that jumps. Source: RFC 9110, section 14.
enum ByteRange: Equatable {
    /// Bytes by which a file's kind is known.
    static let headByteCount = 64

    /// Nothing that is asked for in a way that has to be understood: the whole file is a right answer.
    case whole
    case part(Range<Int>)
    /// There is nothing of the file where it asks.
    case unsatisfiable

    /// - Parameters:
    ///   - header: of `Range`; more than one range is answered by the whole file, as the RFC allows.
    ///   - byteCount: of the file.
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

    /// Nil for what is no number; an inner nil for nothing at all.
    private static func number(_ text: Substring) -> Int?? {
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        // More digits than a number has are beyond the end of every file.
        return .some(Int(text) ?? .max)
    }
}
