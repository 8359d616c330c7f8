import Synchronization

/// A task that can be cancelled before it starts or while it runs.
final class CancellableTask: Sendable {
    private enum State {
        case waiting
        case running(Task<Void, Never>)
        case cancelled
    }
    private let state = Mutex(State.waiting)

    /// Runs the work and returns when it has ended. Call it once.
    func run(_ work: @escaping @Sendable () async -> Void) async {
        let task = Task { await work() }
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(task)
            return false
        }
        if isCancelled { task.cancel() }
        await task.value
    }

    func cancel() {
        let task = state.withLock { state -> Task<Void, Never>? in
            defer { state = .cancelled }
            if case .running(let task) = state { return task }
            return nil
        }
        task?.cancel()
    }
}
