import ChatModels
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import ChatServer

/// Writes events to one stream, and counts those that wait for its client.
@Suite(.timeLimit(.minutes(5))) struct EventConnectionTests {
    private let channel = NIOAsyncTestingChannel()
    private let connection: EventConnection

    init() {
        connection = EventConnection(channel, writers: EventWriters(heartbeat: .seconds(600)))
    }

    /// Adds a piece that counts as so many bytes.
    private func add(_ byteCount: Int) -> Bool {
        let overhead = EventPiece(text: ByteBuffer()).byteCount
        return connection.add(EventPiece(text: ByteBuffer(repeating: 0x20, count: byteCount - overhead)))
    }

    private func written() async throws -> ByteBuffer? {
        guard case .body(let text) = try await channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
        return text
    }

    @Test func `what waits is written in one go once the response has begun`() async throws {
        for text in ["one ", "two "] { connection.add(EventPiece(text: ByteBuffer(string: text))) }
        await channel.testingEventLoop.run()
        #expect(try await written() == nil)
        connection.add(EventPiece(text: ByteBuffer(string: "three"), channel: 7))
        connection.open()
        await channel.testingEventLoop.run()
        #expect(try await written() == ByteBuffer(string: "one two data: 7\nthree"))
        #expect(try await written() == nil)
    }

    @Test func `the bytes of an event are shared, and only small ones are copied`() {
        func address(_ text: ByteBuffer) -> UnsafeRawPointer? { text.withUnsafeReadableBytes { $0.baseAddress } }
        let (small, large) = (ByteBuffer(string: "small"), ByteBuffer(repeating: 0x20, count: 20_000))
        #expect(EventPiece.joined([EventPiece(text: small)]).map(address) == [address(small)])
        let texts = EventPiece.joined([EventPiece(text: small), EventPiece(text: large, channel: 1)])
        #expect(texts.count == 2)
        #expect(texts[0] == ByteBuffer(string: "smalldata: 1\n"))
        #expect(address(texts[1]) == address(large))
    }

    @Test func `several small events are joined to one, each with its channel`() {
        let events = ["one ", "two "].map { EventPiece(text: ByteBuffer(string: $0), channel: 3) }
        let merged = EventPiece.merged(events)
        #expect(merged.map(\.text) == [ByteBuffer(string: "data: 3\none data: 3\ntwo ")])
        #expect(merged.map(\.channel) == [nil])
    }

    @Test func `a large event is written behind the small ones before it`() async throws {
        let texts = [
            ByteBuffer(string: "small"), ByteBuffer(repeating: 0x20, count: 20_000), ByteBuffer(string: "last"),
        ]
        for text in texts { connection.add(EventPiece(text: text)) }
        connection.open()
        await channel.testingEventLoop.run()
        for text in texts { #expect(try await written() == text) }
        #expect(try await written() == nil)
    }

    @Test func `as many bytes wait as may, and one more cuts the client off`() async throws {
        #expect(add(EventConnection.byteCountMax - 300))
        #expect(add(300))
        #expect(!connection.isFinished)
        #expect(!add(300))
        #expect(connection.isFinished)
        await channel.testingEventLoop.run()
        #expect(!channel.isActive)
    }

    @Test func `a client is behind while more waits than a game sends in half a second`() async throws {
        #expect(add(EventConnection.sceneBacklogByteCount))
        #expect(!connection.isBehind)
        #expect(add(300))
        #expect(connection.isBehind)
        connection.open()
        async let drained: Void = connection.drain()
        await channel.testingEventLoop.run()
        await drained
        #expect(!connection.isBehind)
    }

    @Test func `bytes that are held back count, and those that are written count no more`() async throws {
        #expect(connection.hold(EventConnection.byteCountMax - 300))
        #expect(add(300))
        #expect(connection.hold(300 - EventConnection.byteCountMax))
        #expect(add(EventConnection.byteCountMax - 300))
        connection.open()
        await channel.testingEventLoop.run()
        #expect(connection.hold(EventConnection.byteCountMax))
        #expect(!connection.isFinished)
        #expect(!connection.hold(1))
        #expect(connection.isFinished)
    }

    @Test func `an event that is larger than the limit goes alone`() {
        #expect(add(2 * EventConnection.byteCountMax))
        #expect(!add(300))
    }

    @Test func `what a client has missed waits until little does, and for ever nowhere`() async throws {
        #expect(add(EventConnection.backlogByteCount + 1))
        let sender = Task { [connection] in
            try await connection.send(EventPiece(text: ByteBuffer(string: "missed")))
            try await connection.send(EventPiece(text: ByteBuffer(repeating: 0x20, count: 100_000)))
            try await connection.send(EventPiece(text: ByteBuffer(string: "never")))
        }
        connection.open()
        var byteCount = 0
        while byteCount < 160_000 {
            await channel.testingEventLoop.run()
            while let text = try await written() { byteCount += text.readableBytes }
        }
        connection.finish()
        // The last has either been sent before the end, or is refused.
        _ = await sender.result
        await #expect(throws: CancellationError.self) {
            try await connection.send(EventPiece(text: ByteBuffer(string: "late")))
        }
    }

    @Test func `what is not urgent is written where somebody waits for it`() async throws {
        connection.open()
        await channel.testingEventLoop.run()
        let text = ByteBuffer(repeating: 0x20, count: EventConnection.backlogByteCount)
        #expect(connection.add(EventPiece(text: text), isUrgent: false))
        async let drained: Void = connection.drain()
        var found = try await written()
        while found == nil {
            await channel.testingEventLoop.run()
            found = try await written()
        }
        #expect(found?.readableBytes == text.readableBytes)
        await drained
    }

    @Test func `all streams of an event loop get heartbeats, until they end`() async throws {
        let writers = EventWriters(heartbeat: .seconds(15))
        let streams = (1...2).map { _ in EventConnection(channel, writers: writers) }
        for stream in streams { stream.open() }
        await channel.testingEventLoop.advanceTime(by: .seconds(15))
        await channel.testingEventLoop.run()
        #expect(try await written() == ServerSentEvent.heartbeat)
        #expect(try await written() == ServerSentEvent.heartbeat)
        streams[0].finish()
        await channel.testingEventLoop.advanceTime(by: .seconds(15))
        await channel.testingEventLoop.run()
        #expect(try await written() == ServerSentEvent.heartbeat)
        #expect(try await written() == nil)
        streams[1].finish()
    }
}
