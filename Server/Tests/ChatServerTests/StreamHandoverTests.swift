import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing

@testable import ChatServer

/// A connection that goes on without the task that served it.
@Suite(.timeLimit(.minutes(5))) struct StreamHandoverTests {
    private let channel: NIOAsyncTestingChannel
    private let connection: EventConnection
    private let endCount = EndCount()

    init() async throws {
        channel = await NIOAsyncTestingChannel(handlers: [])
        try await channel.connect(to: try SocketAddress(unixDomainSocketPath: "/nowhere")).get()
        let channel = channel
        try await channel.eventLoop.submit {
            try channel.pipeline.syncOperations.addHandler(StreamHandover())
        }.get()
        connection = EventConnection(channel, writers: EventWriters(heartbeat: .seconds(600)))
    }

    /// Begins the response, as the route does, and ends the task, as Hummingbird does.
    private func handOver() async throws {
        var body: any ResponseBodyWriter = ChannelWriter(channel: channel)
        await #expect(throws: StreamHandover.Done.self) {
            try await connection.run(&body, end: { [endCount] in endCount.add() })
        }
        try? await channel.close(mode: .output)
        try await channel.close()
    }

    @Test func `the end of the task does not close the channel, and its events go on`() async throws {
        try await handOver()
        #expect(channel.isActive)
        connection.add(EventPiece(text: ByteBuffer(string: "later")))
        await channel.testingEventLoop.run()
        var texts: [String] = []
        while case .body(let text)? = try await channel.readOutbound(as: HTTPResponsePart.self) {
            texts.append(String(buffer: text))
        }
        #expect(texts.last == "later")
        #expect(endCount.value == 0)
    }

    @Test func `the end of the response closes the channel`() async throws {
        try await handOver()
        connection.finish()
        await channel.testingEventLoop.run()
        #expect(!channel.isActive)
        #expect(endCount.value == 1)
    }

    @Test func `a client that sends no more has gone`() async throws {
        try await handOver()
        let channel = channel
        try await channel.eventLoop.submit {
            channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }.get()
        await channel.testingEventLoop.run()
        #expect(connection.isFinished)
        #expect(!channel.isActive)
        #expect(endCount.value == 1)
    }

    @Test func `one that has gone before does not stay`() async throws {
        let channel = channel
        try await channel.eventLoop.submit {
            channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        }.get()
        try await handOver()
        await channel.testingEventLoop.run()
        #expect(!channel.isActive)
        #expect(endCount.value == 1)
    }
}

private final class EndCount: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }
    func add() { count.withLock { $0 += 1 } }
}

/// Writes a response's body to a channel.
private struct ChannelWriter: ResponseBodyWriter {
    let channel: NIOAsyncTestingChannel

    mutating func write(_ buffer: ByteBuffer) async throws {
        try await channel.writeOutbound(HTTPResponsePart.body(buffer))
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
