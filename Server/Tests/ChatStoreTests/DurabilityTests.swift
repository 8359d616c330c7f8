import ChatModels
import ChatStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct DurabilityTests {
    @Test func `a commit returns once it is on disk`() async throws {
        try await withStore { store in
            let settings = try store.database.durabilitySettings()
            #expect(settings == DurabilitySettings(journalMode: "wal", synchronous: 2, foreignKeys: true))
        }
    }

    @Test func `everything is there after closing and opening again`() async throws {
        try await withStore { store in
            try await store.send(text("hello"), key: "k1")
            let before = try await store.log()
            try store.database.close()

            let again = try ChatDatabase(path: store.path)
            #expect(try await again.entries(of: StoreFixture.kitchen, after: 0, limit: 10) == before)
            try again.close()
        }
    }

    @Test func `a store that was closed is whole in its one file`() async throws {
        try await withStore { store in
            try await store.send(text("hello"), key: "k1")
            let before = try await store.log()
            try store.database.close()
            let copy = store.path + ".copy"
            try FileManager.default.copyItem(atPath: store.path, toPath: copy)
            let again = try ChatDatabase(path: copy)
            #expect(try await again.entries(of: StoreFixture.kitchen, after: 0, limit: 10) == before)
            try again.close()
        }
    }

    @Test func `a store that is closed may be closed again`() throws {
        let store = try StoreFixture()
        defer { store.remove() }
        for _ in 1...2 { try store.database.close() }
    }

    @Test func `opening twice runs no migration twice`() async throws {
        try await withStore { store in
            try store.database.close()
            for _ in 1...2 { try ChatDatabase(path: store.path).close() }
            let again = try ChatDatabase(path: store.path)
            #expect(try await again.conversation(StoreFixture.kitchen)?.name == "The kitchen")
            try again.close()
        }
    }

    @Test func `a file that is no database is refused with a sentence`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("junk-\(UUID())").path
        try Data(repeating: 7, count: 8_192).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: ChatStoreError.self) { try ChatDatabase(path: path) }
        #expect(error?.code == .cannotOpen)
        #expect(error?.message.contains(path) == true)
    }
}
