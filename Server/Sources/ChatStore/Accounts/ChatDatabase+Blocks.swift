package import ChatModels
import Foundation
import GRDB

// Whom people have blocked, and what they have reported to the owners.
extension ChatDatabase {
    /// Keeps somebody from writing to the person alone, and from bringing them into groups; the person sees their messages in
    /// common groups folded. Does nothing where they are blocked already.
    /// - Returns: whether anything has changed.
    /// - Throws: `ChatStoreError`: `unknownPerson` also for the person themselves, `tooManyBlocks`.
    @discardableResult
    package func block(_ blocked: PersonID, by person: PersonID, at now: Int64) async throws -> Bool {
        try await write { db in
            let isThere = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT * FROM account WHERE personId = ?)",
                arguments: [blocked.uuid.uuidString])
            guard isThere == true, blocked != person else { throw Self.unknownPerson }
            let mine = [person.uuid.uuidString, blocked.uuid.uuidString]
            let others = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM block WHERE personId = ? AND blockedId <> ?",
                arguments: StatementArguments(mine))
            guard others ?? 0 < ChatLimits.blocksPerPersonMax else {
                throw ChatStoreError(
                    .tooManyBlocks,
                    "You can block \(ChatLimits.blocksPerPersonMax) people at most. Let some in again first.")
            }
            try db.execute(
                sql: "INSERT OR IGNORE INTO block (personId, blockedId, at) VALUES (?, ?, ?)",
                arguments: StatementArguments(mine) + [now])
            return db.changesCount > 0
        }
    }

    /// Ends that; does nothing where they are not blocked.
    /// - Returns: whether anything has changed.
    @discardableResult
    package func unblock(_ blocked: PersonID, by person: PersonID) async throws -> Bool {
        try await write { db in
            try db.execute(
                sql: "DELETE FROM block WHERE personId = ? AND blockedId = ?",
                arguments: [person.uuid.uuidString, blocked.uuid.uuidString])
            return db.changesCount > 0
        }
    }

    /// Returns whom the person has blocked, by name.
    package func blocked(by person: PersonID) async throws -> [Participant] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT person.id, person.name, CASE WHEN \(Self.isMet) THEN avatarId END AS avatarId
                    FROM block JOIN person ON person.id = blockedId WHERE block.personId = :person
                    ORDER BY person.name COLLATE NOCASE, person.id
                    """,
                arguments: ["person": person.uuid.uuidString]
            ).map(Self.participant)
        }
    }

    /// Returns whether the person is alone in the conversation with somebody who has blocked them.
    package func isBlocked(_ person: PersonID, in conversation: ConversationID) async throws -> Bool {
        try await pool.read { try Self.isBlocked(person, in: conversation, $0) }
    }

    // MARK: Within a transaction

    /// - Throws: `ChatStoreError`: `blocked` where one of the others has blocked the person.
    static func checkWelcome(_ person: PersonID, to others: [PersonID], in db: Database) throws {
        for other in others {
            let name = try String.fetchOne(
                db,
                sql: """
                    SELECT name FROM block JOIN person ON person.id = personId WHERE personId = ? AND blockedId = ?
                    """,
                arguments: [other.uuid.uuidString, person.uuid.uuidString])
            if let name { throw ChatStoreError(.blocked, "\(name) takes no messages and invitations of yours.") }
        }
    }

    /// SQL condition on a row of `entry`: the person has not blocked its sender.
    static let isOfNobodyBlocked = "senderId NOT IN (SELECT blockedId FROM block WHERE personId = :person)"

    /// - Throws: `ChatStoreError`: `blocked` where the person is alone with somebody who has blocked them.
    static func checkNotBlocked(_ person: PersonID, in conversation: ConversationID, _ db: Database) throws {
        guard try !isBlocked(person, in: conversation, db) else { throw ChatStoreError(.blocked, blockedWords) }
    }

    static func isBlocked(_ person: PersonID, in conversation: ConversationID, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT \(isBlockedByOther(of: ":person"))",
            arguments: ["conversation": conversation.rawValue, "person": person.uuid.uuidString]) ?? false
    }

    static let blockedWords = "The other person takes no messages of yours."

    /// Returns the SQL expression whether `person`, a SQL expression, is alone in the conversation with somebody who has blocked
    /// them. It goes by who takes part now, not by `pair`, which a name or somebody added takes away.
    static func isBlockedByOther(of person: String) -> String {
        """
        (EXISTS (
            SELECT * FROM membership AS other
            JOIN block ON block.personId = other.personId AND block.blockedId = \(person)
            WHERE other.conversationId = :conversation AND other.lastSequence IS NULL)
        AND 2 = (SELECT count(*) FROM membership WHERE conversationId = :conversation AND lastSequence IS NULL))
        """
    }
}
