import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct StoreFolderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID())")
    private var path: String { folder.appendingPathComponent("chat.sqlite").path }

    private func permissions(_ name: String = "") throws -> Int? {
        let path = name.isEmpty ? folder.path : folder.appendingPathComponent(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `nobody else reads what is in it`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try StoreFolder(folder)
        let database = try ChatDatabase(path: path)
        _ = try store.secret(movingFrom: database)
        try database.ensureConversation(ConversationID(unchecked: "a"), members: [])
        #expect(try permissions() == 0o700)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["chat.sqlite", "chat.sqlite-shm", "chat.sqlite-wal", "lock", "secret"])
        for name in names { #expect(try permissions(name) == 0o600, "\(name)") }
        try database.close()
    }

    @Test func `a folder of an earlier version is closed to others, and its secret moved out of the database`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let old = Data((0..<32).map { UInt8($0 + 64) })
        let earlier = try ChatDatabase(path: path)
        try earlier.pool.write { db in
            try db.execute(sql: "INSERT INTO meta (name, value) VALUES ('secret', ?)", arguments: [old])
        }
        try earlier.close()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        for _ in 1...2 {
            let store = try StoreFolder(folder)
            let database = try ChatDatabase(path: path)
            #expect(try store.secret(movingFrom: database) == old)
            #expect(try database.storedSecret() == nil)
            try database.close()
            store.release()
        }
        #expect(try permissions() == 0o700 && permissions("chat.sqlite") == 0o600)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "secret" {
            #expect(try Data(contentsOf: folder.appendingPathComponent(name)).range(of: old) == nil, "\(name)")
        }
    }

    @Test func `a folder that is given back is free, whoever else has the descriptor`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try StoreFolder(folder)
        let file = folder.appendingPathComponent("lock").resolvingSymlinksInPath().path
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(Int32.init)
        let own = descriptors.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == file
        }
        let copy = try dup(#require(own.first))
        defer { close(copy) }
        first.release()
        _ = try StoreFolder(folder)
    }

    /// Begins with what a server leaves that is killed while it moves the secret: half a file, or the whole one and the
    /// database's.
    @Test(arguments: [("secret.new", 7), ("secret", 32), ("secret", 0)])
    func `a secret is moved once more where that was cut off`(name: String, byteCount: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try StoreFolder(folder)
        let database = try ChatDatabase(path: path)
        let secret = Data((0..<32).map { UInt8($0 + 64) })
        try database.pool.write { db in
            try db.execute(sql: "INSERT INTO meta (name, value) VALUES ('secret', ?)", arguments: [secret])
        }
        try secret.prefix(byteCount).write(to: folder.appendingPathComponent(name))
        #expect(try store.secret(movingFrom: database) == secret)
        #expect(try database.storedSecret() == nil)
        #expect(try Data(contentsOf: folder.appendingPathComponent("secret")) == secret)
        try database.close()
    }

    @Test func `a folder that is emptied keeps what is not a server's`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try StoreFolder(folder)
        let database = try ChatDatabase(path: path)
        #expect(try store.secret(movingFrom: database).count == StoreFolder.secretByteCount)
        try database.close()
        let containers = folder.appendingPathComponent("containers")
        try FileManager.default.createDirectory(
            at: containers.appendingPathComponent("one"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("letter.txt"))
        try store.empty(with: containers)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["letter.txt", "lock"])
    }

    @Test func `a secret that is damaged is not replaced`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try StoreFolder(folder)
        let database = try ChatDatabase(path: path)
        _ = try store.secret(movingFrom: database)
        let file = folder.appendingPathComponent("secret")
        try Data("short".utf8).write(to: file)
        let refusal = #expect(throws: ChatStoreError.self) { try store.secret(movingFrom: database) }
        #expect(refusal?.code == .cannotOpen && refusal?.message.contains(file.path) == true)
        #expect(try Data(contentsOf: file) == Data("short".utf8))
        try database.close()
    }

    @Test func `a second server is refused with the number of the first, until that has ended`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Left by a server that has ended, whose number was longer.
        try Data("12345678901".utf8).write(to: folder.appendingPathComponent("lock"))
        let first = try StoreFolder(folder)
        let refusal = #expect(throws: ChatStoreError.self) { try StoreFolder(folder) }
        #expect(refusal?.code == .inUse)
        #expect(refusal?.message.contains("process \(getpid()).") == true)
        first.release()
        _ = try StoreFolder(folder)
    }

    @Test func `a folder with something else in it keeps its permissions`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        try Data().write(to: folder.appendingPathComponent("letter.txt"))
        _ = try StoreFolder(folder)
        #expect(try permissions() == 0o755)
    }
}
