import Synchronization

/// The one owner of everything that runs beside the requests: the loops of sessions and conversations, and the readers
/// of app processes. Each ends by itself once its owner is closed.
final class BackgroundWork: Sendable {
    typealias Work = @Sendable () async -> Void

    private let arrivals: AsyncStream<Work>
    private let door: AsyncStream<Work>.Continuation

    init() {
        (arrivals, door) = AsyncStream.makeStream()
    }

    func start(_ work: @escaping Work) { door.yield(work) }

    /// Runs all that is started, until `close` and the end of every work. To be called once.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await work in arrivals { group.addTask { await work() } }
        }
    }

    func close() { door.finish() }
}
