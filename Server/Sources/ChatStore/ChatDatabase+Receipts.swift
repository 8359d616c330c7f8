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

    /// Advances the receipts of people to whom entries were delivered, by one statement; never moves one back or past the
    /// newest entry.
    /// - Parameter delivered: number of the newest delivered entry, by person.
    package func advanceReceipts(
        delivered: [PersonID: Int], in conversation: ConversationID
    ) async throws {
        let numbers = Dictionary(uniqueKeysWithValues: delivered.map { ($0.key.uuid.uuidString, $0.value) })
        let arguments: StatementArguments = [
            "conversation": conversation.rawValue,
            "delivered": String(decoding: try StoredJSON.encode(numbers), as: UTF8.self),
        ]
        try await write { try $0.run(Self.deliver, arguments) }
    }

    private static let deliver = """
        INSERT INTO receipt (conversationId, personId, delivered)
        SELECT :conversation, key, min(value, last) FROM json_each(:delivered), \(newest) WHERE true
        ON CONFLICT DO UPDATE SET delivered = max(delivered, excluded.delivered)
        """

    /// Advances a person's receipt to what they have read; never moves it back or past the newest entry. Reading implies
    /// delivery. Writes only what is new: several pages of a person report the same.
    /// - Parameter expiresAt: expiry time for the messages that are read now, in milliseconds since 1970.
    /// - Returns: whether something was new.
    @discardableResult
    package func advanceReceipt(
        of person: PersonID, in conversation: ConversationID, read: Int, expiresAt: Int64
    ) async throws -> Bool {
        let receipt: StatementArguments = [
            "conversation": conversation.rawValue, "person": person.uuid.uuidString, "read": read,
        ]
        // Receipts only advance, so that what is no news now will be none in the transaction either.
        guard try await readOnce({ try $0.value(Bool.self, Self.isNews, receipt) ?? false }) else { return false }
        try await write { db in
            // Before the receipt, from which it begins.
            try db.run(Self.startExpiry, receipt + ["expiresAt": expiresAt])
            try db.run(Self.advance, receipt)
        }
        return true
    }

    private static let newest =
        "(SELECT coalesce(max(sequence), 0) AS last FROM entry WHERE conversationId = :conversation)"

    private static let isNews = """
        SELECT min(:read, last) > coalesce(read, 0)
        FROM \(newest) LEFT JOIN receipt ON conversationId = :conversation AND personId = :person
        """

    private static let advance = """
        INSERT INTO receipt (conversationId, personId, delivered, read)
        SELECT :conversation, :person, min(:read, last), min(:read, last) FROM \(newest) WHERE true
        ON CONFLICT DO UPDATE SET
            delivered = max(delivered, excluded.delivered), read = max(read, excluded.read)
        """

    /// Starts the expiry time of the messages that the receipt does not count as read yet; that of earlier ones runs
    /// already.
    private static let startExpiry = """
        INSERT INTO expiry (conversationId, personId, sequence, expiresAt)
        SELECT conversationId, :person, sequence, :expiresAt FROM entry
        WHERE conversationId = :conversation AND sequence <= :read AND expires AND senderId <> :person AND \(isVisible)
        AND sequence > coalesce(
            (SELECT read FROM receipt WHERE conversationId = :conversation AND personId = :person), 0)
        ON CONFLICT DO NOTHING
        """
}
