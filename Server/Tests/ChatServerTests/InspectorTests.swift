import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct InspectorTests {
    private struct Line: Decodable {
        var number: Int
        var device: String
        var kind: String
        var words: String
        var details: [Details]?
    }

    private struct Details: Decodable {
        struct Field: Decodable {
            var name: String
            var value: String
        }
        var title: String
        var fields: [Field]

        var text: String { fields.map { "\(title) \($0.name): \($0.value)" }.joined(separator: "; ") }
    }

    private func open(_ server: TestServer, after number: Int = 0) async throws -> EventReader {
        let (reader, stream) = try await server.sharedStream()
        #expect(try await subscribe(server, stream, #"{"after":\#(number)}"#).status == 204)
        return reader
    }

    private func subscribe(_ server: TestServer, _ stream: StreamID, _ body: String) async throws -> HTTP.Answer {
        try await HTTP.send(
            "PUT", "\(server.address)/simulator/inspector/streams/\(stream)/7", body: Data(body.utf8))
    }

    private func read(_ reader: EventReader, until words: String) async throws -> [Line] {
        var lines: [Line] = []
        while let event = await reader.next("line") {
            lines.append(try JSONDecoder().decode(Line.self, from: event.data))
            if lines.last?.words == words { return lines }
        }
        Issue.record("\(words) did not come; there are \(lines)")
        return lines
    }

    @Test func `a server for people keeps no lines of what they do`() throws {
        for (mode, keepsLines) in [(ServerMode.simulated, true), (.people(PeopleMode()), false)] {
            let folder = try TestFolder()
            defer { folder.remove() }
            var configuration = folder.configuration(heartbeat: .seconds(600))
            configuration.mode = mode
            let world = try makeChat(configuration).world
            #expect((world.inspector != nil) == keepsLines)
            try world.database.close()
        }
    }

    @Test func `what a person does, what the app asks, and entries come in order`() async throws {
        try await withProbe { server in
            let reader = try await open(server)
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            // The answer to a Send may come before the entry itself.
            try await kate.follow { $0.snapshot.lastSequence == 1 }
            #expect(try await kate.phone.delete("/panel").status == 204)
            let lines = try await read(reader, until: "Probe ends")
            #expect(lines.map(\.number) == Array(1...lines.count))
            #expect(Set(lines.map(\.device)) == ["kate-phone"])
            #expect(
                lines.filter { $0.kind != "note" }.map { "\($0.kind): \($0.words)" } == [
                    "person: opens Probe", "process: starts Probe",
                    "person: types “Mussels” into “Text”", "person: taps “Insert”",
                    "request: insert(message “Mussels”)", "person: sends the draft",
                    "entry: entry 1: message of Probe “Mussels”", "person: closes the app",
                    "process: Probe ends",
                ])
            let held = [
                "Message session: …; Message summary: Probe: Mussels", "URL text: Mussels", "Layout caption: Mussels",
            ]
            for kind in ["request", "entry"] {
                let line = try #require(lines.first { $0.kind == kind && $0.words.contains("“Mussels”") })
                let texts = line.details?.map { $0.text.replacing(/session: [0-9A-F-]{36};/, with: "session: …;") }
                #expect(texts == held)
            }
            reader.close()
        }
    }

    @Test func `what an app prints comes line by line, and no more than a person could read`() async throws {
        try await withProbe("logFlood") { server in
            let reader = try await open(server)
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            let lines = try await read(reader, until: "line 99 of very many")
            let printed = lines.filter { $0.kind == "output" }.map(\.words)
            #expect(printed.suffix(100) == (0..<100).map { "line \($0) of very many" })
            reader.close()
        }
    }

    @Test func `a reader goes on where it was`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for text in ["one", "two"] { _ = try await kate.send(text) }
            let all = try await read(try await open(server), until: "entry 2: text “two”")
            let rest = try await read(try await open(server, after: 1), until: "entry 2: text “two”")
            #expect(rest.map(\.number) == all.dropFirst().map(\.number))
            let (reader, stream) = try await server.sharedStream()
            #expect(try await subscribe(server, stream, #"{"after":-1}"#).code == .badNumber)
            #expect(try await subscribe(server, stream, "{}").code == .malformedBody)
            #expect(try await subscribe(server, StreamID(unchecked: "none"), #"{"after":0}"#).code == .unknownStream)
            reader.close()
        }
    }

    @Test func `the newest lines are kept, cut, and given to so many readers`() async throws {
        let inspector = Inspector()
        let device = DeviceID(unchecked: "kate-phone")
        let long = String(repeating: "e\u{301}", count: LineLimits.scalarCountMax)
        for _ in 0...Inspector.lineCountMax { inspector.add(InspectedEvent(.note, long), on: device, at: 0) }
        var first: InspectorLine?
        for await line in try inspector.read(after: 0).lines {
            first = line
            break
        }
        #expect(first?.number == 2)
        #expect(first?.words.unicodeScalars.count == LineLimits.scalarCountMax)
        var readers: [InspectorReader] = []
        for _ in 0..<Inspector.readerCountMax { readers.append(try inspector.read(after: .max)) }
        #expect(throws: ChatError.self) { try inspector.read(after: 0) }
        readers = []
        #expect(throws: Never.self) { try inspector.read(after: 0) }
    }
}
