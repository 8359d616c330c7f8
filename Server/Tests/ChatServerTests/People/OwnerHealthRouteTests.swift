import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

/// Storage and health, as owners see them.
@Suite(.timeLimit(.minutes(5))) struct OwnerHealthRouteTests {
    @Test func `an owner sees how much there is, how much there may be, and how it runs`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("containers/a"), withIntermediateDirectories: true)
        try Data(count: 1_000).write(to: folder.url.appendingPathComponent("containers/a/notes"))
        let clock = MovableClock()
        let began = clock.now()
        try await withPeopleServer(on: folder, clock: clock, configure: limited) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await ann.write("nobody else reads this", in: chat)
            clock.move(by: .seconds(60))
            let answer = try await ann.send("GET", "/owner/health")
            let health = try answer.decoded(ServerHealth.self)
            #expect(health.version == "1.2.0" && (began..<clock.now() - 60_000 + 1).contains(health.startedAt))
            #expect(health.peopleCount == 2 && health.conversationCount == 1)
            #expect(health.media == ServerHealth.Usage(byteCount: 0, byteCountMax: 5_000_000))
            #expect(health.store.byteCountMax == 7_000_000 && health.store.byteCount > 4_096)
            #expect(health.containerByteCount == 1_000)
            #expect(health.freeByteCount ?? 0 > 0 && health.processCount == 0)
            let words = String(decoding: answer.body, as: UTF8.self)
            for secret in ["nobody else", "Ann", "Ben", folder.url.path] { #expect(!words.contains(secret)) }
            let (_, _) = try await ben.followList()
            #expect(try await ann.get("/owner/health", ServerHealth.self).streamCount == 1)
        }
    }

    private func limited(_ configuration: inout ServerConfiguration) {
        configuration.limitStore(mediaByteCount: 5_000_000, fileByteCount: 7_000_000)
        configuration.version = "1.2.0"
    }

    @Test func `walls that were left out are said to be, and those that were not tried are not`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var configuration = folder.configuration(heartbeat: .seconds(600))
        #expect(ServerFacts(configuration).walls.result == nil)
        configuration.removeWalls()
        _ = await configuration.describeWalls()
        #expect(ServerFacts(configuration).walls.result == ServerHealth.Walls(state: .none, details: nil))
    }

    @Test func `files of a folder are summed up, links are not followed, and too many are not counted`() throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let containers = folder.url.appendingPathComponent("containers")
        #expect(FolderSize.byteCount(of: containers) == 0)
        let deep = containers.appendingPathComponent("a/b/.c")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        try Data(count: 10).write(to: deep.appendingPathComponent("one"))
        try Data(count: 5).write(to: containers.appendingPathComponent("two"))
        try FileManager.default.createSymbolicLink(
            at: containers.appendingPathComponent("all"), withDestinationURL: folder.url)
        #expect(FolderSize.byteCount(of: containers) == 15)
        #expect(FolderSize.byteCount(of: containers, countMax: 5) == nil)
        #expect(FolderSize.byteCount(of: containers, countMax: 6) == 15)
    }
}
