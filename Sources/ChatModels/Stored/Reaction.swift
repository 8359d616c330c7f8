/// An emoji that somebody gives an entry. The latest of each person holds.
public struct Reaction: Hashable, Sendable, Codable {
    /// Sequence number of the entry.
    public var target: Int
    /// One emoji; nil where the person takes theirs back.
    public var emoji: String?

    public init(target: Int, emoji: String?) {
        self.target = target
        self.emoji = emoji
    }

    /// Whether a text is one emoji and nothing else, in at most `ChatLimits.emojiByteCountMax` bytes.
    public static func isEmoji(_ text: String) -> Bool {
        guard text.count == 1, text.utf8.count <= ChatLimits.emojiByteCountMax,
            let first = text.unicodeScalars.first, first.properties.isEmoji
        else { return false }
        let isColoured = first.properties.isEmojiPresentation || text.unicodeScalars.contains(colour)
        return isColoured && text.unicodeScalars.allSatisfy(isPart)
    }

    /// Has the character before it drawn in colours, and not as text.
    private static let colour: Unicode.Scalar = "\u{FE0F}"

    /// Whether a scalar stands in emoji, so that nothing else is carried by one: marks can be combined with any character.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmoji || [colour, "\u{200D}", "\u{20E3}"].contains(scalar)
            || (0xE0020...0xE007F).contains(scalar.value)
    }
}

/// Says that the sender has changed an earlier entry, which is stored as it is since then.
public struct EntryRevision: Hashable, Sendable, Codable {
    public enum Change: String, Hashable, Sendable, Codable {
        case edited
        /// The sender has taken it back.
        case withdrawn
    }

    /// Sequence number of the entry.
    public var target: Int
    public var change: Change

    public init(target: Int, change: Change) {
        self.target = target
        self.change = change
    }
}
