/// Counts a text in bytes that come in pieces. Its first byte may stand in it only once: after a mismatch counting begins anew, and need
/// not look back.
package struct Occurrences: Sendable {
    private let text: [UInt8]
    private var matchedCount = 0

    package init(of text: String) {
        self.text = Array(text.utf8)
        precondition(self.text.first.map { self.text.dropFirst().contains($0) } == false, "\(text) cannot be counted")
    }

    /// Returns how often the text ends in this piece.
    package mutating func count(in piece: UnsafeRawBufferPointer) -> Int {
        var count = 0
        for byte in piece {
            if byte == text[matchedCount] {
                matchedCount += 1
            } else {
                matchedCount = byte == text[0] ? 1 : 0
            }
            if matchedCount == text.count { (count, matchedCount) = (count + 1, 0) }
        }
        return count
    }
}
