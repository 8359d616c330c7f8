public import ChatModels

/// A bubble and the stickers placed on it.
public struct StickerTarget: Hashable, Sendable {
    public var entry: LogEntry
    public var isNewestOfSession: Bool
    /// Entries that place or remove stickers on it, in order.
    public var stickers: [LogEntry]

    public init(entry: LogEntry, isNewestOfSession: Bool, stickers: [LogEntry]) {
        self.entry = entry
        self.isNewestOfSession = isNewestOfSession
        self.stickers = stickers
    }
}

// Stickers on bubbles (docs/messages.md, B116). They belong to the one entry on which they were placed: where a newer
// message of the session replaces its bubble, they disappear with it.
extension Transcript {
    /// Returns the bubble's item, changed by a sticker that is placed on it or removed.
    public static func event(
        for entry: LogEntry, on target: StickerTarget, for reader: TranscriptReader
    ) -> EntryEvent {
        let changed = items(
            for: target.entry, isNewestOfSession: target.isNewestOfSession, stickers: target.stickers, for: reader)
        return EntryEvent(sequence: entry.sequence, items: changed)
    }

    /// Returns the entries whose stickers have not been removed.
    public static func placements(in entries: [LogEntry]) -> [LogEntry] {
        let removals = entries.compactMap { entry -> (placement: Int, sender: PersonID)? in
            guard case .stickerRemoval(let removal) = entry.content else { return nil }
            return (removal.placement, entry.sender)
        }
        return entries.filter { entry in
            guard case .placedSticker = entry.content else { return false }
            return !removals.contains { $0 == (entry.sequence, entry.sender) }
        }
    }

    static func stuck(_ entries: [LogEntry], for reader: TranscriptReader) -> [StuckSticker]? {
        let stuck = placements(in: entries).compactMap { entry -> StuckSticker? in
            guard case .placedSticker(let placed) = entry.content else { return nil }
            return StuckSticker(
                id: entry.sequence, sticker: placed.sticker, place: placed.place,
                senderName: reader.name(of: entry.sender), isMine: entry.sender == reader.person)
        }
        return stuck.isEmpty ? nil : stuck
    }
}

extension LogEntry {
    /// Whether the entry has an item of its own in the transcript.
    public var isItem: Bool { stickerTarget == nil }

    /// Number of the bubble whose stickers it changes; nil for other entries.
    public var stickerTarget: Int? {
        switch content {
        case .placedSticker(let placed): placed.target
        case .stickerRemoval(let removal): removal.target
        case .text, .message, .attachment, .membership, .unreadable: nil
        }
    }
}
