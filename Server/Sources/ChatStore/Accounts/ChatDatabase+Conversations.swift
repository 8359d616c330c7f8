package import ChatModels
import Foundation
import GRDB

// Conversations that people begin and change.
extension ChatDatabase {
    /// Begins a conversation; with one other and no name returns that of the two, where there is one.
    /// - Parameter id: of a new one.
    /// - Throws: `ChatStoreError`: `unknownPerson`, `blocked`, `tooManyPeople`, `tooManyConversations`.
    package func begin(
        _ id: ConversationID, by person: PersonID, with others: [PersonID], name: String?, at now: Int64
    ) async throws -> ConversationID {
        try await write { db in
            let people = [person] + others
            for other in others { try Self.checkKnown(other, in: db) }
            try Self.checkWelcome(person, to: others, in: db)
            let pair = others.count == 1 && name == nil ? Self.pair(of: people) : nil
            if let pair, let known = try Self.conversation(ofPair: pair, in: db) { return known }
            for person in people { try Self.checkRoom(for: person, in: db) }
            try db.execute(
                sql: "INSERT INTO conversation (id, name, begunAt, pair) VALUES (?, ?, ?, ?)",
                arguments: [id.rawValue, name, now, pair])
            for (position, person) in people.enumerated() {
                try db.execute(
                    sql: "INSERT INTO participant (conversationId, personId, position) VALUES (?, ?, ?)",
                    arguments: [id.rawValue, person.uuid.uuidString, position])
                try Self.beginMembership(ofNew: person.uuid.uuidString, in: id, db)
            }
            return id
        }
    }

    /// Adds people to a conversation, each from a new entry on; those who take part already stay as they are. A conversation
    /// between two becomes one of a group by the first who is really added.
    /// - Throws: `ChatStoreError`: `unknownPerson`, `blocked`, `tooManyPeople`, `tooManyConversations`, `notAParticipant`.
    package func add(
        _ people: [PersonID], to conversation: ConversationID, by person: PersonID, keys: SendKey, at now: Int64
    ) async throws {
        try await write { db in
            try Self.checkTakesPart(person, in: conversation, db)
            try Self.checkNotBlocked(person, in: conversation, db)
            var isChanged = false
            for newcomer in people {
                try Self.checkKnown(newcomer, in: db)
                guard try !Self.takesPart(newcomer.uuid.uuidString, in: conversation, db) else { continue }
                try Self.checkWelcome(person, to: [newcomer], in: db)
                try Self.checkRoom(for: newcomer, in: db)
                try Self.join(
                    conversation, device: try Self.anyDevice(of: newcomer, in: db), key: keys, sentAt: now, as: .added,
                    in: db)
                isChanged = true
            }
            guard isChanged else { return }
            try db.execute(
                sql: "UPDATE conversation SET pair = NULL WHERE id = ?", arguments: [conversation.rawValue])
        }
    }

    /// Removes somebody from a conversation. Only who has been in it for longest, of those who are in it, may do so.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `notAllowed`, `unknownPerson`, `tooFewPeople`.
    package func remove(
        _ leaver: PersonID, from conversation: ConversationID, by person: PersonID, key: SendKey, at now: Int64
    ) async throws {
        try await write { db in
            try Self.checkTakesPart(person, in: conversation, db)
            let people = try Self.conversation(conversation, as: nil, in: db)?.participants ?? []
            guard people.first?.id == person else {
                let name = people.first?.name ?? ""
                throw ChatStoreError(.notAllowed, "Only \(name) can remove people from this conversation.")
            }
            guard people.contains(where: { $0.id == leaver }), leaver != person else {
                throw ChatStoreError(.unknownPerson, "There is nobody like that in this conversation.")
            }
            guard people.count > ChatLimits.participantCountMin else {
                throw ChatStoreError(
                    .tooFewPeople, "A conversation has \(ChatLimits.participantCountMin) people at least.")
            }
            try Self.leave(
                conversation, device: try Self.anyDevice(of: leaver, in: db), key: key, sentAt: now, as: .removed,
                in: db)
        }
    }

    /// Names a conversation; nil takes its name away.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `blocked`.
    package func rename(_ conversation: ConversationID, to name: String?, by person: PersonID) async throws {
        try await write { db in
            try Self.checkTakesPart(person, in: conversation, db)
            try Self.checkNotBlocked(person, in: conversation, db)
            try db.execute(
                sql: "UPDATE conversation SET name = ?, pair = CASE WHEN ?1 IS NULL THEN pair END WHERE id = ?2",
                arguments: [name, conversation.rawValue])
        }
    }

    /// Returns the conversations that the person takes part in.
    package func conversations(of person: PersonID) async throws -> [ConversationID] {
        try await pool.read { try Self.conversations(of: person.uuid.uuidString, in: $0) }
    }

    // MARK: Within a transaction

    static func conversations(of person: String, in db: Database) throws -> [ConversationID] {
        try String.fetchAll(
            db, sql: "SELECT conversationId FROM membership WHERE personId = ? AND lastSequence IS NULL",
            arguments: [person]
        ).map(ConversationID.init(unchecked:))
    }

    /// Returns a device of the person's, revoked or not, by which the log names them.
    static func anyDevice(of person: PersonID, in db: Database) throws -> DeviceID {
        let device = try String.fetchOne(
            db, sql: "SELECT id FROM device WHERE personId = ? ORDER BY rowid LIMIT 1",
            arguments: [person.uuid.uuidString])
        guard let device else { throw unknownPerson }
        return DeviceID(unchecked: device)
    }

    static let unknownPerson = ChatStoreError(.unknownPerson, "There is nobody like that on this server.")

    static func checkTakesPart(
        _ person: PersonID, in conversation: ConversationID, _ db: Database
    ) throws {
        guard try takesPart(person.uuid.uuidString, in: conversation, db) else {
            throw ChatStoreError(.notAParticipant, "Only who takes part can do this.")
        }
    }

    private static func checkKnown(_ person: PersonID, in db: Database) throws {
        let isKnown = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT * FROM account WHERE personId = ? AND role <> 'guest' AND \(isPresent))",
            arguments: [person.uuid.uuidString])
        guard isKnown == true else { throw unknownPerson }
    }

    private static func checkRoom(for person: PersonID, in db: Database) throws {
        guard try conversations(of: person.uuid.uuidString, in: db).count < ChatLimits.conversationsPerPersonMax else {
            throw ChatStoreError(
                .tooManyConversations,
                "A person takes part in \(ChatLimits.conversationsPerPersonMax) conversations at most.")
        }
    }

    private static func pair(of people: [PersonID]) -> String {
        people.map(\.uuid.uuidString).sorted().joined(separator: " ")
    }

    /// Returns the conversation of the pair in which both still take part.
    private static func conversation(ofPair pair: String, in db: Database) throws -> ConversationID? {
        let id = try String.fetchOne(db, sql: "SELECT id FROM conversation WHERE pair = ?", arguments: [pair])
        guard let id = id.map(ConversationID.init(unchecked:)) else { return nil }
        if try count(of: id, db) == ChatLimits.participantCountMin { return id }
        try db.execute(sql: "UPDATE conversation SET pair = NULL WHERE id = ?", arguments: [id.rawValue])
        return nil
    }
}
