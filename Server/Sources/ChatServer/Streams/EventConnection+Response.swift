import Hummingbird
import NIOCore
import NIOHTTPTypes
import ServiceLifecycle
import Synchronization

// Called by the response.
extension EventConnection {
    /// Streams until the client disconnects, the server stops, or `finish` is called. Call it once.
    /// - Parameters:
    ///   - beat: is called before each heartbeat.
    ///   - work: runs meanwhile; a connection on which it returns stays open.
    func run(
        _ request: Request, writer body: inout any ResponseBodyWriter, beat: (@Sendable () -> Void)? = nil,
        _ work: @escaping @Sendable () async -> Void
    ) async throws {
        defer { finish() }
        state.withLock { if !$0.isFinished { $0.beat = beat } }
        do {
            try await request.body.consumeWithInboundCloseHandler { _ in
                try await withGracefulShutdownHandler {
                    try await body.write(ServerSentEvent.retry)
                    open()
                    await inOwnTask(work)
                    await finished()
                } onGracefulShutdown: {
                    self.finish()
                }
            } onInboundClosed: {
                self.finish()
            }
        } catch is CancellationError {}
        try await body.finish(nil)
    }

    /// Runs the work in a task that ends here, and takes its memory with it (`StreamResponder`).
    private func inOwnTask(_ work: @escaping @Sendable () async -> Void) async {
        async let done: Void = work()
        await done
    }

    /// Lets pieces go to the channel, behind the response's head.
    func open() {
        let isFinished = state.withLock { state in
            state.isOpen = true
            state.isScheduled = !state.pieces.isEmpty
            return state.isFinished
        }
        guard !isFinished else { return }
        writer.add(self)
        writer.setNeedsWrite(self)
    }

    private func finished() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isFinished = state.withLock { state in
                    if !state.isFinished { state.end = continuation }
                    return state.isFinished
                }
                if isFinished { continuation.resume() }
            }
        } onCancel: {
            finish()
        }
    }
}

// Called by the writer, on the event loop.
extension EventConnection {
    func sendHeartbeat() {
        state.withLock(\.beat)?()
        if !add(EventPiece(text: ServerSentEvent.heartbeat)) { writer.remove(self) }
    }

    /// Hands what is not urgent to the channel, unless it has gone with something that was.
    func flushSoonest() {
        let isWaiting = state.withLock { $0.isOpen && !$0.isScheduled && !$0.isFinished && !$0.pieces.isEmpty }
        if isWaiting { flush() }
    }

    /// Hands what waits to the channel.
    func flush() {
        let pieces = state.withLock { state in
            defer { (state.pieces, state.isScheduled) = ([], false) }
            return state.pieces
        }
        let texts = EventPiece.joined(pieces)
        for text in texts.dropLast() { channel.write(HTTPResponsePart.body(text), promise: nil) }
        guard let last = texts.last else { return }
        let promise = channel.eventLoop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenComplete { self.wrote(pieces, $0) }
        channel.writeAndFlush(HTTPResponsePart.body(last), promise: promise)
    }

    private func wrote(_ pieces: [EventPiece], _ result: Result<Void, any Error>) {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.byteCount -= pieces.reduce(0) { $0 + $1.byteCount }
            guard state.byteCount <= Self.backlogByteCount else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
        guard case .success = result else { return finish() }
        for piece in pieces { piece.delivery?.report() }
    }
}
