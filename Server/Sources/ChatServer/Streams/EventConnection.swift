import NIOCore
import Synchronization

/// One response that streams events. Any number of subscriptions add pieces; the event loop's writer sends what waits.
final class EventConnection: Sendable {
    /// Most bytes that wait for one client; one that is further behind is cut off, and begins again. Room for a few of
    /// the largest patches, which an app that redraws without end would otherwise pile up behind a browser that has
    /// stopped reading.
    static let byteCountMax = 32 << 20
    /// Waiting bytes up to which what a client has missed is read for it.
    static let backlogByteCount = 64 << 10
    /// Waiting bytes from which a client gets no more changes of scenes one by one: half a second of a game. It gets the whole scenes
    /// once little waits, so that it shows what is so now.
    static let sceneBacklogByteCount = 256 << 10

    struct State {
        var pieces: [EventPiece] = []
        /// Bytes of the pieces, and of those that the channel has not written yet.
        var byteCount = 0
        /// Bytes that subscriptions hold back.
        var heldByteCount = 0
        /// Whether the response has begun, and not ended.
        var isOpen = false
        var isScheduled = false
        var isFinished = false
        /// Whether something was written since the last heartbeat, so that none is needed.
        var hasWritten = false
        /// Whether the connection goes on without a task (`StreamHandover`).
        var isHandedOver = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// Is called at the end.
        var end: (@Sendable () -> Void)?
        /// Is called before each heartbeat.
        var beat: (@Sendable () -> Void)?
    }
    private enum Outcome { case taken, needsWrite, ended, tooMuch }
    let state = Mutex(State())
    let channel: any Channel
    let writer: EventLoopWriter

    init(_ channel: any Channel, writers: EventWriters) {
        self.channel = channel
        writer = writers.writer(of: channel.eventLoop)
    }

    var isFinished: Bool { state.withLock(\.isFinished) }

    /// Queues a piece.
    /// - Parameter isUrgent: whether it is sent at once; another one is sent with the next that is, or by `flushSoonest`.
    /// - Returns: false where the connection has ended, or ends now because too much waits.
    @discardableResult
    func add(_ piece: EventPiece, isUrgent: Bool = true) -> Bool {
        let outcome = state.withLock { state -> Outcome in
            if state.isFinished { return .ended }
            guard Self.hasRoom(for: piece.byteCount, in: state) else { return .tooMuch }
            state.pieces.append(piece)
            state.byteCount += piece.byteCount
            guard isUrgent, state.isOpen, !state.isScheduled else { return .taken }
            state.isScheduled = true
            return .needsWrite
        }
        return carryOut(outcome)
    }

    /// Queues a piece once little waits (backpressure).
    /// - Throws: `CancellationError` once the connection has ended.
    func send(_ piece: EventPiece) async throws {
        await drain()
        guard add(piece) else { throw CancellationError() }
    }

    var isBehind: Bool { state.withLock { $0.byteCount > Self.sceneBacklogByteCount } }

    /// Waits until little waits, or the connection has ended. Has what is not urgent written then: several subscriptions would
    /// wait for one another.
    func drain() async {
        await withCheckedContinuation { continuation in
            let (isReady, needsWrite) = state.withLock { state in
                let isReady = state.isFinished || state.byteCount <= Self.backlogByteCount
                guard !isReady else { return (true, false) }
                state.waiting.append(continuation)
                let needsWrite = state.isOpen && !state.isScheduled && !state.pieces.isEmpty
                if needsWrite { state.isScheduled = true }
                return (false, needsWrite)
            }
            if isReady { continuation.resume() }
            if needsWrite { writer.setNeedsWrite(self) }
        }
    }

    /// Counts bytes that a subscription holds back; negative for those that it no longer does.
    /// - Returns: false where the connection has ended, or ends now because too much waits.
    func hold(_ byteCount: Int) -> Bool {
        let outcome = state.withLock { state -> Outcome in
            if byteCount > 0 {
                if state.isFinished { return .ended }
                guard Self.hasRoom(for: byteCount, in: state) else { return .tooMuch }
            }
            state.heldByteCount += byteCount
            return .taken
        }
        return carryOut(outcome)
    }

    private func carryOut(_ outcome: Outcome) -> Bool {
        switch outcome {
        case .taken: return true
        case .needsWrite: writer.setNeedsWrite(self)
        case .ended: return false
        case .tooMuch:
            // Drops what its client has not read, too.
            finish()
            channel.close(promise: nil)
            return false
        }
        return true
    }

    /// A piece that is larger than the limit goes alone.
    private static func hasRoom(for byteCount: Int, in state: State) -> Bool {
        let waiting = state.byteCount + state.heldByteCount
        return waiting == 0 || waiting + byteCount <= byteCountMax
    }

    /// Ends the response; what waits is dropped.
    func finish() {
        // Releases the old state outside of the lock: `beat` holds the owner of the connection.
        let before = state.withLock { state in
            let before = state
            (state.isFinished, state.pieces, state.waiting) = (true, [], [])
            (state.end, state.beat) = (nil, nil)
            return before
        }
        guard !before.isFinished else { return }
        writer.remove(self)
        for continuation in before.waiting { continuation.resume() }
        before.end?()
        if before.isHandedOver { endResponse() }
    }
}
