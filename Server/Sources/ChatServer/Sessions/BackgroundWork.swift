import ChatModels
import Synchronization

/// Task group for everything that runs outside of requests: the loops of sessions and conversations, and the readers of
/// app processes. Each task ends once its owner is closed.
final class BackgroundWork: Sendable {
    typealias Work = @Sendable () async -> Void

    private let arrivals: AsyncStream<Work>
    private let door: AsyncStream<Work>.Continuation
    private let countMax: Int
    /// Number of tasks that run or wait to start.
    private let count = Mutex(0)

    init(countMax: Int = ChatLimits.backgroundWorkMax) {
        self.countMax = countMax
        (arrivals, door) = AsyncStream.makeStream()
    }

    /// Starts a task.
    /// - Throws: `ChatError`: `too_many_requests`, or `internal_error` after `close`; the task never runs then.
    func start(_ work: @escaping Work) throws(ChatError) {
        guard takePlace() else {
            throw ChatError(.tooManyRequests, "The server has too much to do just now. Please try again.")
        }
        let result = door.yield {
            await work()
            self.leavePlace()
        }
        if case .terminated = result {
            leavePlace()
            throw .stopping
        }
    }

    private func takePlace() -> Bool {
        count.withLock { count in
            guard count < countMax else { return false }
            count += 1
            return true
        }
    }

    private func leavePlace() { count.withLock { $0 -= 1 } }

    /// Runs all started tasks; returns after `close` and the end of every task. Call it once.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await work in arrivals { group.addTask { await work() } }
        }
    }

    func close() { door.finish() }
}

extension ChatError {
    static let stopping = ChatError(.internalError, "The server is stopping.")
}
