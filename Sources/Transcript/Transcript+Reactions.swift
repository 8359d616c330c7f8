public import ChatModels

// Reactions to entries, and entries that answer others.
extension Transcript {
    /// Returns the latest reaction of each person, without those that were taken back, in the order in which they came.
    public static func reactions(in changes: [LogEntry]) -> [LogEntry] {
        var latest: [PersonID: LogEntry] = [:]
        for entry in changes { if case .reaction = entry.content { latest[entry.sender] = entry } }
        return latest.values.filter { $0.emoji != nil }.sorted { $0.sequence < $1.sequence }
    }

    static func reactions(in changes: [LogEntry], for reader: TranscriptReader) -> [ItemReaction]? {
        let reactions = reactions(in: changes).map { entry in
            ItemReaction(
                emoji: entry.emoji ?? "", sender: entry.sender, senderName: reader.name(of: entry.sender),
                isMine: entry.sender == reader.person)
        }
        return reactions.isEmpty ? nil : reactions
    }

    /// Returns what an answer shows of the entry that it answers; nil where it answers none.
    /// - Parameter original: nil where the reader may not see it.
    static func quote(of original: LogEntry?, in entry: LogEntry, for reader: TranscriptReader) -> Quote? {
        guard let id = entry.replyTo else { return nil }
        guard let original else {
            return Quote(id: id, text: "A message that you cannot see", isThere: false)
        }
        guard original.isSaid else { return Quote(id: id, text: "This message was unsent", isThere: false) }
        if reader.gone.contains(id) { return Quote(id: id, text: "This message has expired", isThere: false) }
        let line = line(of: original, for: reader)
        return Quote(
            id: id, senderName: reader.name(of: original.sender), isMine: original.sender == reader.person,
            text: line.text, wordless: line.wordless, picture: original.stillPicture, isThere: true)
    }
}

extension LogEntry {
    /// The emoji of a reaction; nil for one that was taken back, and for other entries.
    public var emoji: String? {
        if case .reaction(let reaction) = content { reaction.emoji } else { nil }
    }

    /// A picture that an image element shows as it is.
    fileprivate var stillPicture: PictureID? {
        switch content {
        case .attachment(let file) where file.media == nil && file.mediaType.hasPrefix("image/"): file.file
        case .message(let message) where message.media == nil: message.picture
        default: nil
        }
    }
}
