import Foundation

/// Says how long a text is and may be, once that is near.
struct LengthNote: Hashable {
    let words: String
    let isTooLong: Bool

    /// Nil for a text that is far from its limit, in characters.
    init?(_ text: String, max: Int) {
        let count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
        guard count > max * 3 / 4 else { return nil }
        isTooLong = count > max
        words =
            isTooLong
            ? "\(count) characters. At most \(max) fit: the end will be cut." : "\(count) of \(max) characters"
    }
}
