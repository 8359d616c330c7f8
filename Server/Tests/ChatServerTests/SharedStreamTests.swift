import ChatModels
import Foundation
import NIOEmbedded
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct SharedStreamTests {
    @Test func `one stream carries several devices, each on its channel`() async throws {
        try await withServer { server in
            let (kate, john) = (try await server.phone("kate"), try await server.phone("john"))
            let (reader, stream) = try await server.sharedStream()
            #expect(try await kate.subscribe(stream, channel: 1).status == 204)
            #expect(try await john.subscribe(stream, channel: 2).status == 204)
            _ = try await kate.send("hello")
            var seen: [Int: [String]] = [:]
            while seen[1]?.last != "entry" || seen[2]?.last != "entry" {
                let event = try #require(await reader.next())
                if event.name != "receipts" { seen[try #require(event.channel), default: []].append(event.name) }
            }
            #expect(seen[2] == ["state", "apps", "participants", "entry"])
            reader.close()
        }
    }

    @Test func `a channel begins behind the entry that the client has`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for text in ["one", "two"] { _ = try await kate.send(text) }
            let (reader, stream) = try await server.sharedStream()
            #expect(try await kate.subscribe(stream, channel: 1, after: 1).status == 204)
            #expect(try await #require(reader.next("entry")).decoded(EntryEvent.self).sequence == 2)
            #expect(try await kate.subscribe(stream, channel: 2, after: 3).code == .unknownEntry)
            #expect(try await kate.subscribe(stream, channel: 2, after: -1).code == .badNumber)
            reader.close()
        }
    }

    @Test func `a channel that is closed carries nothing more, and its device has room for another`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let (reader, stream) = try await server.sharedStream()
            for channel in 1...ChatLimits.eventStreamsPerDeviceMax {
                #expect(try await kate.subscribe(stream, channel: channel).status == 204)
            }
            #expect(try await kate.subscribe(stream, channel: 99).code == .tooManyStreams)
            #expect(try await kate.delete("/streams/\(stream)/1").status == 204)
            #expect(await reader.next("ended")?.channel == 1)
            #expect(try await kate.subscribe(stream, channel: 99).status == 204)
            #expect(try await kate.delete("/streams/\(stream)/1").status == 204, "one that has ended stays so")
            reader.close()
        }
    }

    @Test func `a device closes its own channels and nobody else's`() async throws {
        try await withServer { server in
            let (kate, john) = (try await server.phone("kate"), try await server.phone("john"))
            let (reader, stream) = try await server.sharedStream()
            #expect(try await kate.subscribe(stream, channel: 1).status == 204)
            #expect(try await john.subscribe(stream, channel: 1).code == .badNumber, "the channel is taken")
            #expect(try await john.delete("/streams/\(stream)/1").status == 204)
            _ = try await kate.send("still here")
            #expect(await reader.next("entry")?.channel == 1)
            reader.close()
        }
    }

    @Test func `a stream that has ended takes no channel, and its devices are free`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let (reader, stream) = try await server.sharedStream()
            for channel in 1...ChatLimits.eventStreamsPerDeviceMax {
                #expect(try await kate.subscribe(stream, channel: channel).status == 204)
            }
            reader.close()
            var answer = try await kate.subscribe(stream, channel: 9)
            while answer.code == .tooManyStreams { answer = try await kate.subscribe(stream, channel: 9) }
            #expect(answer.code == .unknownStream)
            var own = try? await kate.stream()
            while own == nil { own = try? await kate.stream() }
            #expect(await own?.next("state") != nil)
            own?.close()
        }
    }

    @Test func `a stream that nobody uses is ended`() async throws {
        try await withServer(heartbeat: .milliseconds(20)) { server in
            let (unused, _) = try await server.sharedStream()
            #expect(await unused.next() == nil)
        }
    }

    @Test func `a stream is in use as long as it has a channel, and for one heartbeat more`() throws {
        let connection = EventConnection(NIOAsyncTestingChannel(), writers: EventWriters(heartbeat: .seconds(600)))
        let lease = try SharedStreams().open(on: connection)
        let stream = lease.stream
        func isOpen() -> Bool { !connection.isFinished }
        let device = SharedStream.Owner.device(DeviceID(unchecked: "kate-phone"))
        try stream.subscribe(1, for: device) {}
        for _ in 1...3 { stream.endIfUnused() }
        #expect(isOpen())
        stream.forget(1)
        stream.endIfUnused()
        #expect(isOpen())
        stream.endIfUnused()
        #expect(!isOpen())
        withExtendedLifetime(lease) {}
    }

    @Test func `the store is named alike after a restart, and otherwise in another store`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var names: [String] = []
        for place in [folder, folder, try TestFolder()] {
            try await withServer(on: place) { server in
                let reader = try await EventReader.open(try HTTP.request("GET", server.address + "/events"))
                names.append(try #require(await reader.next("stream")).decoded(StreamWelcome.self).store)
                reader.close()
            }
        }
        #expect(names[0] == names[1])
        #expect(names[0] != names[2])
        #expect(!names[0].isEmpty)
    }
}
