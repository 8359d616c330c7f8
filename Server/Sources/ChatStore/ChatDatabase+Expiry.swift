package import ChatModels
import Foundation
import GRDB

/// Messages of one person that expire after reading: those that are gone, and those that the person keeps.
package struct Expiries: Hashable, Sendable {
    package var gone: Set<Int> = []
    package var kept: Set<Int> = []

    package init(gone: Set<Int> = [], kept: Set<Int> = []) {
        self.gone = gone
        self.kept = kept
    }
}

/// Result of one expiry check of a conversation.
package struct ExpirySweep: Hashable, Sendable {
    /// People for whom a message has expired.
    package var people: Set<PersonID>
    /// Time of the next expiry in milliseconds since 1970; nil for none.
    package var next: Int64?

    package init(people: Set<PersonID>, next: Int64?) {
        self.people = people
        self.next = next
    }
}

// Messages that expire after they were read (docs/messages.md, B73).
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

    /// Marks the messages that are due as gone; writes nothing where none is.
    /// - Parameter delay: longest time in milliseconds that a message stays after it was read. Later expiry times are
    ///   shortened: they come from a clock that has been set back since.
    package func expire(_ conversation: ConversationID, at now: Int64, delay: Int64 = .max) async throws -> ExpirySweep
    {
        let sum = now.addingReportingOverflow(delay)
        let end = sum.overflow ? .max : sum.partialValue
        let sweep = try await readOnce { db -> ExpirySweep? in
            let row = try db.row(Self.running, [conversation.rawValue])
            guard let next: Int64 = row?["next"], let latest: Int64 = row?["latest"] else {
                return ExpirySweep(people: [], next: nil)
            }
            return next > now && latest <= end ? ExpirySweep(people: [], next: next) : nil
        }
        if let sweep { return sweep }
        return try await write { try Self.expire(conversation, at: now, end: end, in: $0) }
    }

    /// Selects the first and the last of the expiry times that still run.
    private static let running = """
        SELECT min(expiresAt) AS next, max(expiresAt) AS latest FROM expiry
        WHERE conversationId = ? AND NOT isKept AND NOT isGone
        """

    private static func expire(
        _ conversation: ConversationID, at now: Int64, end: Int64, in db: Database
    ) throws -> ExpirySweep {
        try db.run(
            """
            UPDATE expiry SET expiresAt = :end
            WHERE conversationId = :conversation AND NOT isKept AND NOT isGone AND expiresAt > :end
            """,
            ["conversation": conversation.rawValue, "end": end])
        let people: [String] = try db.rows(
            """
            UPDATE expiry SET isGone = 1
            WHERE conversationId = ? AND NOT isKept AND NOT isGone AND expiresAt <= ?
            RETURNING personId
            """,
            [conversation.rawValue, now]
        ).map { $0["personId"] }
        for person in Set(people) { try incrementRevision(for: person, db) }
        return ExpirySweep(
            people: Set(try people.map(personID)), next: try db.row(running, [conversation.rawValue])?["next"])
    }

    /// Keeps the message for this person permanently. Does nothing for a message that is gone, or never expires.
    /// - Returns: false where there was nothing to keep.
    package func keep(
        _ sequence: Int, of conversation: ConversationID, for person: PersonID
    ) async throws -> Bool {
        try await write { db in
            try db.run(
                """
                INSERT INTO expiry (conversationId, personId, sequence, expiresAt, isKept)
                SELECT conversationId, :person, sequence, 0, 1 FROM entry
                WHERE conversationId = :conversation AND sequence = :sequence AND expires AND senderId <> :person
                AND \(Self.isVisible)
                ON CONFLICT DO UPDATE SET isKept = 1 WHERE NOT isGone
                """,
                [
                    "conversation": conversation.rawValue, "person": person.uuid.uuidString, "sequence": sequence,
                ])
            guard db.changesCount > 0 else { return false }
            try Self.incrementRevision(for: person.uuid.uuidString, db)
            return true
        }
    }

    // MARK: Within a transaction

    /// SQL condition on a row of `entry`: it has not expired for this person.
    static func isThere(for person: String) -> String {
        """
        NOT EXISTS (
            SELECT * FROM expiry
            WHERE expiry.conversationId = entry.conversationId AND expiry.personId = \(person)
            AND expiry.sequence = entry.sequence AND isGone)
        """
    }

    private static func incrementRevision(for person: String, _ db: Database) throws {
        try db.run("UPDATE device SET revision = revision + 1 WHERE personId = ?", [person])
    }
}
