@testable import ChatServer
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

/// Connections that a stopping server has accepted and does not serve.
@Suite(.timeLimit(.minutes(5))) struct `A connection that nobody serves` {
    private let server = LoopChannel(inner: HTTP1Channel { _, _, _ in })

    /// Accepts a connection on the channel, as the server does before it begins to serve.
    private func accept(_ channel: NIOAsyncTestingChannel) async throws -> UnservedConnection? {
        try await channel.testingEventLoop.executeInContext {
            let accepted = Accepted()
            server.setup(channel: channel, logger: Logger(label: "test")).whenSuccess { connection in
                accepted.connection.withLock { $0 = connection }
            }
            return accepted.connection.withLock(\.self)
        }
    }

    @Test func `is kept until it is closed, though nobody holds it`() async throws {
        let channel = NIOAsyncTestingChannel()
        weak let connection = try await accept(channel)
        #expect(connection != nil)
        _ = try await channel.finish()
        await channel.testingEventLoop.run()
        #expect(connection == nil)
    }

    @Test func `is not served after it was closed`() async throws {
        let channel = NIOAsyncTestingChannel()
        let connection = try #require(try await accept(channel))
        _ = try await channel.finish()
        await channel.testingEventLoop.run()
        #expect(connection.take() == nil)
    }
}

private final class Accepted: Sendable {
    let connection = Mutex<UnservedConnection?>(nil)
}
