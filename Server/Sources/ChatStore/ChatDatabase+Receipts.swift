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

    /// Advances the receipts of people to what they have read, in one transaction; never moves one back or past the newest
    /// entry. Reading implies delivery. Writes only what is new.
    /// - Parameters:
    ///   - read: number of the newest entry that each person has read.
    ///   - expiresAt: expiry time for the messages that are read now, in milliseconds since 1970.
    /// - Returns: whether something was new.
    @discardableResult
    package func advanceReceipts(
        read: [PersonID: Int], in conversation: ConversationID, expiresAt: Int64
    ) async throws -> Bool {
        let receipts: [StatementArguments] = read.map { person, sequence in
            ["conversation": conversation.rawValue, "person": person.uuid.uuidString, "read": sequence]
        }
        return try await write { db in
            let news = try receipts.filter { try db.value(Bool.self, Self.isNews, $0) ?? false }
            for receipt in news {
                // Before the receipt, from which it begins.
                try db.run(Self.startExpiry, receipt + ["expiresAt": expiresAt])
                try db.run(Self.advance, receipt)
            }
            return !news.isEmpty
        }
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
