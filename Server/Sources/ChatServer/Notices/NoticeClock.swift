import Synchronization

/// Waits for the time of the next notice, or until one was added.
final class NoticeClock: Sendable {
    private struct State {
        var hasChanged = false
        var sleeper: Task<Void?, Never>?
    }
    private let state = Mutex(State())

    /// Longest wait while a notice is to come: the computer's clock may be set meanwhile.
    private static let waitMax = Duration.seconds(60)
    /// Shortest wait, which is one for all apps: what comes due meanwhile is written together. A notice that is added ends it.
    private static let waitMin = Duration.seconds(1)
    private static let idleTime = Duration.seconds(3_600)

    /// Ends the wait, because there may be an earlier notice.
    func changed() {
        state.withLock { state in
            state.hasChanged = true
            state.sleeper?.cancel()
        }
    }

    /// Takes what has changed until now as known: the caller looks next.
    func begin() { state.withLock { $0.hasChanged = false } }

    /// Waits.
    /// - Parameter time: Until the next notice; nil for none.
    func wait(_ time: Duration?) async {
        let length = time.map { min(max($0, Self.waitMin), Self.waitMax) } ?? Self.idleTime
        let sleeper = Task { try? await Task.sleep(for: length) }
        let isOver = state.withLock { state in
            state.sleeper = sleeper
            return state.hasChanged
        }
        if isOver { sleeper.cancel() }
        await withTaskCancellationHandler {
            _ = await sleeper.value
        } onCancel: {
            sleeper.cancel()
        }
        state.withLock { $0.sleeper = nil }
    }
}
