import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// A store with rows that cannot be read, and a file that is really damaged.
@Suite(.timeLimit(.minutes(5))) struct DamageTests {
    /// The database as somebody else has written to it.
    private func spoil(_ store: StoreFixture, _ sql: String) throws {
        try DatabaseQueue(path: store.path).write { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.execute(sql: sql)
        }
    }

    @Test(arguments: [
        ("payload = X'7B22'", "its content is no JSON"),
        (#"payload = CAST('{"kind":"poll"}' AS BLOB)"#, "its content is unknown at “kind”"),
        (#"payload = CAST('{"kind":"text"}' AS BLOB)"#, "its content has no “text”"),
        (#"payload = CAST('{"kind":"text","text":7}' AS BLOB)"#, "its content is wrong at “text”"),
        ("payload = X''", "its content is no JSON"),
        ("sendKey = 'no key!'", "its key is no identifier"),
    ])
    func `a row that cannot be read keeps its place, and the others are as they were`(
        change: String, problem: String
    ) async throws {
        try await withStore { store in
            for number in 1...3 { try await store.send(text("\(number)"), key: "k\(number)") }
            #expect(try StoreCheck.problems(at: store.path).isEmpty)
            try spoil(store, "UPDATE entry SET \(change) WHERE sequence = 2")

            #expect(try await store.log().map(\.content) == [text("1"), .unreadable, text("3")])
            try await store.send(text("4"), key: "k4")
            #expect(try await store.log().map(\.sequence) == [1, 2, 3, 4])
            let problems = try StoreCheck.problems(at: store.path)
            #expect(problems.count == 1)
            #expect(problems[0].hasPrefix("Entry 2 of kate-and-john cannot be shown: \(problem)"))
        }
    }

    @Test func `a draft and what is unsent are left out where they cannot be read`() async throws {
        try await withStore { store in
            let database = store.database
            let send = DirectSend(key: SendKey(unchecked: "u"), entry: NewEntry(content: text("unsent")))
            try await database.save([send], of: StoreFixture.kate, in: StoreFixture.kitchen)
            try await database.save(Draft(text: "draft"), of: StoreFixture.kate, in: StoreFixture.kitchen)
            try spoil(store, "UPDATE unsent SET content = X'00'; UPDATE draft SET message = X'00'")
            #expect(try await database.unsent(of: StoreFixture.kate, in: StoreFixture.kitchen).isEmpty)
            #expect(try await database.draft(of: StoreFixture.kate, in: StoreFixture.kitchen).text == "draft")
        }
    }

    @Test func `a damaged file is told of`() async throws {
        let store = try StoreFixture()
        defer { store.remove() }
        // More of entries than of all tables and indexes, which have a page each at least.
        let words = String(repeating: "words ", count: 200)
        for number in 1...400 { try await store.send(text("\(words)\(number)"), key: "k\(number)") }
        #expect(try await store.database.structureProblems().isEmpty)
        try store.database.close()
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: store.path))
        let size = try file.seekToEnd()
        // The second half of the file has entries only; what it takes to open the file stands before.
        for page in stride(from: size / 8_192 * 4_096, to: size - 4_096, by: 4 * 4_096) {
            try file.seek(toOffset: page)
            try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        }
        try file.close()
        #expect(try !StoreCheck.problems(at: store.path).isEmpty)
        let damaged = try ChatDatabase(path: store.path)
        #expect(try await !damaged.structureProblems().isEmpty, "which never keeps the server from starting")
        try damaged.close()
    }

    @Test func `a file too damaged to begin with is refused, with what to do about it`() throws {
        let store = try StoreFixture()
        defer { store.remove() }
        try store.database.close()
        let root = try DatabaseQueue(path: store.path).read {
            try UInt64.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'participant'")
        }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: store.path))
        try file.seek(toOffset: (try #require(root) - 1) * 4_096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        try file.close()

        let damaged = try ChatDatabase(path: store.path)
        let error = #expect(throws: ChatStoreError.self) {
            try damaged.ensureConversation(
                StoreFixture.kitchen, members: [NewMember(name: "Kate", device: StoreFixture.kate)])
        }
        #expect(error?.code == .damaged)
        #expect(error?.message.contains("parley check") == true)
        try damaged.close()
    }

    @Test func `what is no store is told of`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("no-\(UUID()).sqlite").path
        #expect(throws: ChatStoreError.self) { try StoreCheck.problems(at: path) }
        try Data("Dear diary, this is no database at all. It never was one, either.".utf8).write(
            to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try StoreCheck.problems(at: path) == ["The file \(path) cannot be read: file is not a database."])
    }
}
