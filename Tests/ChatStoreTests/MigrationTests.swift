import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite struct MigrationTests {
    @Test(arguments: Schema.migrator.migrations) func `a store of each earlier version is brought up to date`(
        version: String
    ) async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("old-\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let old = try DatabaseQueue(path: path)
        try Schema.migrator.migrate(old, upTo: version)
        try await old.write { db in
            try db.execute(sql: "INSERT INTO conversation (id, title) VALUES ('old', 'An old one')")
        }
        try old.close()

        let database = try ChatDatabase(path: path)
        #expect(try await database.conversation(ConversationID(unchecked: "old"))?.title == "An old one")
        #expect(try await database.lastSequence(of: ConversationID(unchecked: "old")) == 0)
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
