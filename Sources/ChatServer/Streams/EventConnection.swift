import Hummingbird
import NIOCore
import ServiceLifecycle

/// One response that carries events, and the subscriptions that write them.
final class EventConnection: Sendable {
    typealias Subscription = @Sendable () async -> Void

    let budget = EventBudget()
    private let texts = Handover<ByteBuffer>()
    private let arrivals: AsyncStream<Subscription>
    private let door: AsyncStream<Subscription>.Continuation

    init() {
        (arrivals, door) = AsyncStream.makeStream()
    }

    /// Runs beside the other subscriptions, until it ends by itself or its task is cancelled with the connection.
    /// - Returns: false where the connection has ended; it never runs then.
    func start(_ subscription: @escaping Subscription) -> Bool {
        if case .enqueued = door.yield(subscription) { return true }
        return false
    }

    /// Returns once the socket has taken the text, which is one event or comment or several.
    /// - Throws: `CancellationError` once the connection has ended.
    func write(_ text: ByteBuffer) async throws { try await texts.send(text) }

    /// Ends the response, and with it the subscriptions.
    func finish() {
        door.finish()
        texts.close()
    }

    /// Writes until the client has gone, the server stops, or `finish`. To be called once.
    /// - Parameter beat: called each time that a heartbeat is due, before it is written.
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
