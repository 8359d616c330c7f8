import ChatModels
import ChatStore
import Foundation
import Transcript

/// An entry on its way from the log to the devices, with all that they need to show it.
struct StoredEntry: Sendable {
    var entry: LogEntry
    /// The message whose place it takes.
    var superseded: LogEntry?
    /// The bubble whose stickers it changes.
    var target: StickerTarget?
    /// The bytes of its picture, for an open app to read back.
    var picture: Data?
}

extension StoredEntry {
    /// What a device of this reader is told.
    func event(for reader: TranscriptReader) -> EntryEvent {
        target.map { Transcript.event(for: entry, on: $0, for: reader) }
            ?? Transcript.event(for: entry, superseding: superseded, for: reader)
    }
}

extension ChatDatabase {
    /// The entry with all that it changes, with `person` of what this person may see; without the picture's bytes.
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

    /// Nil where there is no such entry, or `person` may not see it.
    func stickerTarget(
        _ sequence: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> StickerTarget? {
        guard let entry = try await entry(sequence, of: conversation, for: person) else { return nil }
        return StickerTarget(
            entry: entry, isNewestOfSession: try await isNewestOfSession(entry, in: conversation, for: person),
            stickers: try await stickers(on: sequence, in: conversation, for: person))
    }
}
