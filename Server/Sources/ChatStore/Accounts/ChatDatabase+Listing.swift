package import ChatModels
import Foundation
import GRDB

/// A conversation as one line of somebody's list.
package struct ListedConversation: Hashable, Sendable {
    package var conversation: StoredConversation
    package var isDirect: Bool
    /// Milliseconds since 1970.
    package var begunAt: Int64
    /// The newest entry that the person may see and that is shown by itself.
    package var last: LogEntry?
    package var unreadCount: Int
    /// Number of those that mention the person.
    package var mentionCount: Int
    package var isPinned: Bool
    package var isMuted: Bool
    /// Days for which entries are kept; nil for ever.
    package var retentionDays: Int?
    /// Whether the person does not take part any more: it is as it was when they left.
    package var hasLeft: Bool
}

/// A setting of a conversation in the list of one person: the column of `participant` that holds it.
package enum ListChoice: String, Hashable, Sendable {
    case pinned = "isPinned"
    case muted = "isMuted"
}

extension ChatDatabase {
    /// Returns all conversations that the person takes part in, or has left without taking them off the list; in no order.
    package func listing(of person: PersonID) async throws -> [ListedConversation] {
        try await pool.read { db in
            try String.fetchAll(
                db, sql: "SELECT DISTINCT conversationId FROM membership WHERE personId = ?",
                arguments: [person.uuid.uuidString]
            ).compactMap { try Self.listed(ConversationID(unchecked: $0), for: person, in: db) }
        }
    }

    /// Returns one of them; nil for any other.
    package func listed(_ conversation: ConversationID, for person: PersonID) async throws -> ListedConversation? {
        try await pool.read { try Self.listed(conversation, for: person, in: $0) }
    }

    /// Stores whether a person has pinned, or muted, a conversation.
    /// - Throws: `ChatStoreError`: `notAParticipant`.
    package func choose(
        _ choice: ListChoice, _ isChosen: Bool, for conversation: ConversationID, by person: PersonID
    ) async throws {
        try await write { db in
            try Self.checkTakesPart(person, in: conversation, db)
            try db.execute(
                sql: "UPDATE participant SET \(choice.rawValue) = ? WHERE conversationId = ? AND personId = ?",
                arguments: [isChosen, conversation.rawValue, person.uuid.uuidString])
        }
    }

    /// Takes a conversation that the person has left off their list, until they come again.
    /// - Throws: `ChatStoreError`: `notAllowed` where they take part.
    package func unlist(_ conversation: ConversationID, by person: PersonID) async throws {
        try await write { db in
            guard try !Self.takesPart(person.uuid.uuidString, in: conversation, db) else {
                throw ChatStoreError(.notAllowed, "Leave the conversation first.")
            }
            try db.execute(
                sql: """
                    UPDATE participant SET unlistedUpTo = coalesce((
                        SELECT max(lastSequence) FROM membership
                        WHERE membership.conversationId = participant.conversationId
                        AND membership.personId = participant.personId), 0)
                    WHERE conversationId = ? AND personId = ?
                    """, arguments: [conversation.rawValue, person.uuid.uuidString])
        }
    }

    private static func listed(
        _ id: ConversationID, for person: PersonID, in db: Database
    ) throws -> ListedConversation? {
        let place: StatementArguments = ["conversation": id.rawValue, "person": person.uuid.uuidString]
        guard let row = try db.row(membership, place), let conversation = try conversation(id, as: person, in: db)
        else {
            return nil
        }
        let last = try entries(db, where: lastEntry, place).first
        let hasLeft: Bool = row["hasLeft"]
        let unread: StatementArguments = [
            "conversation": id.rawValue, "person": person.uuid.uuidString, "after": row["seen"],
            "limit": ChatLimits.unreadCountMax,
        ]
        return ListedConversation(
            conversation: conversation, isDirect: row["isDirect"], begunAt: row["begunAt"], last: last,
            unreadCount: hasLeft ? 0 : try db.value(Int.self, unreadCount, unread) ?? 0,
            mentionCount: hasLeft ? 0 : try db.value(Int.self, mentionCount, unread) ?? 0,
            isPinned: !hasLeft && row["isPinned"], isMuted: row["isMuted"], retentionDays: row["retentionDays"],
            hasLeft: hasLeft)
    }

    /// `seen` is the newest entry that the person has read, or the one before their membership.
    private static let membership = """
        SELECT max(firstSequence - 1, coalesce(read, 0)) AS seen, pair IS NOT NULL AS isDirect, begunAt, isPinned, isMuted,
            retentionDays, lastSequence IS NOT NULL AS hasLeft
        FROM membership JOIN conversation ON conversation.id = conversationId
        JOIN participant USING (conversationId, personId)
        LEFT JOIN receipt USING (conversationId, personId)
        WHERE conversationId = :conversation AND personId = :person AND (lastSequence IS NULL OR lastSequence > unlistedUpTo)
        ORDER BY firstSequence DESC LIMIT 1
        """

    private static let lastEntry = """
        conversationId = :conversation AND target IS NULL AND \(isVisible)
        AND NOT EXISTS (
            SELECT * FROM expiry WHERE expiry.conversationId = entry.conversationId AND expiry.personId = :person
            AND expiry.sequence = entry.sequence AND isGone)
        ORDER BY sequence DESC LIMIT 1
        """

    private static let unreadCount = """
        SELECT count(*) FROM (
            SELECT 1 FROM entry WHERE conversationId = :conversation AND sequence > :after AND senderId <> :person
            AND kind IN ('text', 'message', 'attachment') AND \(isOfNobodyBlocked) LIMIT :limit)
        """

    private static let mentionCount = """
        SELECT count(*) FROM (
            SELECT 1 FROM entry
            WHERE conversationId = :conversation AND sequence > :after AND senderId <> :person AND \(mentionsPerson)
            AND \(isOfNobodyBlocked) LIMIT :limit)
        """

    /// SQL condition on a row of `entry`: its text mentions the person.
    static let mentionsPerson = """
        mentions IS NOT NULL AND EXISTS (
            SELECT * FROM json_each(CASE WHEN json_valid(mentions) THEN mentions ELSE '[]' END)
            WHERE json_extract(value, '$.person') = :person)
        """

    /// Returns how many messages of others the person has not read, in muted conversations those that mention them; of each
    /// conversation `ChatLimits.unreadCountMax` at most.
    static func unreadCount(of person: PersonID, in db: Database) throws -> Int {
        try conversations(of: person.uuid.uuidString, in: db).reduce(0) { count, id in
            let place: StatementArguments = ["conversation": id.rawValue, "person": person.uuid.uuidString]
            guard let row = try db.row(membership, place) else { return count }
            let unread: StatementArguments = [
                "conversation": id.rawValue, "person": person.uuid.uuidString, "after": row["seen"],
                "limit": ChatLimits.unreadCountMax,
            ]
            return count + (try db.value(Int.self, row["isMuted"] ? mentionCount : unreadCount, unread) ?? 0)
        }
    }
}
