/// Changes to a source text, by places in its bytes. What is not changed stays as it is, byte by byte.
struct SourceEdits {
    private struct Edit {
        let start: Int
        let end: Int
        let text: String
    }

    private let bytes: [UInt8]
    private var edits: [Edit] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    var isEmpty: Bool { edits.isEmpty }

    mutating func insert(_ text: String, at place: Int) { edits.append(Edit(start: place, end: place, text: text)) }

    /// Replaces text by other text of the same length and with the same lines, where it is not longer.
    /// - Parameter closing: What comes after the spaces that fill up.
    mutating func replace(_ range: Range<Int>, with text: String, closing: String = "") {
        let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
        let missing = max(0, range.count - text.utf8.count - closing.utf8.count - lines)
        let filler = String(repeating: " ", count: missing) + String(repeating: "\n", count: lines)
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: text + filler + closing))
    }

    /// Replaces text by spaces, line ends excepted.
    mutating func blank(_ range: Range<Int>) {
        let text = bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: String(decoding: text, as: UTF8.self)))
    }

    /// The changed text. Of two changes that overlap the outer one prevails.
    func applied() -> String {
        var result: [UInt8] = []
        var place = 0
        for edit in edits.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }) {
            guard edit.element.start >= place else { continue }
            result += bytes[place..<edit.element.start] + Array(edit.element.text.utf8)
            place = edit.element.end
        }
        return String(decoding: result + bytes[place...], as: UTF8.self)
    }
}
