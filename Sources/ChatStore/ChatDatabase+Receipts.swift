package import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// How far the devices of each participant have come, in the order they joined.
    package func receipts(of conversation: ConversationID) async throws -> [Receipt] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT participant.personId, firstSequence,
                        coalesce(delivered, 0) AS delivered, coalesce(read, 0) AS read
                    FROM participant JOIN membership USING (conversationId, personId)
                    LEFT JOIN receipt USING (conversationId, personId)
                    WHERE conversationId = ? AND lastSequence IS NULL
                    ORDER BY position
                    """,
                arguments: [conversation.rawValue]
            ).map { row in
                Receipt(
                    person: try Self.personID(row["personId"]), first: row["firstSequence"],
                    delivered: row["delivered"], read: row["read"])
            }
        }
    }

    /// Moves a person's receipt forward, never back and never past the newest entry. What has been read has also been
    /// delivered.
    /// - Parameter expiresAt: when messages that are now read, and are to expire, go; milliseconds since 1970.
    package func advanceReceipt(
        of person: PersonID, in conversation: ConversationID, delivered: Int = 0, read: Int = 0,
        expiresAt: Int64? = nil
    ) async throws {
        try await write { db in
            let last = try Self.lastSequence(of: conversation, in: db)
            try db.execute(
                sql: """
                    INSERT INTO receipt (conversationId, personId, delivered, read)
                    VALUES (:conversation, :person, :delivered, :read)
                    ON CONFLICT DO UPDATE SET
                        delivered = max(delivered, excluded.delivered), read = max(read, excluded.read)
                    """,
                arguments: [
                    "conversation": conversation.rawValue, "person": person.uuid.uuidString,
                    "delivered": min(max(delivered, read), last), "read": min(read, last),
                ])
            if let expiresAt {
                try Self.startExpiry(
                    upTo: min(read, last), of: conversation, for: person, expiresAt: expiresAt, in: db)
            }
        }
    }
}
