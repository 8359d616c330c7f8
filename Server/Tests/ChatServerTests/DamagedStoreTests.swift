import ChatModels
import Foundation
import GRDB
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
