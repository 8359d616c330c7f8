package import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// Returns at most `limit` entries after `sequence`, in order; with `person` only those that this person may see.
    /// - Parameter byteCountMax: stored bytes of content with which no more are read; the entry that reaches it is the last.
    package func entries(
        of conversation: ConversationID, after sequence: Int, for person: PersonID? = nil, limit: Int,
        byteCountMax: Int = .max
    ) async throws -> [LogEntry] {
        try await readOnce { db in
            try Self.entries(
                db,
                where: "conversationId = :conversation AND sequence > :sequence AND \(Self.isVisible) "
                    + "ORDER BY sequence LIMIT :limit",
                [
                    "conversation": conversation.rawValue, "sequence": sequence, "person": person?.uuid.uuidString,
                    "limit": limit,
                ], byteCountMax: byteCountMax)
        }
    }

    /// Returns the number of the newest entry; 0 where the conversation has none.
    package func lastSequence(of conversation: ConversationID) async throws -> Int {
        try await readOnce { try Self.lastSequence(of: conversation, in: $0) }
    }

    /// Returns one entry; nil also where `person` may not see it.
    package func entry(
        _ sequence: Int, of conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> LogEntry? {
        try await readOnce { db in
            try Self.entries(
                db, where: "conversationId = :conversation AND sequence = :sequence AND \(Self.isVisible)",
                ["conversation": conversation.rawValue, "sequence": sequence, "person": person?.uuid.uuidString]
            ).first
        }
    }

    /// Returns the entries that change `target`, in order; with `person` only those that this person may see.
    package func changes(
        of target: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> [LogEntry] {
        try await readOnce { db in
            try Self.entries(
                db,
                where: "conversationId = :conversation AND target = :target AND \(Self.isVisible) ORDER BY sequence",
                ["conversation": conversation.rawValue, "target": target, "person": person?.uuid.uuidString])
        }
    }

    /// Returns the entries that answer this one, in order; with `person` only those that this person may see.
    package func replies(
        to sequence: Int, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> [LogEntry] {
        try await readOnce { db in
            try Self.entries(
                db,
                where: "conversationId = :conversation AND replyTo = :sequence AND \(Self.isVisible) ORDER BY sequence",
                ["conversation": conversation.rawValue, "sequence": sequence, "person": person?.uuid.uuidString])
        }
    }

    /// Returns how many entries answer this one.
    package func replyCount(of sequence: Int, in conversation: ConversationID) async throws -> Int {
        try await readOnce { db in
            try db.value(
                Int.self, "SELECT count(*) FROM entry WHERE conversationId = ? AND replyTo = ?",
                [conversation.rawValue, sequence]) ?? 0
        }
    }

    /// Returns the numbers of the entries that one Send of a device stored; empty where the key is unknown.
    package func sequences(of device: DeviceID, key: SendKey) async throws -> [Int] {
        try await readOnce { db in
            try db.rows(
                "SELECT sequence FROM entry WHERE deviceId = ? AND sendKey = ? ORDER BY part",
                [device.rawValue, key.rawValue]
            ).map { $0["sequence"] }
        }
    }

    /// Returns the message that this one replaces: the previous one of the same session and app that `person` may see.
    package func superseded(
        by entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> LogEntry? {
        try await neighbour(
            of: entry, in: conversation, for: person, where: "sequence < :sequence", order: "DESC")
    }

    /// Returns the message that is shown for this one's session now: the newest that `person` may see, or the entry
    /// itself.
    package func newestOfSession(
        _ entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> LogEntry {
        try await neighbour(of: entry, in: conversation, for: person, where: "sequence > :sequence", order: "DESC")
            ?? entry
    }

    /// Whether no newer message of the same session exists that `person` may see.
    package func isNewestOfSession(
        _ entry: LogEntry, in conversation: ConversationID, for person: PersonID? = nil
    ) async throws -> Bool {
        try await neighbour(of: entry, in: conversation, for: person, where: "sequence > :sequence", order: "ASC")
            == nil
    }

    private func neighbour(
        of entry: LogEntry, in conversation: ConversationID, for person: PersonID?, where condition: String,
        order: String
    ) async throws -> LogEntry? {
        guard case .message(let message) = entry.content, let session = message.state.session else { return nil }
        return try await readOnce { db in
            try Self.entries(
                db,
                where: """
                    conversationId = :conversation AND appId = :app AND sessionId = :session AND \(condition)
                    AND \(Self.isVisible) ORDER BY sequence \(order) LIMIT 1
                    """,
                [
                    "conversation": conversation.rawValue, "app": message.app.rawValue, "session": session.uuidString,
                    "sequence": entry.sequence, "person": person?.uuid.uuidString,
                ]
            ).first
        }
    }
}

// Queries within a transaction.
extension ChatDatabase {
    static func entries(
        _ db: Database, where condition: String, _ arguments: StatementArguments, byteCountMax: Int = .max
    ) throws -> [LogEntry] {
        let statement = try db.cachedStatement(sql: "SELECT \(EntryRow.columns) FROM entry WHERE \(condition)")
        // Rows are decoded where they are: `fetchAll` would copy their values first.
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var (entries, byteCount) = ([LogEntry](), 0)
        while byteCount < byteCountMax, let row = try rows.next() {
            entries.append(EntryRow.entry(row))
            byteCount += EntryRow.contentByteCount(row)
        }
        return entries
    }

    static func entries(of device: DeviceID, key: SendKey, in db: Database) throws -> [LogEntry] {
        try entries(db, where: "deviceId = ? AND sendKey = ? ORDER BY part", [device.rawValue, key.rawValue])
    }

    static func lastSequence(of conversation: ConversationID, in db: Database) throws -> Int {
        try db.value(
            Int.self, "SELECT max(sequence) FROM entry WHERE conversationId = ?", [conversation.rawValue]) ?? 0
    }
}
