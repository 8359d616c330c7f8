package import AppProtocol
package import ChatModels
import Foundation
import GRDB

// Values that the people of a conversation share in an app (`GroupStore`).
extension ChatDatabase {
    /// Answers a query of an app.
    /// - Parameter person: Who asks; participants alone get an answer. Who is alone with somebody who has blocked them changes nothing.
    /// - Returns: The answer; once this returns a change is on disk.
    /// - Throws: `GroupStoreFailure`; `ChatStoreError` where the disk fails.
    package func answer(
        _ query: GroupStoreQuery, of app: AppID, in conversation: ConversationID, for person: PersonID
    ) async throws -> GroupStoreReply {
        try GroupStoreRules.check(query)
        let place = GroupPlace(conversation: conversation.rawValue, app: app.rawValue)
        switch query.kind {
        case .record, .list:
            return try await pool.read { db in
                try Self.checkMembership(of: person, in: place, db)
                return GroupStoreReply(
                    query.kind == .list
                        ? try place.list(db) : try place.entry(query.key ?? "", db).map { [$0] } ?? [])
            }
        case .save, .remove:
            return try await write { db in
                try Self.checkMembership(of: person, in: place, db)
                guard try !Self.isBlocked(person, in: conversation, db) else {
                    throw GroupStoreFailure(.notAParticipant, "The other person takes nothing of yours.")
                }
                return GroupStoreReply([try place.change(query, db)])
            }
        }
    }

    private static func checkMembership(of person: PersonID, in place: GroupPlace, _ db: Database) throws {
        let takesPart = try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (
                    SELECT * FROM membership WHERE conversationId = ? AND personId = ? AND lastSequence IS NULL)
                """,
            arguments: [place.conversation, person.uuid.uuidString])
        guard takesPart == true else {
            throw GroupStoreFailure(.notAParticipant, "The person has left the conversation.")
        }
    }
}

/// The values of one app in one conversation.
private struct GroupPlace: Sendable {
    var conversation: String
    var app: String

    private static let isHere = "conversationId = ? AND appId = ?"
    private var arguments: StatementArguments { [conversation, app] }

    func entry(_ key: String, _ db: Database) throws -> GroupStoreEntry? {
        try Row.fetchOne(
            db, sql: "SELECT tag, value FROM groupValue WHERE \(Self.isHere) AND key = ?", arguments: arguments + [key]
        ).map { GroupStoreEntry(key: key, tag: $0["tag"], value: $0["value"]) }
    }

    func list(_ db: Database) throws -> [GroupStoreEntry] {
        try Row.fetchAll(
            db, sql: "SELECT key, tag FROM groupValue WHERE \(Self.isHere) ORDER BY key", arguments: arguments
        ).map { GroupStoreEntry(key: $0["key"], tag: $0["tag"]) }
    }

    /// Saves or removes an entry.
    /// - Returns: The entry without its value, with the tag of the change.
    func change(_ query: GroupStoreQuery, _ db: Database) throws -> GroupStoreEntry {
        let key = query.key ?? ""
        let size = try Row.fetchOne(
            db,
            sql:
                "SELECT count(*) AS count, coalesce(sum(length(value)), 0) AS byteCount FROM groupValue WHERE \(Self.isHere)",
            arguments: arguments)
        try GroupStoreRules.check(
            query, current: try entry(key, db), count: size?["count"] ?? 0, byteCount: size?["byteCount"] ?? 0)
        let tag = try nextTag(db)
        if query.kind == .save {
            try db.execute(
                sql: """
                    INSERT INTO groupValue (conversationId, appId, key, tag, value) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET tag = excluded.tag, value = excluded.value
                    """,
                arguments: arguments + [key, tag, query.value ?? Data()])
        } else {
            try db.execute(
                sql: "DELETE FROM groupValue WHERE \(Self.isHere) AND key = ?", arguments: arguments + [key])
        }
        return GroupStoreEntry(key: key, tag: tag)
    }

    private func nextTag(_ db: Database) throws -> Int {
        try Int.fetchOne(
            db,
            sql: """
                INSERT INTO groupStore (conversationId, appId, lastTag) VALUES (?, ?, 1)
                ON CONFLICT DO UPDATE SET lastTag = lastTag + 1 RETURNING lastTag
                """,
            arguments: arguments) ?? 1
    }
}
