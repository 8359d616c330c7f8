import ChatModels
import Synchronization

/// The one owner of everything that runs beside the requests: the loops of sessions and conversations, and the readers
/// of app processes. Each ends by itself once its owner is closed.
final class BackgroundWork: Sendable {
    typealias Work = @Sendable () async -> Void

    private let arrivals: AsyncStream<Work>
    private let door: AsyncStream<Work>.Continuation
    private let countMax: Int
    /// Of what has begun and what waits to begin.
    private let count = Mutex(0)

    init(countMax: Int = ChatLimits.backgroundWorkMax) {
        self.countMax = countMax
        (arrivals, door) = AsyncStream.makeStream()
    }

    /// - Throws: `ChatError`: `too_many_requests`; the work never runs then.
    func start(_ work: @escaping Work) throws(ChatError) {
        guard takePlace() else {
            throw ChatError(.tooManyRequests, "The server has too much to do just now. Please try again.")
        }
        door.yield {
            await work()
            self.count.withLock { $0 -= 1 }
        }
    }

    private func takePlace() -> Bool {
        count.withLock { count in
            guard count < countMax else { return false }
            count += 1
            return true
        }
    }

    /// Runs all that is started, until `close` and the end of every work. To be called once.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await work in arrivals { group.addTask { await work() } }
        }
    }

    func close() { door.finish() }
}
