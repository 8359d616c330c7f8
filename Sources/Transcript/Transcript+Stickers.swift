public import ChatModels

// Stickers on bubbles (docs/messages.md, B116). They belong to the one entry on which they were placed: where a newer
// message of the session replaces its bubble, they disappear with it.
extension Transcript {
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
