package import ChatModels
import Foundation
import GRDB

/// A device and its owner, to be added to a conversation.
package struct NewMember: Hashable, Sendable {
    package var name: String
    package var device: DeviceID
    /// An existing device of the same person, where `device` is a further one; otherwise nil.
    package var firstDevice: DeviceID?

    package init(name: String, device: DeviceID, firstDevice: DeviceID? = nil) {
        self.name = name
        self.device = device
        self.firstDevice = firstDevice
    }
}

/// A stored conversation with its participants in the order in which they joined.
package struct StoredConversation: Hashable, Sendable {
    package var id: ConversationID
    /// Nil where nobody has named it.
    package var name: String?
    /// Small picture that people gave it.
    package var avatar: PictureID?
    package var participants: [Participant]
    /// People who have left.
    package var former: [Participant]
}

/// A device of a present or former participant.
package struct ConversationDevice: Hashable, Sendable {
    package var device: DeviceID
    package var person: Participant
    package var takesPart: Bool
}

extension ChatDatabase {
    /// Creates the persons, devices and conversation that do not exist yet; existing ones are left unchanged.
    /// - Throws: `ChatStoreError`: `diskFull`, `readOnly`, `damaged`.
    package func ensureConversation(_ id: ConversationID, name: String? = nil, members: [NewMember]) throws {
        try writeAtOnce { db in
            try db.execute(
                sql: "INSERT INTO conversation (id, name) VALUES (?, ?) ON CONFLICT DO NOTHING",
                arguments: [id.rawValue, name])
            for (position, member) in members.enumerated() {
                let person = try Self.ensurePerson(of: member, in: db)
                try db.execute(
                    sql: """
                        INSERT INTO participant (conversationId, personId, position) VALUES (?, ?, ?)
                        ON CONFLICT DO NOTHING
                        """,
                    arguments: [id.rawValue, person, position])
                try Self.beginMembership(ofNew: person, in: id, db)
            }
        }
    }

    /// Starts the membership of a new participant. Somebody who has left is not added again when the server restarts.
    static func beginMembership(ofNew person: String, in conversation: ConversationID, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO membership (conversationId, personId, firstSequence)
                SELECT conversationId, personId, 1 FROM participant
                WHERE conversationId = :conversation AND personId = :person AND NOT EXISTS (
                    SELECT * FROM membership WHERE conversationId = :conversation AND personId = :person)
                """,
            arguments: ["conversation": conversation.rawValue, "person": person])
    }

    static func ensurePerson(of member: NewMember, in db: Database) throws -> String {
        let known = try String.fetchOne(
            db, sql: "SELECT personId FROM device WHERE id = ?", arguments: [member.device.rawValue])
        if let known { return known }
        let person = try owner(of: member.firstDevice, in: db) ?? newPerson(named: member.name, in: db)
        try db.execute(
            sql: "INSERT INTO device (id, personId) VALUES (?, ?)", arguments: [member.device.rawValue, person])
        return person
    }

    static func owner(of device: DeviceID?, in db: Database) throws -> String? {
        guard let device else { return nil }
        return try String.fetchOne(
            db, sql: "SELECT personId FROM device WHERE id = ?", arguments: [device.rawValue])
    }

    static func newPerson(named name: String, in db: Database) throws -> String {
        let person = PersonID(UUID()).uuid.uuidString
        try db.execute(sql: "INSERT INTO person (id, name) VALUES (?, ?)", arguments: [person, name])
        return person
    }

    /// Creates a device, and its person unless it is a further device; does nothing if the device exists.
    package func addDevice(_ member: NewMember) async throws {
        _ = try await write { try Self.ensurePerson(of: member, in: $0) }
    }

    /// Returns the devices of all present and former participants, in order of creation.
    package func devices(in conversation: ConversationID) async throws -> [ConversationDevice] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT device.id AS device, person.id, name, EXISTS (
                        SELECT * FROM membership
                        WHERE membership.conversationId = participant.conversationId
                        AND membership.personId = person.id AND lastSequence IS NULL) AS takesPart
                    FROM participant JOIN person ON person.id = participant.personId
                    JOIN device ON device.personId = person.id
                    WHERE conversationId = ? ORDER BY device.rowid
                    """,
                arguments: [conversation.rawValue]
            ).map { row in
                ConversationDevice(
                    device: DeviceID(unchecked: row["device"]), person: try Self.participant(row),
                    takesPart: row["takesPart"])
            }
        }
    }

    package func deviceIDs() async throws -> Set<DeviceID> {
        try await pool.read { db in
            Set(try String.fetchAll(db, sql: "SELECT id FROM device").map(DeviceID.init(unchecked:)))
        }
    }

    /// Returns the owner of the device; nil where there is no such device.
    package func owner(of device: DeviceID) async throws -> Participant? {
        try await pool.read { db in
            try Row.fetchOne(
                db, sql: "SELECT person.id, name FROM device JOIN person ON person.id = personId WHERE device.id = ?",
                arguments: [device.rawValue]
            ).map(Self.participant)
        }
    }

    /// Returns the conversation; nil where there is none. With `person`, as this person may know it: after leaving,
    /// with the participants of that time.
    package func conversation(
        _ id: ConversationID, as person: PersonID? = nil
    ) async throws -> StoredConversation? {
        try await pool.read { try Self.conversation(id, as: person, in: $0) }
    }

    static func conversation(
        _ id: ConversationID, as person: PersonID?, in db: Database
    ) throws -> StoredConversation? {
        let found = try db.row("SELECT name, avatarId FROM conversation WHERE id = ?", [id.rawValue])
        guard let found else { return nil }
        let last = try person.flatMap { try Self.end(of: $0, in: id, db) }
        let end = last?.sequence ?? .max
        let rows = try db.rows(
            """
            SELECT person.id, name, avatarId, EXISTS (
                SELECT * FROM membership
                WHERE membership.conversationId = participant.conversationId
                AND membership.personId = participant.personId
                AND firstSequence <= :end AND (lastSequence IS NULL OR lastSequence > :end)) AS takesPart
            FROM participant JOIN person ON person.id = personId
            WHERE conversationId = :conversation AND EXISTS (
                SELECT * FROM membership
                WHERE membership.conversationId = participant.conversationId
                AND membership.personId = participant.personId AND firstSequence <= :end AND NOT \(isOfSharedBubble()))
            ORDER BY position
            """, ["conversation": id.rawValue, "end": end])
        return StoredConversation(
            id: id, name: last.map { $0.name } ?? found["name"], avatar: last == nil ? avatarID(found) : nil,
            participants: try rows.filter { $0["takesPart"] }.map(Self.participant),
            former: try rows.filter { !$0["takesPart"] }.map(Self.participant))
    }

    /// Returns the number of the entry with which the person left, 0 where they never took part or their time there has been
    /// erased, and the name that the conversation had then; nil where they take part.
    private static func end(
        of person: PersonID, in conversation: ConversationID, _ db: Database
    ) throws -> (sequence: Int, name: String?)? {
        let row = try db.row(
            """
            SELECT lastSequence, nameAtEnd FROM membership WHERE conversationId = ? AND personId = ?
            ORDER BY lastSequence IS NULL DESC, lastSequence DESC LIMIT 1
            """, [conversation.rawValue, person.uuid.uuidString])
        guard let row else { return (0, nil) }
        let sequence: Int? = row["lastSequence"]
        return sequence.map { ($0, row["nameAtEnd"]) }
    }

    static func participant(_ row: Row) throws -> Participant {
        Participant(id: try personID(row["id"]), name: row["name"], avatar: avatarID(row))
    }

    /// Returns the small picture of a person or conversation; nil also where the row does not have the column.
    static func avatarID(_ row: Row) -> PictureID? {
        (row["avatarId"] as String?).map(PictureID.init(unchecked:))
    }

    static func personID(_ text: String) throws -> PersonID {
        guard let uuid = UUID(stored: text) else { throw ChatStoreError(.damaged, "a person's id is not a UUID") }
        return PersonID(uuid)
    }
}
