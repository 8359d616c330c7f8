import Foundation

/// A note about the length of a text and its limit.
struct LengthNote: Hashable {
    let words: String
    let isTooLong: Bool

    /// Returns nil while the text has at most three quarters of `max` characters.
    init?(_ text: String, max: Int) {
        let count = text.trimmingCharacters(in: .whitespacesAndNewlines).count
        guard count > max * 3 / 4 else { return nil }
        isTooLong = count > max
        words =
            isTooLong
            ? "\(count) characters. At most \(max) fit: the end will be cut." : "\(count) of \(max) characters"
    }
}
