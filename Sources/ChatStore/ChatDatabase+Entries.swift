import AppProtocol
package import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// The entries behind `sequence`, in order; with `person` those that this person may see.
    package func entries(
        of conversation: ConversationID, after sequence: Int, for person: PersonID? = nil, limit: Int
    ) async throws -> [LogEntry] {
        try await pool.read { db in
            try Self.entries(
                db,
                where:
                    "conversationId = ? AND sequence > ? AND \(Self.isVisible(to: person)) ORDER BY sequence LIMIT ?",
                [conversation.rawValue, sequence, limit])
        }
    }

    /// 0 where the conversation has no entry.
    package func lastSequence(of conversation: ConversationID) async throws -> Int {
        try await pool.read { try Self.lastSequence(of: conversation, in: $0) }
    }

    /// Nil also where `person` may not see it.
    package func entry(
        _ sequence: Int, of conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> LogEntry? {
        try await pool.read { db in
            try Self.entries(
                db, where: "conversationId = ? AND sequence = ? AND \(Self.isVisible(to: person))",
                [conversation.rawValue, sequence]
            ).first
        }
    }

    /// The entries that put stickers on this one and take them off, in order; with `person` those that this person may see.
    package func stickers(
        on target: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> [LogEntry] {
        try await pool.read { db in
            try Self.entries(
                db, where: "conversationId = ? AND target = ? AND \(Self.isVisible(to: person)) ORDER BY sequence",
                [conversation.rawValue, target])
        }
    }

    /// What one Send of a device has stored; empty where nothing has that key.
    package func entries(of device: DeviceID, key: SendKey) async throws -> [LogEntry] {
        try await pool.read { try Self.entries(of: device, key: key, in: $0) }
    }

    /// The message that this one took the place of: the one before it in the same session of the same app, that
    /// `person` may see.
    package func superseded(
        by entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> LogEntry? {
        try await neighbour(
            of: entry, in: conversation,
            where: "sequence < ? AND \(Self.isVisible(to: person)) ORDER BY sequence DESC LIMIT 1")
    }

    /// Returns the message that has the place of this one now: the newest of its session that `person` may see, or itself.
    package func newestOfSession(
        _ entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> LogEntry {
        let newest = try await neighbour(
            of: entry, in: conversation,
            where: "sequence > ? AND \(Self.isVisible(to: person)) ORDER BY sequence DESC LIMIT 1")
        return newest ?? entry
    }

    /// False where a newer message of the same session, that `person` may see, has taken its place.
    package func isNewestOfSession(
        _ entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> Bool {
        let newer = try await neighbour(
            of: entry, in: conversation, where: "sequence > ? AND \(Self.isVisible(to: person)) LIMIT 1")
        return newer == nil
    }

    private func neighbour(
        of entry: LogEntry, in conversation: ConversationID, where condition: String
    ) async throws -> LogEntry? {
        guard case .message(let message) = entry.content, let session = message.state.session else { return nil }
        return try await pool.read { db in
            try Self.entries(
                db, where: "conversationId = ? AND appId = ? AND sessionId = ? AND \(condition)",
                [conversation.rawValue, message.app.rawValue, session.uuidString, entry.sequence]
            ).first
        }
    }
}

// Within a transaction.
extension ChatDatabase {
    static func entries(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [LogEntry] {
        try Row.fetchAll(db, sql: "SELECT * FROM entry WHERE \(condition)", arguments: arguments).map(EntryRow.entry)
    }

    static func entries(of device: DeviceID, key: SendKey, in db: Database) throws -> [LogEntry] {
        try entries(db, where: "deviceId = ? AND sendKey = ? ORDER BY part", [device.rawValue, key.rawValue])
    }

    static func lastSequence(of conversation: ConversationID, in db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT max(sequence) FROM entry WHERE conversationId = ?", arguments: [conversation.rawValue]
        ) ?? 0
    }
}
