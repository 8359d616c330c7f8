import ChatModels
import Dispatch
import GRDB
import Testing

@testable import ChatStore

/// Counts the statements that SQLite compiles and runs for a post.
@Suite(.timeLimit(.minutes(5))) struct StatementTests {
    @Test func `once it has run, nothing on the way of a post is compiled again`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            let john = try #require(try await store.database.owner(of: StoreFixture.john)?.id)
            try await postAndRead(1, as: john, in: store)
            counter.reset()
            for number in 2...20 { try await postAndRead(number, as: john, in: store) }
            #expect(counter.compiledAgain.filter(Self.isOurs) == [])
            #expect(counter.run.count > 20)
        }
    }

    @Test func `a post runs one statement before it writes, and one that writes`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            counter.reset()
            try await store.send(text("one"), key: "a")
            #expect(
                counter.run.map { $0.prefix { $0.isLetter } } == [
                    "BEGIN", "SELECT", "INSERT", "COMMIT",
                ])
        }
    }

    @Test func `a receipt that says nothing new is not written, and neither is an expiry that is not due`() async throws
    {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            let (database, kitchen) = (store.database, StoreFixture.kitchen)
            let john = try #require(try await database.owner(of: StoreFixture.john)?.id)
            let state = AppMessage.State(
                layout: AppMessage.Layout(caption: "x"), shouldExpire: true, isPending: false)
            try await store.send(.message(AppMessage(app: StoreFixture.app, state: state)), key: "a")
            #expect(try await database.advanceReceipts(read: [john: 1], in: kitchen, expiresAt: 1_000))
            counter.reset()
            #expect(try await !database.advanceReceipts(read: [john: 9], in: kitchen, expiresAt: 2_000))
            #expect(try await database.expire(kitchen, at: 999, delay: 1) == ExpirySweep(people: [], next: 1_000))
            #expect(counter.run.filter { ["INSERT", "UPDATE", "DELETE"].contains($0.prefix { $0.isLetter }) } == [])
            #expect(try await database.expire(kitchen, at: 998, delay: 1) == ExpirySweep(people: [], next: 999))
            #expect(try await database.expire(kitchen, at: 999) == ExpirySweep(people: [john], next: nil))
        }
    }

    @Test func `receipts of any number of people are written by one statement`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            let (database, kitchen) = (store.database, StoreFixture.kitchen)
            let people = try #require(try await database.conversation(kitchen)).participants.map(\.id)
            try await store.send(text("one"), key: "a")
            counter.reset()
            try await database.advanceReceipts(delivered: [people[0]: 1, people[1]: 1], in: kitchen)
            #expect(counter.run.map { $0.prefix { $0.isLetter } } == ["BEGIN", "INSERT", "COMMIT"])
            #expect(try await database.receipts(of: kitchen).map(\.delivered) == [1, 1])
        }
    }

    @Test func `what any number of people have read is written in one transaction`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            let (database, kitchen) = (store.database, StoreFixture.kitchen)
            let people = try #require(try await database.conversation(kitchen)).participants.map(\.id)
            try await store.send(text("one"), key: "a")
            counter.reset()
            try await database.advanceReceipts(read: [people[0]: 1, people[1]: 1], in: kitchen, expiresAt: 1)
            #expect(counter.run.count { $0.hasPrefix("BEGIN") } == 1)
            #expect(counter.run.count { $0.hasPrefix("INSERT INTO receipt") } == 2)
            #expect(try await database.receipts(of: kitchen).map(\.read) == [1, 1])
        }
    }

    @Test func `a Send, a draft, receipts and somebody who joins share a transaction`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            let (database, kitchen) = (store.database, StoreFixture.kitchen)
            let john = try #require(try await database.owner(of: StoreFixture.john)?.id)
            try await store.send(text("one"), key: "a")
            let gate = DispatchSemaphore(value: 0)
            let (starts, started) = AsyncStream<Void>.makeStream()
            async let held: Void = database.write { _ in
                started.yield()
                gate.wait()
            }
            for await _ in starts { break }
            counter.reset()
            async let post = store.send(text("two"), key: "b")
            async let draft: Void = database.save(Draft(text: "typed"), of: StoreFixture.kate, in: kitchen)
            async let receipts: Void = database.advanceReceipts(delivered: [john: 1], in: kitchen)
            async let read = database.advanceReceipts(read: [john: 1], in: kitchen, expiresAt: 1)
            async let join: Void = database.join(
                kitchen, device: StoreFixture.mary, key: SendKey(unchecked: "join"), sentAt: 1)
            while database.writes.waitingCount < 5 { await Task.yield() }
            gate.signal()
            _ = try await (held, post, draft, receipts, read, join)
            #expect(counter.run.count { $0.hasPrefix("BEGIN") } == 1)
            #expect(try await database.receipts(of: kitchen).map(\.read) == [0, 1, 0])
            #expect(try await database.draft(of: StoreFixture.kate, in: kitchen).text == "typed")
        }
    }

    @Test func `Sends of a transaction run two statements each; one that fails leaves the others`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            #expect(try await isStored(in: store, counter, key: "1") { _ in })
            #expect(
                counter.run.map { $0.prefix { $0.isLetter } } == [
                    "COMMIT", "BEGIN", "SELECT", "INSERT", "SELECT", "INSERT", "COMMIT",
                ])
            #expect(try await !isStored(in: store, counter, key: "2") { _ in throw Refusal() })
            #expect(counter.run.allSatisfy { !$0.hasPrefix("SAVEPOINT") })
            let halfWay = try await isStored(in: store, counter, key: "3") { db in
                try db.execute(sql: "UPDATE device SET revision = 7")
                throw Refusal()
            }
            #expect(!halfWay)
            #expect(try await store.log().map(\.sequence) == Array(1...6))
            #expect(try await store.database.revision(of: StoreFixture.kate) == 0)
        }
    }

    /// Runs the update in one transaction with two Sends.
    /// - Returns: whether it was stored.
    private func isStored(
        in store: StoreFixture, _ counter: StatementCounter, key: String,
        _ update: @escaping @Sendable (Database) throws -> Void
    ) async throws -> Bool {
        let database = store.database
        let gate = DispatchSemaphore(value: 0)
        let (starts, started) = AsyncStream<Void>.makeStream()
        async let held: Void = database.write { _ in
            started.yield()
            gate.wait()
        }
        for await _ in starts { break }
        async let first = store.send(text("one"), key: key + "a")
        while database.writes.waitingCount < 1 { await Task.yield() }
        async let other: Void = database.write(update)
        while database.writes.waitingCount < 2 { await Task.yield() }
        async let second = store.send(text("two"), key: key + "b")
        while database.writes.waitingCount < 3 { await Task.yield() }
        counter.reset()
        gate.signal()
        _ = try await (held, first, second)
        do {
            try await other
            return true
        } catch {
            #expect(error is Refusal)
            return false
        }
    }

    @Test func `what is read later is looked at from the receipt on`() async throws {
        let counter = StatementCounter()
        try await withStore(watchedBy: counter) { store in
            let (database, kitchen) = (store.database, StoreFixture.kitchen)
            let john = try #require(try await database.owner(of: StoreFixture.john)?.id)
            let state = AppMessage.State(
                layout: AppMessage.Layout(caption: "x"), shouldExpire: true, isPending: false)
            for number in 1...3 {
                try await store.send(.message(AppMessage(app: StoreFixture.app, state: state)), key: "k\(number)")
                try await database.advanceReceipts(read: [john: number], in: kitchen, expiresAt: Int64(number) * 1_000)
            }
            let times = try await database.readOnce {
                try Int.fetchAll($0, sql: "SELECT expiresAt FROM expiry ORDER BY sequence")
            }
            #expect(times == [1_000, 2_000, 3_000])
            let start = try #require(counter.run.last { $0.hasPrefix("INSERT INTO expiry") })
            let plan = try await database.readOnce { db in
                try Row.fetchAll(
                    db, sql: "EXPLAIN QUERY PLAN " + start,
                    arguments: ["conversation": "c", "person": "p", "read": 3, "expiresAt": 1]
                )
                .map { $0["detail"] as String }
            }
            #expect(plan.contains { $0.contains("entryThatExpires (conversationId=? AND sequence>? AND sequence<?)") })
        }
    }

    /// GRDB asks for the schema's version whenever a connection reads.
    private static func isOurs(_ statement: String) -> Bool { !statement.hasPrefix("PRAGMA") }

    /// Posts, and does what the server does for a post: looks for its key, reads the news, and notes the receipt.
    private func postAndRead(_ number: Int, as john: PersonID, in store: StoreFixture) async throws {
        let database = store.database
        let key = SendKey(unchecked: "key\(number)")
        #expect(try await database.sequences(of: StoreFixture.kate, key: key) == [])
        try await store.send(text("\(number)"), key: key.rawValue)
        let news = try await database.entries(of: StoreFixture.kitchen, after: number - 1, limit: 64)
        #expect(news.map(\.sequence) == [number])
        _ = try await database.entries(of: StoreFixture.kitchen, after: number - 1, for: john, limit: 64)
        try await database.advanceReceipts(delivered: [john: number], in: StoreFixture.kitchen)
        try await database.advanceReceipts(read: [john: number], in: StoreFixture.kitchen, expiresAt: 1)
        #expect(try await database.receipts(of: StoreFixture.kitchen).map(\.read) == [0, number])
        _ = try await database.expire(StoreFixture.kitchen, at: 1)
    }
}

private struct Refusal: Error {}
