import ChatModels
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct StreamTests {
    @Test func `a stream begins with the state, and only entries have an id`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            _ = try await kate.send("one")
            let stream = try await kate.stream()
            let state = await stream.next()
            #expect(state?.name == "state")
            #expect(state?.id == nil)
            #expect(await stream.next("entry")?.id == 1)
            stream.close()
        }
    }

    @Test func `a stream that was cut goes on where it was, with nothing lost and nothing twice`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let john = try await server.phone("john").follow()
            for number in 1...3 { _ = try await kate.send("\(number)") }
            try await john.follow { $0.snapshot.lastSequence == 2 }
            for number in 4...150 { _ = try await kate.send("\(number)") }
            try await john.reconnect()
            _ = try await kate.send("151")
            try await john.follow { $0.snapshot.lastSequence == 151 }
            #expect(john.sequences == Array(1...151))
            try await john.expectUpToDate()
        }
    }

    @Test func `a stream goes on after a restart of the server`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let before = Box<ClientView>()
        try await withServer(on: folder) { server in
            let john = try await server.phone("john").follow()
            _ = try await server.phone("kate").send("one")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            _ = try await server.phone("kate").send("two")
            before.value = john.view
        }
        try await withServer(on: folder) { server in
            let phone = try await server.phone("john")
            let view = try #require(before.value)
            let john = FollowingClient(
                phone: phone, view: view, events: try await phone.stream(lastEventID: view.snapshot.lastSequence))
            _ = try await server.phone("kate").send("three")
            try await john.follow { $0.snapshot.lastSequence == 3 }
            #expect(john.view.snapshot.items.map(\.text) == ["one", "two", "three"])
            try await john.expectUpToDate()
        }
    }

    @Test func `the browser's own count goes before the address's`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for number in 1...3 { _ = try await kate.send("\(number)") }
            let stream = try await kate.stream(after: 0, lastEventID: 2)
            #expect(await stream.next("entry")?.id == 3)
            stream.close()
        }
    }

    @Test(arguments: ["-1", "x", "1e3", "99999999999999999999999", "%FF", ""])
    func `a place that is no number is refused`(place: String) async throws {
        try await withServer { server in
            let answer = try await server.phone("kate").get("/events?after=\(place)")
            #expect(answer.code == .badNumber)
        }
    }

    @Test func `a place that the log does not have is refused`() async throws {
        try await withServer { server in
            let answer = try await server.phone("kate").get("/events?after=1")
            #expect(answer.code == .unknownEntry)
        }
    }

    @Test func `a quiet stream says that it is there`() async throws {
        try await withServer(heartbeat: .milliseconds(5)) { server in
            let stream = try await server.phone("kate").stream()
            for _ in 1...2 { await stream.nextBeat() }
            stream.close()
        }
    }

    @Test func `a device may have eight streams and no ninth, until one is closed`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            var streams: [EventReader] = []
            for _ in 1...ChatLimits.eventStreamsPerDeviceMax {
                let stream = try await kate.stream()
                _ = await stream.next("state")
                streams.append(stream)
            }
            let refused = try await kate.get("/events")
            #expect(refused.status == 429)
            #expect(refused.code == .tooManyStreams)

            streams[0].close()
            var place = try? await kate.stream()
            while place == nil { place = try? await kate.stream() }
            (streams + [place].compactMap(\.self)).forEach { $0.close() }
        }
    }

    @Test func `stopping the server ends open streams`() async throws {
        let stream = Box<EventReader>()
        try await withServer { server in
            stream.value = try await server.phone("kate").stream()
        }
        // Reads all that was written before the end.
        while await stream.value?.next() != nil {}
    }
}

/// Carries a value out of a closure.
final class Box<Value> {
    var value: Value?
}
