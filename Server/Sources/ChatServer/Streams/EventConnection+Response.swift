import Hummingbird
import NIOCore
import NIOHTTPTypes
import Synchronization

// Called by the response.
extension EventConnection {
    /// Begins the response, which streams until the client disconnects, the server stops, or `finish` is called. Call it once.
    /// - Parameters:
    ///   - beat: is called before each heartbeat.
    ///   - end: is called once, when the response has ended.
    ///   - begin: is called once the response has begun.
    /// - Throws: `StreamHandover.Done`, with which the task that serves the connection ends.
    func run(
        _ body: inout any ResponseBodyWriter, beat: (@Sendable () -> Void)? = nil,
        end: @escaping @Sendable () -> Void = {}, begin: () throws -> Void = {}
    ) async throws {
        let isFinished = state.withLock { state in
            if !state.isFinished { (state.beat, state.end) = (beat, end) }
            return state.isFinished
        }
        if isFinished { end() }
        do {
            try await body.write(ServerSentEvent.retry)
            open()
            try begin()
            try await StreamHandover.begin(self)
        } catch {
            finish()
            throw error
        }
        handedOver()
        throw StreamHandover.Done()
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

    /// Has `finish` end the response from now on.
    private func handedOver() {
        let isFinished = state.withLock { state in
            state.isHandedOver = true
            return state.isFinished
        }
        if isFinished { endResponse() }
    }

    func endResponse() {
        channel.eventLoop.execute { [channel] in
            let written = channel.eventLoop.makePromise(of: Void.self)
            written.futureResult.whenComplete { _ in channel.close(promise: nil) }
            channel.writeAndFlush(HTTPResponsePart.end(nil), promise: written)
        }
    }
}

// Called by the writer, on the event loop.
extension EventConnection {
    /// Says that the server is there, unless something else has said so since the last time.
    func sendHeartbeat() {
        state.withLock(\.beat)?()
        let isQuiet = state.withLock { state in
            defer { state.hasWritten = false }
            return state.isOpen && !state.isFinished && !state.hasWritten && state.byteCount == 0
        }
        guard isQuiet else { return }
        let promise = channel.eventLoop.makePromise(of: Void.self)
        promise.futureResult.assumeIsolated().whenFailure { _ in self.finish() }
        channel.writeAndFlush(HTTPResponsePart.body(ServerSentEvent.heartbeat), promise: promise)
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
            if !state.pieces.isEmpty { state.hasWritten = true }
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
