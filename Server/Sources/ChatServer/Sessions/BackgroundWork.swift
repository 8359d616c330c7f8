import ChatModels
import Synchronization

/// Task groups for everything that runs outside of requests: the loops of sessions and conversations, and the readers of
/// app processes. Each task ends once its owner is closed.
final class BackgroundWork: Sendable {
    typealias Work = @Sendable () async -> Void

    private struct Counts {
        /// Tasks that run or wait to start.
        var running = 0
        /// Tasks that were started ever.
        var started = 0
    }

    /// A task group looks through its children for one that has ended, so that many groups share the work.
    private static let groupCount = 64
    private let groups: [(arrivals: AsyncStream<Work>, door: AsyncStream<Work>.Continuation)]
    private let countMax: Int
    private let counts = Mutex(Counts())

    init(countMax: Int = ChatLimits.backgroundWorkMax) {
        self.countMax = countMax
        groups = (0..<Self.groupCount).map { _ in
            let (arrivals, door) = AsyncStream<Work>.makeStream()
            return (arrivals, door)
        }
    }

    /// Starts a task.
    /// - Throws: `ChatError`: `too_many_requests`, or `internal_error` after `close`; the task never runs then.
    func start(_ work: @escaping Work) throws(ChatError) {
        guard let group = takePlace() else {
            throw ChatError(.tooManyRequests, "The server has too much to do just now. Please try again.")
        }
        let result = groups[group].door.yield {
            await work()
            self.leavePlace()
        }
        if case .terminated = result {
            leavePlace()
            throw .stopping
        }
    }

    /// - Returns: the group that takes the task; nil where there is no place.
    private func takePlace() -> Int? {
        counts.withLock { counts in
            guard counts.running < countMax else { return nil }
            counts.running += 1
            counts.started &+= 1
            return counts.started % Self.groupCount
        }
    }

    private func leavePlace() { counts.withLock { $0.running -= 1 } }

    /// Runs all started tasks; returns after `close` and the end of every task. Call it once.
    func run() async {
        await withDiscardingTaskGroup { all in
            for group in groups {
                all.addTask {
                    await withDiscardingTaskGroup { tasks in
                        for await work in group.arrivals { tasks.addTask { await work() } }
                    }
                }
            }
        }
    }

    func close() { for group in groups { group.door.finish() } }
}

extension ChatError {
    static let stopping = ChatError(.internalError, "The server is stopping.")
}
