/// Difference between two texts, as one replaced range.
/// Source: Apple, "textField(_:shouldChangeCharactersIn:replacementString:)".
enum TextChange {
    /// Returns the replaced range, in UTF-16 units of the old text, and its replacement; nil where the texts are equal.
    static func between(_ old: String, _ new: String) -> (NSRange, String)? {
        guard old != new else { return nil }
        let (before, after) = (Array(old), Array(new))
        let head = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before.dropFirst(head).reversed(), after.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let gone = String(before[head..<before.count - tail])
        let location = String(before[..<head]).utf16.count
        return (
            NSRange(location: location, length: gone.utf16.count), String(after[head..<after.count - tail])
        )
    }
}
