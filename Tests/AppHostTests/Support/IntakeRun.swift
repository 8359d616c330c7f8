import AppProtocol
import Foundation
import NIOCore
import NIOPosix
import Synchronization

@testable import AppHost

/// An intake of frames on an event loop, without a process, and the lengths of the messages of the diagnostics that come
/// out of it.
final class IntakeRun: Sendable {
    private struct State {
        var seen: [Int] = []
        var brokenCount = 0
        var isOver = false
    }

    let loop: any EventLoop
    private let intake: NIOLoopBoundBox<FrameIntake?>
    private let state = Mutex(State())

    static func nextLoop() -> any EventLoop { MultiThreadedEventLoopGroup.singleton.next() }

    init(limits: AppHostLimits, on loop: any EventLoop = nextLoop()) {
        self.loop = loop
        intake = NIOLoopBoundBox.makeEmptyBox(valueType: FrameIntake.self, eventLoop: loop)
        onLoop { run in
            let intake = FrameIntake(eventLoop: loop, limits: limits)
            intake.onOutput = { [weak run] in run?.take($0) }
            run.intake.value = intake
        }
    }

    var seen: [Int] { state.withLock(\.seen) }
    var brokenCount: Int { state.withLock(\.brokenCount) }

    func send(_ frames: [Data]) {
        onLoop { $0.take(frames) }
    }

    /// Sends frames, and returns how many of them are handed over when what was queued on the loop before them has its turn.
    func countBeforeOthersTurn(_ frames: [Data]) async throws -> Int {
        try await loop.flatSubmit { [self] in
            let other = loop.submit { self.seen.count }
            take(frames)
            return other
        }.get()
    }

    private func take(_ frames: [Data]) {
        for frame in frames { intake.value?.append(frame) }
        intake.value?.takeFrames()
    }

    func finish() { onLoop { $0.intake.value?.finish() } }
    func stop() { onLoop { $0.intake.value?.stop() } }

    /// Waits within the suite's time limit.
    func until(_ isTrue: ([Int]) -> Bool) async {
        while !isTrue(seen) { try? await Task.sleep(for: .milliseconds(2)) }
    }

    /// All lengths, once the intake has come to its end.
    func lengths() async -> [Int] {
        while !state.withLock(\.isOver) { try? await Task.sleep(for: .milliseconds(2)) }
        return seen
    }

    private func onLoop(_ work: @escaping @Sendable (IntakeRun) -> Void) {
        loop.execute { work(self) }
    }

    private func take(_ output: FrameIntake.Output) {
        state.withLock { state in
            switch output {
            case .frame(.notification(.diagnostic(let diagnostic)), _): state.seen.append(diagnostic.message.count)
            case .frame, .idle: break
            case .broken: state.brokenCount += 1
            case .ended: state.isOver = true
            }
        }
    }
}

extension AppHostLimits {
    /// Has larger frames decoded away from the loop, and nobody wait for a share.
    static func away(above byteCount: Int) -> AppHostLimits {
        var limits = AppHostLimits()
        limits.loopFrameByteCountMax = byteCount
        return limits
    }
}
