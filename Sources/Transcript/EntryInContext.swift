public import ChatModels

/// An entry with everything elsewhere in the log on which its item depends.
public struct EntryInContext: Hashable, Sendable {
    public var entry: LogEntry
    public var isNewestOfSession: Bool
    /// Entries that change how it is shown, in order: its stickers and reactions.
    public var changes: [LogEntry]
    /// The entry that it answers; nil where there is none that the reader may see.
    public var original: LogEntry?

    public init(
        _ entry: LogEntry, isNewestOfSession: Bool = true, changes: [LogEntry] = [], original: LogEntry? = nil
    ) {
        self.entry = entry
        self.isNewestOfSession = isNewestOfSession
        self.changes = changes
        self.original = original
    }
}

// Entries that have no item of their own, and change that of another one.
extension Transcript {
    /// Returns the items that the entry changes.
    /// - Parameters:
    ///   - target: the entry at which `changeTarget` points.
    ///   - replies: those that answer it, where its content has changed: they quote it.
    public static func event(
        for entry: LogEntry, on target: EntryInContext, replies: [EntryInContext] = [], for reader: TranscriptReader
    ) -> EntryEvent {
        EntryEvent(sequence: entry.sequence, items: ([target] + replies).flatMap { items(for: $0, for: reader) })
    }
}

extension LogEntry {
    /// Whether the entry has an item of its own in the transcript.
    public var isItem: Bool { changeTarget == nil }

    /// Number of the entry whose item it changes; nil for other entries.
    public var changeTarget: Int? {
        switch content {
        case .placedSticker(let placed): placed.target
        case .stickerRemoval(let removal): removal.target
        case .reaction(let reaction): reaction.target
        case .revision(let revision): revision.target
        case .text, .message, .attachment, .membership, .withdrawn, .unreadable: nil
        }
    }

    /// Whether somebody has sent it to be read, so that others can react to it and answer it.
    public var isSaid: Bool {
        switch content {
        case .text, .message, .attachment: true
        case .membership, .placedSticker, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable: false
        }
    }
}
