import ChatModels
import ChatStore
import Foundation
import Transcript

/// A stored entry with everything that the devices need to show it.
struct StoredEntry: Sendable {
    var entry: LogEntry
    /// The message of the same session that it replaces as the newest.
    var superseded: LogEntry?
    /// The entry that it answers.
    var original: LogEntry?
    /// The entry whose item it changes, and those that quote that one where its content has changed.
    var target: EntryInContext?
    var replies: [EntryInContext] = []
    /// The picture's bytes, for an open app that reads the message back.
    var picture: Data?
    /// Its events, encoded for the devices that it looks alike on.
    let texts = EventTexts()
}

extension StoredEntry {
    /// Returns the event for a device of this reader.
    func event(for reader: TranscriptReader) -> EntryEvent {
        target.map { Transcript.event(for: entry, on: $0, replies: replies, for: reader) }
            ?? Transcript.event(for: entry, superseding: superseded, answering: original, for: reader)
    }

    /// All other entries on which the event depends.
    var others: [LogEntry] {
        let lines = (target.map { [$0] } ?? []) + replies
        return [superseded, original].compactMap(\.self)
            + lines.flatMap { line in [line.entry] + line.changes + (line.original.map { [$0] } ?? []) }
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
        if let original = entry.replyTo {
            stored.original = try await self.entry(original, of: conversation, for: person)
        }
        guard let target = entry.changeTarget else { return stored }
        stored.target = try await line(target, in: conversation, for: person)
        if case .revision = entry.content, stored.target != nil {
            stored.replies = try await replyLines(to: target, in: conversation, for: person)
        }
        return stored
    }

    /// Loads an entry with everything that its item depends on; nil where there is no such entry, or `person` may not see it.
    func line(
        _ sequence: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> EntryInContext? {
        guard let entry = try await entry(sequence, of: conversation, for: person) else { return nil }
        return try await line(of: entry, in: conversation, for: person)
    }

    /// Loads the answers to an entry, which quote it.
    func replyLines(
        to sequence: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> [EntryInContext] {
        var lines: [EntryInContext] = []
        for reply in try await replies(to: sequence, in: conversation, for: person) {
            lines.append(try await line(of: reply, in: conversation, for: person))
        }
        return lines
    }

    private func line(
        of entry: LogEntry, in conversation: ConversationID, for person: PersonID?
    ) async throws -> EntryInContext {
        var line = EntryInContext(
            entry, isNewestOfSession: try await isNewestOfSession(entry, in: conversation, for: person),
            changes: try await changes(of: entry.sequence, in: conversation, for: person))
        if let original = entry.replyTo {
            line.original = try await self.entry(original, of: conversation, for: person)
        }
        return line
    }
}
