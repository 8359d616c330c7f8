import ChatModels
import ChatStore
import Foundation
import Transcript

/// A stored entry with everything that the devices need to show it.
struct StoredEntry: Sendable {
    var entry: LogEntry
    /// The message of the same session that it replaces as the newest.
    var superseded: LogEntry?
    /// The bubble whose stickers it changes.
    var target: StickerTarget?
    /// The picture's bytes, for an open app that reads the message back.
    var picture: Data?
    /// Its events, encoded for the devices that it looks alike on.
    let texts = EventTexts()
}

extension StoredEntry {
    /// Returns the event for a device of this reader.
    func event(for reader: TranscriptReader) -> EntryEvent {
        target.map { Transcript.event(for: entry, on: $0, for: reader) }
            ?? Transcript.event(for: entry, superseding: superseded, for: reader)
    }
}

extension ChatDatabase {
    /// Loads everything that the entry changes, restricted to what `person` may see if given; without the picture's
    /// bytes.
    func prepared(
        _ entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> StoredEntry {
        var stored = StoredEntry(
            entry: entry, superseded: try await superseded(by: entry, in: conversation, for: person))
        if let target = entry.stickerTarget {
            stored.target = try await stickerTarget(target, in: conversation, for: person)
        }
        return stored
    }

    /// Loads a bubble with its stickers; nil where there is no such entry, or `person` may not see it.
    func stickerTarget(
        _ sequence: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> StickerTarget? {
        guard let entry = try await entry(sequence, of: conversation, for: person) else { return nil }
        return StickerTarget(
            entry: entry, isNewestOfSession: try await isNewestOfSession(entry, in: conversation, for: person),
            stickers: try await stickers(on: sequence, in: conversation, for: person))
    }
}
