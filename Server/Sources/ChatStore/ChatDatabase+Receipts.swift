package import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// Returns the delivery and read receipts of the participants, in the order in which they joined.
    package func receipts(of conversation: ConversationID) async throws -> [Receipt] {
        try await readOnce { db in
            try db.rows(
                """
                SELECT participant.personId, firstSequence,
                    coalesce(delivered, 0) AS delivered, coalesce(read, 0) AS read
                FROM participant JOIN membership USING (conversationId, personId)
                LEFT JOIN receipt USING (conversationId, personId)
                WHERE conversationId = ? AND lastSequence IS NULL
                ORDER BY position
                """,
                [conversation.rawValue]
            ).map { row in
                Receipt(
                    person: try Self.personID(row["personId"]), first: row["firstSequence"],
                    delivered: row["delivered"], read: row["read"])
            }
        }
    }

    /// Advances a person's receipt; never moves it back or past the newest entry. Reading implies delivery. Writes only
    /// what is new: every page of a person reports the same delivery.
    /// - Parameter expiresAt: expiry time for the messages that count as read now, in milliseconds since 1970.
    /// - Returns: whether something was new.
    @discardableResult
    package func advanceReceipt(
        of person: PersonID, in conversation: ConversationID, delivered: Int = 0, read: Int = 0,
        expiresAt: Int64? = nil
    ) async throws -> Bool {
        let arguments: StatementArguments = [
            "conversation": conversation.rawValue, "person": person.uuid.uuidString,
            "delivered": max(delivered, read), "read": read, "expiresAt": expiresAt,
        ]
        // Receipts only advance, so that what is no news now will be none in the transaction either.
        guard try await readOnce({ try $0.value(Bool.self, Self.isNews, arguments) ?? false }) else { return false }
        try await write { db in
            try db.run(Self.advance, arguments)
            if expiresAt != nil { try db.run(Self.startExpiry, arguments) }
        }
        return true
    }

    private static let newest =
        "(SELECT coalesce(max(sequence), 0) AS last FROM entry WHERE conversationId = :conversation)"

    private static let isNews = """
        SELECT min(:delivered, last) > coalesce(delivered, 0) OR min(:read, last) > coalesce(read, 0)
            OR (:expiresAt IS NOT NULL AND EXISTS (
                SELECT * FROM entry WHERE \(isRead)
                AND NOT EXISTS (
                    SELECT * FROM expiry
                    WHERE expiry.conversationId = entry.conversationId AND expiry.personId = :person
                    AND expiry.sequence = entry.sequence)))
        FROM \(newest) LEFT JOIN receipt ON conversationId = :conversation AND personId = :person
        """

    private static let advance = """
        INSERT INTO receipt (conversationId, personId, delivered, read)
        SELECT :conversation, :person, min(:delivered, last), min(:read, last) FROM \(newest) WHERE true
        ON CONFLICT DO UPDATE SET
            delivered = max(delivered, excluded.delivered), read = max(read, excluded.read)
        """

    /// Starts the expiry time of the messages read so far, unless it runs already.
    private static let startExpiry = """
        INSERT INTO expiry (conversationId, personId, sequence, expiresAt)
        SELECT conversationId, :person, sequence, :expiresAt FROM entry WHERE \(isRead)
        ON CONFLICT DO NOTHING
        """

    /// SQL condition on a row of `entry`: it expires for `:person`, who has read up to `:read`.
    private static let isRead = """
        conversationId = :conversation AND sequence <= :read AND expires AND senderId <> :person AND \(isVisible)
        """
}
