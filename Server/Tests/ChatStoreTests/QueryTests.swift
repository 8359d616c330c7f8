import ChatModels
import ChatStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct QueryTests {
    @Test func `entries are read by page, and the newest ones in order`() async throws {
        try await withStore { store in
            for number in 1...5 { try await store.send(text("\(number)"), key: "k\(number)") }
            let database = store.database
            let kitchen = StoreFixture.kitchen
            #expect(try await database.entries(of: kitchen, after: 1, limit: 2).map(\.sequence) == [2, 3])
            #expect(try await database.entry(3, of: kitchen)?.content == text("3"))
            #expect(try await database.entry(6, of: kitchen) == nil)
            #expect(try await database.lastSequence(of: kitchen) == 5)
            #expect(try await database.lastSequence(of: ConversationID(unchecked: "mary-alone")) == 0)
        }
    }

    @Test func `no more entries are read once their contents fill what they may`() async throws {
        try await withStore { store in
            for number in 1...4 { try await store.send(text(String(repeating: "a", count: 100)), key: "k\(number)") }
            func count(_ byteCountMax: Int) async throws -> Int {
                try await store.database.entries(
                    of: StoreFixture.kitchen, after: 0, limit: 9, byteCountMax: byteCountMax
                ).count
            }
            #expect(try await count(1) == 1)
            #expect(try await count(200) == 2)
            #expect(try await count(10_000) == 4)
        }
    }

    @Test func `a message takes the place of the one before it in its session`() async throws {
        try await withStore { store in
            let session = UUID()
            let first = try await store.send(message("one", session: session), key: "a")[0]
            try await store.send(message("another session", session: UUID()), key: "b")
            try await store.send(message("no session", session: nil), key: "c")
            try await store.send(
                message("another app", session: session, app: AppID(unchecked: "other")), key: "d")
            let second = try await store.send(message("two", session: session), from: StoreFixture.john, key: "e")[0]

            let database = store.database
            let kitchen = StoreFixture.kitchen
            #expect(try await database.superseded(by: second, in: kitchen) == first)
            #expect(try await database.superseded(by: first, in: kitchen) == nil)
            #expect(try await database.isNewestOfSession(second, in: kitchen))
            #expect(try await !database.isNewestOfSession(first, in: kitchen))
        }
    }

    @Test func `the third message of a session takes the place of the second`() async throws {
        try await withStore { store in
            let session = UUID()
            var sent: [LogEntry] = []
            for number in 1...3 {
                sent += try await store.send(message("\(number)", session: session), key: "k\(number)")
            }
            let database = store.database
            let kitchen = StoreFixture.kitchen
            #expect(try await database.superseded(by: sent[2], in: kitchen) == sent[1])
            #expect(try await database.superseded(by: sent[1], in: kitchen) == sent[0])
            for old in sent.dropLast() { #expect(try await !database.isNewestOfSession(old, in: kitchen)) }
            for one in sent { #expect(try await database.newestOfSession(one, in: kitchen) == sent[2]) }
            #expect(try await database.isNewestOfSession(sent[2], in: kitchen))
        }
    }

    @Test func `a send is found by its key`() async throws {
        try await withStore { store in
            let sent = try await store.send(message("m", session: nil), text("t"), key: "a")
            let database = store.database
            let key = SendKey(unchecked: "a")
            #expect(try await database.sequences(of: StoreFixture.kate, key: key) == sent.map(\.sequence))
            #expect(try await database.sequences(of: StoreFixture.john, key: key).isEmpty)
        }
    }

    @Test func `a device is old where it says so, and each change has a number`() async throws {
        try await withStore { store in
            let database = store.database
            #expect(try await database.setup(of: StoreFixture.kate).isOld == false)
            let before = try await database.revision(of: StoreFixture.kate)
            for _ in 1...2 { try await database.setOld(true, StoreFixture.kate) }
            #expect(try await database.setup(of: StoreFixture.kate).isOld)
            #expect(try await database.setup(of: StoreFixture.john).isOld == false)
            #expect(try await database.revision(of: StoreFixture.kate) == before + 1)
        }
    }

    @Test func `people and conversations are made once`() async throws {
        try await withStore { store in
            let before = try await store.database.conversation(StoreFixture.kitchen)
            try store.database.ensureConversation(
                StoreFixture.kitchen, name: "Another name",
                members: [NewMember(name: "Kate", device: StoreFixture.kate)])
            #expect(try await store.database.conversation(StoreFixture.kitchen) == before)
            #expect(before?.participants.map(\.name) == ["Kate", "John"])
            #expect(try await store.database.owner(of: StoreFixture.kate) == before?.participants[0])
            #expect(try await store.database.owner(of: DeviceID(unchecked: "nobody")) == nil)
            #expect(try await store.database.conversation(ConversationID(unchecked: "nowhere")) == nil)
        }
    }

    @Test func `receipts go forward only, and never past the newest entry`() async throws {
        try await withStore { store in
            let database = store.database
            let kitchen = StoreFixture.kitchen
            let people = try #require(try await database.conversation(kitchen)).participants.map(\.id)
            for number in 1...3 { try await store.send(text("\(number)"), key: "k\(number)") }

            try await database.advanceReceipts(delivered: [people[1]: 2], in: kitchen)
            try await database.advanceReceipts(delivered: [people[1]: 1], in: kitchen)
            try await database.advanceReceipts(read: [people[1]: 1], in: kitchen, expiresAt: 0)
            #expect(
                try await database.receipts(of: kitchen) == [
                    Receipt(person: people[0], first: 1, delivered: 0, read: 0),
                    Receipt(person: people[1], first: 1, delivered: 2, read: 1),
                ])

            try await database.advanceReceipts(delivered: [people[0]: 1_000, people[1]: 1], in: kitchen)
            #expect(try await database.receipts(of: kitchen).map(\.delivered) == [3, 2])
            try await database.advanceReceipts(read: [people[1]: 1_000], in: kitchen, expiresAt: 0)
            #expect(
                try await database.receipts(of: kitchen)[1]
                    == Receipt(person: people[1], first: 1, delivered: 3, read: 3))
        }
    }
}
