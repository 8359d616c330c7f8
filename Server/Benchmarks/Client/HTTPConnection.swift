package import NIOCore
import NIOPosix

/// A connection to a server on this computer, for one request at a time.
package struct HTTPConnection: Sendable {
    private let channel: any Channel

    package init(to port: Int) async throws {
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(AnswerReader()) }
            }.connect(host: "127.0.0.1", port: port).get()
    }

    /// Sends a request and returns its answer.
    /// - Parameter limit: time after which the connection is closed without one.
    /// - Throws: `LoadError` where the connection ends before; errors of the connection.
    package func answer(to request: ByteBuffer, within limit: TimeAmount? = nil) async throws -> Answer {
        let answer = channel.eventLoop.makePromise(of: Answer.self)
        let end = limit.map { limit in
            channel.eventLoop.scheduleTask(in: limit) { [channel] in channel.close(promise: nil) }
        }
        defer { end?.cancel() }
        channel.writeAndFlush(AnswerReader.Question(request: request, answer: answer))
            .whenFailure { answer.fail($0) }
        return try await answer.futureResult.get()
    }

    /// Sends bytes and closes without reading what comes.
    package func cut(after bytes: ByteBuffer) async throws {
        try await channel.writeAndFlush(AnswerReader.Question(request: bytes, answer: nil)).get()
        close()
    }

    package func close() { channel.close(promise: nil) }
}

package struct LoadError: Error {
    package var message: String
    package init(_ message: String) { self.message = message }
}
