package import ChatModels
import Foundation
import GRDB

/// What has become of the messages that one person was to read and lose.
package struct Expiries: Hashable, Sendable {
    package var gone: Set<Int> = []
    package var kept: Set<Int> = []

    package init(gone: Set<Int> = [], kept: Set<Int> = []) {
        self.gone = gone
        self.kept = kept
    }
}

/// What one look at the clock has made of a conversation.
package struct ExpirySweep: Hashable, Sendable {
    /// Those for whom something has gone.
    package var people: Set<PersonID>
    /// When the next message goes, in milliseconds since 1970; nil for none.
    package var next: Int64?

    package init(people: Set<PersonID>, next: Int64?) {
        self.people = people
        self.next = next
    }
}

// Messages that go once they have been read (docs/messages.md, B73).
extension ChatDatabase {
    package func expiries(of person: PersonID, in conversation: ConversationID) async throws -> Expiries {
        try await pool.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT sequence, isGone FROM expiry
                    WHERE conversationId = ? AND personId = ? AND (isGone OR isKept)
                    """,
                arguments: [conversation.rawValue, person.uuid.uuidString])
            return rows.reduce(into: Expiries()) { expiries, row in
                if row["isGone"] {
                    expiries.gone.insert(row["sequence"])
                } else {
                    expiries.kept.insert(row["sequence"])
                }
            }
        }
    }

    /// Lets go what is due.
    /// - Parameter delay: the longest that a message stays once it was read, in milliseconds. One that would stay longer was
    ///   read by a clock that has been put back since.
    package func expire(_ conversation: ConversationID, at now: Int64, delay: Int64 = .max) async throws -> ExpirySweep
    {
        try await write { db in
            let end = now.addingReportingOverflow(delay)
            try db.execute(
                sql: """
                    UPDATE expiry SET expiresAt = :end
                    WHERE conversationId = :conversation AND NOT isKept AND NOT isGone AND expiresAt > :end
                    """,
                arguments: ["conversation": conversation.rawValue, "end": end.overflow ? .max : end.partialValue])
            let people = try String.fetchAll(
                db,
                sql: """
                    UPDATE expiry SET isGone = 1
                    WHERE conversationId = ? AND NOT isKept AND NOT isGone AND expiresAt <= ?
                    RETURNING personId
                    """,
                arguments: [conversation.rawValue, now])
            for person in Set(people) { try Self.countChange(for: person, db) }
            let next = try Int64.fetchOne(
                db, sql: "SELECT min(expiresAt) FROM expiry WHERE conversationId = ? AND NOT isKept AND NOT isGone",
                arguments: [conversation.rawValue])
            return ExpirySweep(people: Set(try people.map(Self.personID)), next: next)
        }
    }

    /// The person keeps the message, for good. One that is gone, or was never to go, stays as it is.
    /// - Returns: false where there is nothing to keep.
    package func keep(
        _ sequence: Int, of conversation: ConversationID, for person: PersonID
    ) async throws -> Bool {
        try await write { db in
            try db.execute(
                sql: """
                    INSERT INTO expiry (conversationId, personId, sequence, expiresAt, isKept)
                    SELECT conversationId, :person, sequence, 0, 1 FROM entry
                    WHERE conversationId = :conversation AND sequence = :sequence AND expires AND senderId <> :person
                    AND \(Self.isVisible(to: person))
                    ON CONFLICT DO UPDATE SET isKept = 1 WHERE NOT isGone
                    """,
                arguments: [
                    "conversation": conversation.rawValue, "person": person.uuid.uuidString, "sequence": sequence,
                ])
            guard db.changesCount > 0 else { return false }
            try Self.countChange(for: person.uuid.uuidString, db)
            return true
        }
    }

    // MARK: Within a transaction

    /// From the moment that it is read a message has only so long.
    static func startExpiry(
        upTo sequence: Int, of conversation: ConversationID, for person: PersonID, expiresAt: Int64, in db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO expiry (conversationId, personId, sequence, expiresAt)
                SELECT conversationId, :person, sequence, :expiresAt FROM entry
                WHERE conversationId = :conversation AND sequence <= :sequence AND expires AND senderId <> :person
                AND \(isVisible(to: person))
                ON CONFLICT DO NOTHING
                """,
            arguments: [
                "conversation": conversation.rawValue, "person": person.uuid.uuidString, "sequence": sequence,
                "expiresAt": expiresAt,
            ])
    }

    /// A condition on a row of `entry`: it has not gone for this person.
    static func isThere(for person: String) -> String {
        """
        NOT EXISTS (
            SELECT * FROM expiry
            WHERE expiry.conversationId = entry.conversationId AND expiry.personId = \(person)
            AND expiry.sequence = entry.sequence AND isGone)
        """
    }

    private static func countChange(for person: String, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE device SET revision = revision + 1 WHERE personId = ?", arguments: [person])
    }
}
