import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct `A check of a store` {
    @Test func `finds a picture whose bytes are not those that were sent`() async throws {
        try await withStore { store in
            try await store.send(message("one", session: nil), key: "1", picture: StoreFixture.png)
            try await store.send(message("two", session: nil), key: "2", picture: StoreFixture.otherPNG)
            #expect(try StoreCheck.problems(at: store.path).isEmpty)
            try await store.database.pool.write { db in
                try db.execute(
                    sql: "UPDATE picture SET bytes = ? WHERE bytes = ?", arguments: [Data([1]), StoreFixture.png])
            }
            let problems = try StoreCheck.problems(at: store.path)
            #expect(problems.count == 1 && problems[0].hasPrefix("The picture or file "))
        }
    }

    @Test func `finds an entry whose picture is not there`() async throws {
        try await withStore { store in
            try await store.send(message("one", session: nil), key: "1", picture: StoreFixture.png)
            try store.database.close()
            var configuration = Configuration()
            configuration.foreignKeysEnabled = false
            let queue = try DatabaseQueue(path: store.path, configuration: configuration)
            try await queue.write { try $0.execute(sql: "DELETE FROM picture") }
            try queue.close()
            let problems = try StoreCheck.problems(at: store.path)
            #expect(problems.contains { $0.contains("of “entry” names a “picture” that is not there") })
        }
    }

    @Test func `finds a secret that is missing, cut off, or open to others`() async throws {
        try await withStore { store in
            let folder = URL(fileURLWithPath: store.path).deletingLastPathComponent()
            let file = folder.appendingPathComponent("secret")
            #expect(StoreCheck.secretProblems(in: folder).count == 1)
            let own = try StoreFolder(folder)
            defer { own.release() }
            _ = try own.secret(movingFrom: store.database)
            #expect(StoreCheck.secretProblems(in: folder).isEmpty)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            #expect(StoreCheck.secretProblems(in: folder).first?.contains("chmod 600") == true)
            try Data("short".utf8).write(to: file)
            #expect(StoreCheck.secretProblems(in: folder).first?.contains("damaged") == true)
        }
    }
}
