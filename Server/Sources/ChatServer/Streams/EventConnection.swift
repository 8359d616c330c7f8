import Hummingbird
import NIOCore
import ServiceLifecycle

/// One response that streams events, and the subscriptions that write to it.
final class EventConnection: Sendable {
    typealias Subscription = @Sendable () async -> Void

    let budget = EventBudget()
    private let texts = Handover<ByteBuffer>()
    private let arrivals: AsyncStream<Subscription>
    private let door: AsyncStream<Subscription>.Continuation

    init() {
        (arrivals, door) = AsyncStream.makeStream()
    }

    /// Runs the subscription concurrently with the others, until it returns or is cancelled with the connection.
    /// - Returns: false where the connection has ended; the subscription never runs then.
    func start(_ subscription: @escaping Subscription) -> Bool {
        if case .enqueued = door.yield(subscription) { return true }
        return false
    }

    /// Writes text, one or several complete events or comments; returns once the socket has accepted it (backpressure).
    /// - Throws: `CancellationError` once the connection has ended.
    func write(_ text: ByteBuffer) async throws { try await texts.send(text) }

    /// Ends the response and cancels the subscriptions.
    func finish() {
        door.finish()
        texts.close()
    }

    /// Writes until the client disconnects, the server stops, or `finish` is called. Call it once.
    /// - Parameter beat: is called before each heartbeat.
    func run(
        _ request: Request, heartbeat: Duration, writer: inout any ResponseBodyWriter,
        beat: @escaping @Sendable () -> Void = {}
    ) async throws {
        defer { finish() }
        do {
            try await request.body.consumeWithCancellationOnInboundClose { _ in
                try await withGracefulShutdownHandler {
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        group.addTask { await self.runSubscriptions() }
                        group.addTask { try await self.keepAlive(every: heartbeat, beat) }
                        defer { group.cancelAll() }
                        try await writer.write(ServerSentEvent.retry)
                        try await texts.receive { try await writer.write($0) }
                    }
                } onGracefulShutdown: {
                    self.finish()
                }
            }
        } catch is CancellationError {}
        try await writer.finish(nil)
    }

    private func runSubscriptions() async {
        await withDiscardingTaskGroup { group in
            for await subscription in arrivals { group.addTask { await subscription() } }
            group.cancelAll()
        }
    }

    private func keepAlive(every heartbeat: Duration, _ beat: @Sendable () -> Void) async throws {
        while true {
            try await Task.sleep(for: heartbeat)
            beat()
            try await write(ServerSentEvent.heartbeat)
        }
    }
}
