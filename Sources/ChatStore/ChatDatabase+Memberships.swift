package import ChatModels
import Foundation
import GRDB

/// From when to when somebody took part in a conversation.
package struct Membership: Hashable, Sendable {
    package var first: Int
    /// The entry of leaving; nil for who still takes part.
    package var last: Int?

    package func holds(_ sequence: Int) -> Bool { sequence >= first && sequence <= last ?? .max }
}

extension ChatDatabase {
    /// The person of the device takes part from this entry on. One who does already stays, and nothing is stored.
    /// - Throws: `ChatStoreError`: `unknownDevice`, `unknownConversation`, `tooManyPeople`.
    package func join(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64
    ) async throws {
        try await write { db in
            try Self.join(conversation, device: device, key: key, sentAt: sentAt, in: db)
        }
    }

    static func join(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64, in db: Database
    ) throws {
        let append = Self.change(.joined, conversation, device, key, sentAt)
        let person = try Self.person(of: append, in: db)
        guard try !Self.takesPart(person, in: conversation, db) else { return }
        guard try Self.count(of: conversation, db) < ChatLimits.participantCountMax else {
            throw ChatStoreError(
                .tooManyPeople, "A conversation has \(ChatLimits.participantCountMax) people at most.")
        }
        let sequence = try Self.lastSequence(of: conversation, in: db) + 1
        try Self.place(person, last: conversation, in: db)
        try db.execute(
            sql: "INSERT INTO membership (conversationId, personId, firstSequence) VALUES (?, ?, ?)",
            arguments: [conversation.rawValue, person, sequence])
        try Self.insert(append.entries[0], part: 0, sequence: sequence, sender: person, of: append, in: db)
    }

    /// The person of the device takes part up to this entry; nobody joins by their link any more.
    /// - Throws: `ChatStoreError`: `unknownDevice`, `unknownConversation`, `notAParticipant`, `tooFewPeople`.
    package func leave(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64
    ) async throws {
        try await write { db in
            let append = Self.change(.left, conversation, device, key, sentAt)
            let person = try Self.participant(of: append, in: db)
            guard try Self.count(of: conversation, db) > ChatLimits.participantCountMin else {
                throw ChatStoreError(
                    .tooFewPeople, "A conversation has \(ChatLimits.participantCountMin) people at least.")
            }
            let sequence = try Self.lastSequence(of: conversation, in: db) + 1
            try Self.insert(append.entries[0], part: 0, sequence: sequence, sender: person, of: append, in: db)
            try db.execute(
                sql: """
                    UPDATE membership SET lastSequence = ?
                    WHERE conversationId = ? AND personId = ? AND lastSequence IS NULL
                    """,
                arguments: [sequence, conversation.rawValue, person])
            try Self.withdrawInvitation(of: person, in: conversation, db)
        }
    }

    /// When the person took part, in order.
    package func memberships(of person: PersonID, in conversation: ConversationID) async throws -> [Membership] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT firstSequence, lastSequence FROM membership
                    WHERE conversationId = ? AND personId = ? ORDER BY firstSequence
                    """,
                arguments: [conversation.rawValue, person.uuid.uuidString]
            ).map { Membership(first: $0["firstSequence"], last: $0["lastSequence"]) }
        }
    }

    /// Who may see the entry.
    package func readers(of sequence: Int, in conversation: ConversationID) async throws -> [PersonID] {
        try await pool.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT personId FROM membership WHERE conversationId = :conversation
                    AND :sequence BETWEEN firstSequence AND coalesce(lastSequence, :sequence)
                    """,
                arguments: ["conversation": conversation.rawValue, "sequence": sequence]
            ).map(Self.personID)
        }
    }

    // MARK: Within a transaction

    static func takesPart(_ person: String, in conversation: ConversationID, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql: """
                SELECT EXISTS (
                    SELECT * FROM membership WHERE conversationId = ? AND personId = ? AND lastSequence IS NULL)
                """,
            arguments: [conversation.rawValue, person]) ?? false
    }

    /// A condition on a row of `entry`, or of the table that is called `name`. A person's identifier is a UUID and needs no
    /// quoting.
    static func isVisible(to person: PersonID?, _ name: String = "entry") -> String {
        person.map { isVisible(to: "'\($0.uuid.uuidString)'", name) } ?? "1"
    }

    static func isVisible(to person: String, _ name: String = "entry") -> String {
        """
        EXISTS (
            SELECT * FROM membership
            WHERE membership.conversationId = \(name).conversationId AND membership.personId = \(person)
            AND \(name).sequence BETWEEN firstSequence AND coalesce(lastSequence, \(name).sequence))
        """
    }

    private static func count(of conversation: ConversationID, _ db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM membership WHERE conversationId = ? AND lastSequence IS NULL",
            arguments: [conversation.rawValue]) ?? 0
    }

    /// People stand in the order in which they joined, also those who come back.
    private static func place(_ person: String, last conversation: ConversationID, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO participant (conversationId, personId, position)
                SELECT :conversation, :person, coalesce(max(position), -1) + 1 FROM participant
                WHERE conversationId = :conversation
                ON CONFLICT (conversationId, personId) DO UPDATE SET position = excluded.position
                """,
            arguments: ["conversation": conversation.rawValue, "person": person])
    }

    private static func change(
        _ change: MembershipChange, _ conversation: ConversationID, _ device: DeviceID, _ key: SendKey, _ sentAt: Int64
    ) -> Append {
        Append(
            conversation: conversation, device: device, key: key,
            entries: [UnstoredEntry(content: .membership(change))], sentAt: sentAt, takesDraft: false)
    }
}
