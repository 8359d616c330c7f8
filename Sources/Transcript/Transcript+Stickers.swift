package import ChatModels

/// A bubble and all that is known of stickers on it.
package struct StickerTarget: Hashable, Sendable {
    package var entry: LogEntry
    package var isNewestOfSession: Bool
    /// The entries that put stickers on it and take them off, in order.
    package var stickers: [LogEntry]

    package init(entry: LogEntry, isNewestOfSession: Bool, stickers: [LogEntry]) {
        self.entry = entry
        self.isNewestOfSession = isNewestOfSession
        self.stickers = stickers
    }
}

// Stickers on bubbles (docs/messages.md, B116). They belong to the one entry that they were put on: where a newer message
// of the session has taken its place, they go with the bubble.
extension Transcript {
    /// What a sticker that is put on a bubble, or taken off, changes: the bubble's item.
    package static func event(
        for entry: LogEntry, on target: StickerTarget, for reader: TranscriptReader
    ) -> EntryEvent {
        let changed = items(
            for: target.entry, isNewestOfSession: target.isNewestOfSession, stickers: target.stickers, for: reader)
        return EntryEvent(sequence: entry.sequence, items: changed)
    }

    /// The entries whose stickers are still on their bubble.
    package static func placements(in entries: [LogEntry]) -> [LogEntry] {
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
    /// Whether it has a line of its own in the transcript.
    package var isItem: Bool { stickerTarget == nil }

    /// The bubble whose stickers it changes.
    package var stickerTarget: Int? {
        switch content {
        case .placedSticker(let placed): placed.target
        case .stickerRemoval(let removal): removal.target
        case .text, .message, .attachment, .membership, .unreadable: nil
        }
    }
}
