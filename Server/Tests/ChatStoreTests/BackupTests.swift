import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct `A backup` {
    /// A server's folder with a secret, a container and a further file, and a place for what is made of it.
    private func withFolder(_ body: (StoreFixture, URL, URL) async throws -> Void) async throws {
        try await withStore { store in
            let folder = URL(fileURLWithPath: store.path).deletingLastPathComponent()
            let own = try StoreFolder(folder)
            _ = try own.secret(movingFrom: store.database)
            let container = folder.appendingPathComponent("containers/0123abcd")
            try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
            try Data("kept".utf8).write(to: container.appendingPathComponent("state.json"))
            try FileManager.default.createSymbolicLink(
                atPath: container.appendingPathComponent("link").path, withDestinationPath: "/etc/passwd")
            try Data("more".utf8).write(to: folder.appendingPathComponent("vapid.key"))
            let place = FileManager.default.temporaryDirectory.appendingPathComponent("backups-\(UUID())")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            defer {
                own.release()
                try? FileManager.default.removeItem(at: place)
            }
            try await body(store, folder, place)
        }
    }

    private static func code(_ body: () async throws -> Void) async -> ChatStoreError.Code? {
        do { try await body() } catch { return (error as? ChatStoreError)?.code }
        return nil
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func `has all that was acknowledged before it, while the server writes on`() async throws {
        try await withFolder { store, folder, place in
            try await store.send(message("with a picture", session: nil), key: "p", picture: StoreFixture.png)
            for number in 1...50 { try await store.send(text("before \(number)"), key: "before-\(number)") }
            let writer = Task {
                var number = 0
                while !Task.isCancelled {
                    number += 1
                    try await store.send(text("meanwhile \(number)"), key: "meanwhile-\(number)")
                }
            }
            let file = place.appendingPathComponent("parley.tar")
            try await StoreBackup.write(folder, to: file, now: 1)
            writer.cancel()
            try await writer.value
            #expect(try names(in: place) == ["parley.tar"])
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)

            let restored = place.appendingPathComponent("restored")
            try await StoreBackup.restore(file, to: restored)
            #expect(try names(in: restored) == ["chat.sqlite", "containers", "secret", "vapid.key"])
            let path = restored.appendingPathComponent("chat.sqlite").path
            let problems = try StoreCheck.problems(at: path)
            #expect(problems.isEmpty, "\(problems)")
            #expect(StoreCheck.secretProblems(in: restored) == [])
            for name in ["secret", "vapid.key", "containers/0123abcd/state.json"] {
                let (old, new) = (folder.appendingPathComponent(name), restored.appendingPathComponent(name))
                #expect(try Data(contentsOf: old) == Data(contentsOf: new), "\(name)")
            }
            let link = restored.appendingPathComponent("containers/0123abcd/link").path
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/etc/passwd")

            let database = try ChatDatabase(path: path)
            defer { try? database.close() }
            let log = try await database.entries(of: StoreFixture.kitchen, after: 0, limit: 10_000)
            #expect(log.count >= 51 && log.map(\.sequence) == Array(1...log.count))
            #expect(try await log == store.database.entries(of: StoreFixture.kitchen, after: 0, limit: log.count))
            #expect(try await database.pictureCount() == 1)
        }
    }

    @Test func `is restored into an empty folder only, and leaves another as it is`() async throws {
        try await withFolder { _, folder, place in
            let file = place.appendingPathComponent("parley.tar")
            try await StoreBackup.write(folder, to: file, now: 1)
            let full = place.appendingPathComponent("full")
            try FileManager.default.createDirectory(at: full, withIntermediateDirectories: true)
            try Data().write(to: full.appendingPathComponent("letter.txt"))
            #expect(await Self.code { try await StoreBackup.restore(file, to: full) } == .folderNotEmpty)
            #expect(try names(in: full) == ["letter.txt"])
        }
    }

    @Test func `takes no other's place, and none within the folder itself`() async throws {
        try await withFolder { _, folder, place in
            let file = place.appendingPathComponent("parley.tar")
            try Data("a letter".utf8).write(to: file)
            #expect(await Self.code { try await StoreBackup.write(folder, to: file, now: 1) } == .backupFailed)
            #expect(try Data(contentsOf: file) == Data("a letter".utf8))
            let inside = folder.appendingPathComponent("parley.tar")
            #expect(await Self.code { try await StoreBackup.write(folder, to: inside, now: 1) } == .backupFailed)
            #expect(await Self.code { try await StoreBackup.write(place, to: file, now: 1) } == .cannotOpen)
        }
    }

    @Test func `that tar has many complaints about fails by the first of them`() async throws {
        try await withFolder { _, folder, place in
            // Some 60 bytes of complaint each.
            let names = (0..<20_000).map { "missing-\($0)" }
            let file = place.appendingPathComponent("new.tar")
            let error = await #expect(throws: ChatStoreError.self) {
                try await Tar.create(file, [(folder, names)], leavingOut: [])
            }
            #expect(error?.message.contains("missing-0: Cannot stat") == true, "\(error?.message ?? "")")
        }
    }

    @Test func `that is damaged, newer, or none is refused, and leaves nothing`() async throws {
        try await withFolder { store, folder, place in
            try await store.send(text("hello"), key: "1")
            let (file, target) = (place.appendingPathComponent("parley.tar"), place.appendingPathComponent("new"))
            func refusal() async -> ChatStoreError.Code? {
                await Self.code { try await StoreBackup.restore(file, to: target) }
            }
            #expect(await refusal() == .badBackup)
            try Data("no archive".utf8).write(to: file)
            #expect(await refusal() == .badBackup)
            try FileManager.default.removeItem(at: file)

            try await StoreBackup.write(folder, to: file, now: 1)
            let whole = try Data(contentsOf: file)
            try whole.prefix(whole.count / 3).write(to: file)
            #expect(await refusal() == .badBackup)
            var damaged = whole
            let header = try #require(damaged.range(of: Data("SQLite format 3".utf8)))
            damaged[header.upperBound + 2_000] ^= 1
            try damaged.write(to: file)
            #expect(await refusal() == .badBackup)
            #expect(try names(in: target) == [])

            try await store.database.pool.write {
                try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 of the future')")
            }
            try FileManager.default.removeItem(at: file)
            try await StoreBackup.write(folder, to: file, now: 1)
            #expect(await refusal() == .fromTheFuture)
            #expect(try names(in: target) == [])
        }
    }
}
