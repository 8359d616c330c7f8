import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct MigrationTests {
    @Test(arguments: Schema.migrator.migrations) func `a store of each earlier version is brought up to date`(
        version: String
    ) async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(old, upTo: version)
        try await old.write { db in
            let hasTitle = try db.columns(in: "conversation").contains { $0.name == "title" }
            try db.execute(
                sql: hasTitle
                    ? "INSERT INTO conversation (id, title) VALUES ('old', 'Kate and John')"
                    : "INSERT INTO conversation (id) VALUES ('old')")
        }
        try old.close()

        let database = try ChatDatabase(path: path)
        let conversation = try #require(try await database.conversation(ConversationID(unchecked: "old")))
        #expect(conversation.name == nil)
        #expect(try await database.lastSequence(of: ConversationID(unchecked: "old")) == 0)
        try database.close()
    }

    @Test func `messages that are to expire are found in a store from before they did`() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(old, upTo: "8 unsent")
        let people = [UUID().uuidString, UUID().uuidString]
        try await old.write { db in
            try db.execute(sql: "INSERT INTO conversation (id, title) VALUES ('old', 'An old one')")
            for (position, person) in people.enumerated() {
                try db.execute(sql: "INSERT INTO person VALUES (?, 'Somebody')", arguments: [person])
                try db.execute(
                    sql: "INSERT INTO device (id, personId) VALUES (?, ?)", arguments: ["d\(position)", person])
                try db.execute(sql: "INSERT INTO participant VALUES ('old', ?, ?)", arguments: [person, position])
                try db.execute(sql: "INSERT INTO membership VALUES ('old', ?, 1, NULL)", arguments: [person])
            }
            for (sequence, shouldExpire) in [(1, true), (2, false)] {
                let state = AppMessage.State(shouldExpire: shouldExpire, isPending: false)
                let content = EntryContent.message(AppMessage(app: StoreFixture.app, state: state))
                try db.execute(
                    sql: """
                        INSERT INTO entry
                        (conversationId, sequence, senderId, deviceId, sendKey, part, sentAt, kind, payload)
                        VALUES ('old', ?, ?, 'd0', ?, 0, 1, 'message', ?)
                        """,
                    arguments: [sequence, people[0], "k\(sequence)", try JSONEncoder().encode(content)])
            }
        }
        try old.close()

        let database = try ChatDatabase(path: path)
        let conversation = ConversationID(unchecked: "old")
        let reader = try #require(try await database.owner(of: DeviceID(unchecked: "d1"))).id
        try await database.advanceReceipts(read: [reader: 2], in: conversation, expiresAt: 5)
        #expect(try await database.expire(conversation, at: 4) == ExpirySweep(people: [], next: 5))
        #expect(try await database.expire(conversation, at: 5) == ExpirySweep(people: [reader], next: nil))
        #expect(try await database.expiries(of: reader, in: conversation) == Expiries(gone: [1]))
        try database.close()
    }

    @Test func `who had an account before there was a choice is not shown, and who joins later is`() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(old, upTo: "25 passkeys")
        let (early, late) = (PersonID(UUID()), PersonID(UUID()))
        @Sendable func add(_ person: PersonID, to db: Database) throws {
            let id = person.uuid.uuidString
            try db.execute(sql: "INSERT INTO person (id, name) VALUES (?, 'Somebody')", arguments: [id])
            try db.execute(
                sql: "INSERT INTO account (personId, role, joinedAt) VALUES (?, 'person', 1)", arguments: [id])
        }
        try await old.write { try add(early, to: $0) }
        try Schema.migrator.migrate(old)
        try await old.write { try add(late, to: $0) }
        try old.close()

        let database = try ChatDatabase(path: path)
        #expect(try await database.showsPresence(early) == false)
        #expect(try await database.showsPresence(late))
        try database.close()
    }

    @Test func `people and conversations of before pictures have none, and get some`() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(old, upTo: "27 apps in the audit")
        let (chat, person) = (ConversationID(unchecked: "old"), PersonID(UUID()))
        try await old.write { db in
            try db.execute(
                sql: "INSERT INTO person (id, name) VALUES (?, 'Ann')", arguments: [person.uuid.uuidString])
            try db.execute(sql: "INSERT INTO conversation (id) VALUES ('old')")
            try db.execute(
                sql: "INSERT INTO participant (conversationId, personId, position) VALUES ('old', ?, 0)",
                arguments: [person.uuid.uuidString])
            try db.execute(
                sql: "INSERT INTO membership (conversationId, personId, firstSequence) VALUES ('old', ?, 1)",
                arguments: [person.uuid.uuidString])
        }
        try old.close()

        let database = try ChatDatabase(path: path)
        let before = try #require(try await database.conversation(chat))
        #expect(before.avatar == nil && before.participants == [Participant(id: person, name: "Ann")])
        let id = try await database.setAvatar(Data("a".utf8), of: chat, by: person)
        try await database.setAvatar(Data("a".utf8), of: person)
        let after = try #require(try await database.conversation(chat))
        #expect(id != nil && after.avatar == id && after.participants.map(\.avatar) == [id])
        try database.close()
        #expect(try StoreCheck.problems(at: path).isEmpty)
    }

    @Test func `who has left before left conversations were listed gets none back, and sees its name of then`()
        async throws
    {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(old, upTo: "28 avatars")
        let chat = ConversationID(unchecked: "old")
        let (ann, ben) = (PersonID(UUID()), PersonID(UUID()))
        try await old.write { db in
            try db.execute(sql: "INSERT INTO conversation (id, name) VALUES ('old', 'Club')")
            for (position, (person, end)) in [(ann, nil), (ben, 3)].enumerated() {
                let id = person.uuid.uuidString
                try db.execute(sql: "INSERT INTO person (id, name) VALUES (?, 'Somebody')", arguments: [id])
                try db.execute(
                    sql: "INSERT INTO participant (conversationId, personId, position) VALUES ('old', ?, ?)",
                    arguments: [id, position])
                try db.execute(
                    sql: """
                        INSERT INTO membership (conversationId, personId, firstSequence, lastSequence)
                        VALUES ('old', ?, 1, ?)
                        """, arguments: [id, end])
            }
        }
        try old.close()

        let database = try ChatDatabase(path: path)
        #expect(try await database.listing(of: ann).map(\.conversation.name) == ["Club"])
        #expect(try await database.listing(of: ben).isEmpty)
        try await database.rename(chat, to: "Without Ben", by: ann)
        #expect(try await database.conversation(chat, as: ben)?.name == "Club")
        try database.close()
    }

    /// The file holds what a simulator of version 12 has written: Kate and her two devices, John with an old system, and Mary,
    /// who came by Kate's link.
    @Test func `a store that an earlier server has written keeps all that is in it`() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let written = (1...2).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("Fixtures/Stores/store-12.sql")
        var configuration = Configuration()
        // The file has its tables in order of their names.
        configuration.foreignKeysEnabled = false
        let old = try DatabaseQueue(path: path, configuration: configuration)
        let sql = try String(contentsOf: written, encoding: .utf8)
        try await old.writeWithoutTransaction { try $0.execute(sql: sql) }
        try old.close()

        let database = try ChatDatabase(path: path)
        let id = ConversationID(unchecked: "kate-and-john")
        let (kate, john) = (DeviceID(unchecked: "kate-phone"), DeviceID(unchecked: "john-phone"))
        let conversation = try #require(try await database.conversation(id))
        #expect(conversation.participants.map(\.name) == ["Kate", "John", "Mary"])
        #expect(try await database.devices(in: id).count == 4)
        let mary = try #require(conversation.participants.last)
        let entries = try await database.entries(of: id, after: 0, for: mary.id, limit: 9)
        #expect(entries.map(\.content) == [.membership(.joined), .text("Welcome, Mary")])
        #expect(try await database.setup(of: john).isOld)
        #expect(try await database.receipts(of: id).map(\.read) == [2, 0, 0])
        let link = try #require(try await database.invitation("cd5ce14916be1f97"))
        #expect(link.conversation == id && link.inviter == conversation.participants.first?.id && link.role == .guest)
        let inviter = try #require(link.inviter)
        #expect(try await database.invitationEnd(of: inviter, in: id) == link.expiresAt)
        let zoe = NewMember(name: "Zoe", device: DeviceID(unchecked: "zoe"))
        try await database.join(by: link, as: zoe, key: SendKey(unchecked: "k"), at: link.expiresAt - 1)
        let found = try await database.search("mussels FRI", for: inviter)
        #expect(found.map(\.entry.sequence) == [1] && found.map(\.excerpt) == ["Mussels on Friday? "])
        // Nobody of a simulator has an account.
        #expect(try await database.people().isEmpty)
        #expect(try await database.access(of: kate) == nil)
        try database.close()
    }

    @Test func `a store of a later version is refused and left as it is`() async throws {
        try await withStore { store in
            try store.database.close()
            let later = try DatabaseQueue(path: store.path)
            try await later.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 of the future')") }
            try later.close()

            let error = #expect(throws: ChatStoreError.self) { try ChatDatabase(path: store.path) }
            #expect(error?.code == .fromTheFuture)
        }
    }
}
