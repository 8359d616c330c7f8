import AppProtocol
import Foundation
import NIOCore

/// Takes the frames of one process out of its bytes, in order: small ones on the event loop, which serves other processes as
/// well, large ones away from it, one at a time. On the event loop only.
final class FrameIntake {
    enum Output {
        case frame(AppFrame, byteCount: Int)
        /// Nothing can be read any more.
        case broken(FrameError)
        /// All that has come is handed over: more may be read.
        case idle
        /// All that has come is handed over, and no more will come.
        case ended
    }

    private enum State {
        case ready
        /// A frame is on its way through `DecodingThreads`, or other processes have their turn.
        case busy
        /// The process has kept the threads longer than its share.
        case paused(Scheduled<Void>)
        case stopped
    }

    private let eventLoop: any EventLoop
    private let limits: AppHostLimits
    private var splitter = FrameSplitter()
    private var state = State.ready
    private var isAtEnd = false
    private var share: Allowance
    var onOutput: (Output) -> Void = { _ in }

    init(eventLoop: any EventLoop, limits: AppHostLimits) {
        self.eventLoop = eventLoop
        self.limits = limits
        share = Allowance(
            perSecond: limits.decodingShareMax * 1e9, burst: Double(limits.decodingBurst / .nanoseconds(1)),
            now: NIODeadline.now().nanoseconds)
    }

    /// Whether frames that have come are not handed over yet.
    var isBusy: Bool {
        switch state {
        case .busy, .paused: true
        case .ready, .stopped: false
        }
    }

    func append(_ bytes: some Sequence<UInt8>) {
        if !isStopped { splitter.append(bytes) }
    }

    /// Hands over what has come as far as that is possible now.
    func takeFrames() {
        var byteCount = 0
        while isReady, let body = nextBody() {
            guard body.count <= limits.loopFrameByteCountMax else { return decodeAway(body) }
            handOver(DecodedFrame.decode(body), body.count)
            byteCount += body.count
            if byteCount >= limits.turnByteCountMax { return giveTurn() }
        }
        if isReady, !isAtEnd { onOutput(.idle) }
        if isReady || isStopped, isAtEnd { onOutput(.ended) }
    }

    /// No more will come. What has come is handed over without further pauses.
    func finish() {
        isAtEnd = true
        if case .paused(let end) = state {
            end.cancel()
            state = .ready
        }
        takeFrames()
    }

    /// Drops what has come and what will.
    func stop() {
        if case .paused(let end) = state { end.cancel() }
        state = .stopped
        splitter = FrameSplitter()
    }

    private var isReady: Bool { if case .ready = state { true } else { false } }
    private var isStopped: Bool { if case .stopped = state { true } else { false } }

    private func nextBody() -> Data? {
        do throws(FrameError) {
            if let body = try splitter.next() { return body }
            if isAtEnd { try splitter.finish() }
        } catch {
            fail(error)
        }
        return nil
    }

    private func handOver(_ frame: Result<AppFrame, FrameError>, _ byteCount: Int) {
        switch frame {
        case .success(let frame): onOutput(.frame(frame, byteCount: byteCount))
        case .failure(let error): fail(error)
        }
    }

    private func fail(_ error: FrameError) {
        stop()
        onOutput(.broken(error))
    }
}

// MARK: - Turns

extension FrameIntake {
    private func giveTurn() {
        guard isReady else { return takeFrames() }
        state = .busy
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.execute { bound.value.goOn() }
    }

    private func decodeAway(_ body: Data) {
        state = .busy
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        let (eventLoop, byteCount) = (eventLoop, body.count)
        DecodingThreads.decode(body) { decoded in
            eventLoop.execute { bound.value.receive(decoded, byteCount) }
        }
    }

    private func receive(_ decoded: DecodedFrame, _ byteCount: Int) {
        guard !isStopped else { return }
        state = .ready
        let pause = share.spend(Double(decoded.nanoseconds), at: NIODeadline.now().nanoseconds)
        handOver(decoded.frame, byteCount)
        if pause > 0, !isAtEnd, isReady { wait(pause) } else { takeFrames() }
    }

    private func wait(_ nanoseconds: Int64) {
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        state = .paused(eventLoop.scheduleTask(in: .nanoseconds(nanoseconds)) { bound.value.goOn() })
    }

    private func goOn() {
        guard !isStopped else { return }
        state = .ready
        takeFrames()
    }
}

extension NIODeadline {
    /// On a clock that does not go back.
    var nanoseconds: Int64 { Int64(uptimeNanoseconds) }
}
