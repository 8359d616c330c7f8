/// What of a text was replaced by what. Source: Apple, "textField(_:shouldChangeCharactersIn:replacementString:)".
enum TextChange {
    /// In UTF-16 units; nil where nothing has changed.
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
