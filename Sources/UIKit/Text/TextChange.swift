/// Difference between two texts, as one replaced range.
/// Source: Apple, "textField(_:shouldChangeCharactersIn:replacementString:)".
enum TextChange {
    /// Returns the replaced range, in UTF-16 units of the old text, and its replacement; nil where the texts are equal.
    static func between(_ old: String, _ new: String) -> (NSRange, String)? {
        guard old != new else { return nil }
        let (before, after) = (Array(old), Array(new))
        let ends = CommonEnds(before, after)
        let gone = String(before[ends.head..<before.count - ends.tail])
        let location = String(before[..<ends.head]).utf16.count
        return (
            NSRange(location: location, length: gone.utf16.count), String(after[ends.head..<after.count - ends.tail])
        )
    }
}

/// How many characters two texts have in common at their beginning, and at their end behind it.
struct CommonEnds {
    let head: Int
    let tail: Int

    init(_ one: [Character], _ other: [Character]) {
        head = zip(one, other).prefix { $0 == $1 }.count
        tail = zip(one.dropFirst(head).reversed(), other.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    }
}
