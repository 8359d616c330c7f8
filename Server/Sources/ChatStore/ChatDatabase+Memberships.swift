package import ChatModels
import Foundation
import GRDB

/// An interval of the log in which somebody took part in a conversation.
package struct Membership: Hashable, Sendable {
    package var first: Int
    /// Number of the entry of leaving; nil while the person takes part.
    package var last: Int?

    package func holds(_ sequence: Int) -> Bool { sequence >= first && sequence <= last ?? .max }
}

extension ChatDatabase {
    /// Adds the device's owner to the participants, from a new entry on; does nothing if they take part already.
    /// - Throws: `ChatStoreError`: `unknownDevice`, `unknownConversation`, `tooManyPeople`.
    package func join(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64
    ) async throws {
        try await write { db in
            try Self.join(conversation, device: device, key: key, sentAt: sentAt, in: db)
        }
    }

    /// - Parameter change: how the log says it: `joined` or `added`.
    static func join(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64,
        as change: MembershipChange = .joined, in db: Database
    ) throws {
        let append = Self.change(change, conversation, device, key, sentAt)
        let place = try AppendPlace(of: append, in: db)
        guard let newcomer = try place.newcomer() else { return }
        guard try Self.count(of: conversation, db) < ChatLimits.participantCountMax else {
            throw ChatStoreError(
                .tooManyPeople, "A conversation has \(ChatLimits.participantCountMax) people at most.")
        }
        let (person, sequence) = (newcomer.uuid.uuidString, place.last + 1)
        try Self.place(person, last: conversation, in: db)
        try db.execute(
            sql: "INSERT INTO membership (conversationId, personId, firstSequence) VALUES (?, ?, ?)",
            arguments: [conversation.rawValue, person, sequence])
        try Self.insert(
            NewEntryRow(append.entries[0]), part: 0, sequence: sequence, sender: newcomer, of: append, in: db)
    }

    /// Removes the device's owner from the participants with a new entry, and withdraws their invitation link.
    /// - Throws: `ChatStoreError`: `unknownDevice`, `unknownConversation`, `notAParticipant`, `tooFewPeople`.
    package func leave(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64
    ) async throws {
        try await write { db in
            guard
                try !Self.takesPart(device, in: conversation, db)
                    || Self.count(of: conversation, db) > ChatLimits.participantCountMin
            else {
                throw ChatStoreError(
                    .tooFewPeople, "A conversation has \(ChatLimits.participantCountMin) people at least.")
            }
            try Self.leave(conversation, device: device, key: key, sentAt: sentAt, in: db)
        }
    }

    /// Ends the membership of the device's owner, however many people are left.
    /// - Parameter change: how the log says it: `left` or `removed`.
    static func leave(
        _ conversation: ConversationID, device: DeviceID, key: SendKey, sentAt: Int64,
        as change: MembershipChange = .left, in db: Database
    ) throws {
        let append = Self.change(change, conversation, device, key, sentAt)
        let place = try AppendPlace(of: append, in: db)
        let leaver = try place.participant()
        let (person, sequence) = (leaver.uuid.uuidString, place.last + 1)
        try Self.insert(
            NewEntryRow(append.entries[0]), part: 0, sequence: sequence, sender: leaver, of: append, in: db)
        try db.execute(
            sql: """
                UPDATE membership
                SET lastSequence = ?, nameAtEnd = (SELECT name FROM conversation WHERE conversation.id = conversationId)
                WHERE conversationId = ? AND personId = ? AND lastSequence IS NULL
                """,
            arguments: [sequence, conversation.rawValue, person])
        try Self.withdrawInvitation(of: person, in: conversation, db)
        try Self.forgetNotices(of: person, in: conversation, db)
    }

    private static func takesPart(_ device: DeviceID, in conversation: ConversationID, _ db: Database) throws -> Bool {
        guard let person = try owner(of: device, in: db) else { return false }
        return try takesPart(person, in: conversation, db)
    }

    /// Returns the intervals in which the person took part, in order.
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

    /// Returns the people who may see the entry.
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
        try db.value(
            Bool.self,
            """
            SELECT EXISTS (
                SELECT * FROM membership WHERE conversationId = ? AND personId = ? AND lastSequence IS NULL)
            """,
            [conversation.rawValue, person]) ?? false
    }

    /// SQL condition on a row of `entry`: the argument `person` may see it, or is NULL.
    static let isVisible = "(:person IS NULL OR \(isVisible(to: ":person")))"

    /// Returns the SQL condition on a row of `entry`, or of the alias `name`, that `person`, a SQL expression, may see it.
    static func isVisible(to person: String, _ name: String = "entry") -> String {
        """
        EXISTS (
            SELECT * FROM membership
            WHERE membership.conversationId = \(name).conversationId AND membership.personId = \(person)
            AND \(name).sequence BETWEEN firstSequence AND coalesce(lastSequence, \(name).sequence))
        """
    }

    static func count(of conversation: ConversationID, _ db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM membership WHERE conversationId = ? AND lastSequence IS NULL",
            arguments: [conversation.rawValue]) ?? 0
    }

    /// Moves the person to the end of the participants: they are listed in order of their latest joining.
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
            entries: [NewEntry(content: .membership(change))], sentAt: sentAt, takesDraft: false)
    }
}
