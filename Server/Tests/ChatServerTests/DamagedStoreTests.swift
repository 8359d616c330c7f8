import ChatModels
import ChatStore
import Foundation
import GRDB
import Logging
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5)), .serialized) struct DamagedStoreTests {
    @Test func `an entry that cannot be read says so in its place, and the conversation goes on`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for number in 1...3 { _ = try await kate.send("line \(number)") }
            let path = server.folder.url.appendingPathComponent("chat.sqlite").path
            try await DatabaseQueue(path: path).write { db in
                try db.execute(sql: "UPDATE entry SET payload = X'00' WHERE sequence = 2")
            }
            let john = try await server.phone("john").follow()
            let words = "A message cannot be shown: what was stored of it cannot be read."
            #expect(john.view.snapshot.items.map(\.text) == ["line 1", words, "line 3"])
            #expect(try await kate.page("?before=3&limit=1").items.map(\.text) == [words])
            #expect(try await kate.send("line 4").status == 201)
            try await john.follow { $0.snapshot.lastSequence == 4 }
            try await john.expectUpToDate()
            let stream = try await kate.stream(after: 0)
            var heard: [StreamEvent] = []
            while heard.last?.id != 4, let event = await stream.next() { heard.append(event) }
            stream.close()
            #expect(heard.compactMap(\.id) == [1, 2, 3, 4])
        }
    }

    @Test func `damage is told of while the server runs, and a start does not read the whole file`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { _ in }
        try spoilPicture(in: folder.url.appendingPathComponent("chat.sqlite"))
        let (lines, door) = AsyncStream<String>.makeStream()
        let logger = Logger(label: "test") { _ in LineHandler { door.yield($0) } }
        var configuration = folder.configuration(heartbeat: .seconds(600))
        configuration.logger = logger
        let world = try makeChat(configuration).world
        try world.database.close()
        world.folder.release()
        door.yield("the start is over")
        try await withServer(on: folder, configure: [{ $0.logger = logger }]) { _ in
            let told = await lines.first { $0 == "the start is over" || $0.contains("The file is damaged") }
            #expect(told == "the start is over", "a start that reads the whole file grows with it")
            let said = await lines.first { $0.contains("“parley check --store FOLDER” says more") }
            #expect(said?.hasPrefix("The file is damaged") == true)
        }
    }

    /// Stores a picture of many pages, and fills those at the end of the file with noise.
    private func spoilPicture(in path: URL) throws {
        let queue = try DatabaseQueue(path: path.path)
        try queue.write { db in
            try db.execute(
                sql: "INSERT INTO picture (id, mediaType, bytes) VALUES ('big', 'image/png', zeroblob(400000))")
        }
        try queue.close()
        let file = try FileHandle(forUpdating: path)
        try file.seek(toOffset: file.seekToEnd() - 200_000)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 200_000))
        try file.close()
    }

    @Test func `a full disk and a closed one are told of in plain words`() {
        for code in [ChatError.Code.diskFull, .readOnlyStore] { #expect("\(code.status)".hasPrefix("507")) }
        let full = ChatError.reported(for: CocoaError(.fileWriteOutOfSpace))
        #expect(
            full.code == .diskFull && full.message == "The server’s disk is full. Nothing was lost; try again later.")
    }

    @Test func `two servers on one store are refused`() async throws {
        try await withServer { server in
            await #expect(throws: (any Error).self) { try await withServer(on: server.folder) { _ in } }
            let answer = try await server.phone("kate").send("still here")
            #expect(answer.status == 201)
        }
    }
}
