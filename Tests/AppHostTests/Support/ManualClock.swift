import Synchronization

/// Time that passes only when a test says so.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var time: Duration
        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }
    private struct Sleeper {
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }
    private struct State {
        var now = Instant(time: .zero)
        var sleepers: [Int: Sleeper] = [:]
        var lastID = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { add(Sleeper(deadline: deadline, continuation: continuation), id, &$0) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id)?.continuation.resume(throwing: CancellationError()) }
        }
    }

    private func add(_ sleeper: Sleeper, _ id: Int, _ state: inout State) {
        guard !Task.isCancelled else { return sleeper.continuation.resume(throwing: CancellationError()) }
        guard sleeper.deadline > state.now else { return sleeper.continuation.resume() }
        state.sleepers[id] = sleeper
        state.waiters.forEach { $0.resume() }
        state.waiters = []
    }

    /// Returns as soon as somebody sleeps.
    func sleeperArrives() async {
        await withCheckedContinuation { waiter in
            state.withLock { state in
                if state.sleepers.isEmpty { state.waiters.append(waiter) } else { waiter.resume() }
            }
        }
    }

    func advance(by duration: Duration) {
        state.withLock { state in
            state.now = state.now.advanced(by: duration)
            for (id, sleeper) in state.sleepers where sleeper.deadline <= state.now {
                state.sleepers[id] = nil
                sleeper.continuation.resume()
            }
        }
    }
}
