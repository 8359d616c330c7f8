@testable import ChatServer
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Testing

/// Connections that a stopping server has accepted and does not serve.
@Suite(.timeLimit(.minutes(5))) struct `A connection that nobody serves` {
    private let server = LoopChannel(inner: HTTP1Channel { _, _, _ in })

    @Test func `may be dropped before it is closed`() async throws {
        let channel = NIOAsyncTestingChannel()
        weak var connection: UnservedConnection?
        do {
            let accepted = try await channel.testingEventLoop.flatSubmit {
                server.setup(channel: channel, logger: Logger(label: "test"))
            }.get()
            connection = accepted
        }
        #expect(connection != nil)
        try await channel.close()
        await channel.testingEventLoop.run()
        #expect(connection == nil)
    }

    @Test func `is served once, and not after it was closed`() async throws {
        let channel = NIOAsyncTestingChannel()
        let accepted = try await channel.testingEventLoop.flatSubmit {
            server.setup(channel: channel, logger: Logger(label: "test"))
        }.get()
        try await channel.close()
        await channel.testingEventLoop.run()
        #expect(accepted.take() == nil)
    }
}
