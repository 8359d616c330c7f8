import Synchronization

/// Work that can be given up from outside, before it has begun or while it runs.
final class StoppableWork: Sendable {
    private enum State {
        case waiting
        case running(Task<Void, Never>)
        case cancelled
    }
    private let state = Mutex(State.waiting)

    /// To be called once. Returns when the work has ended.
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
