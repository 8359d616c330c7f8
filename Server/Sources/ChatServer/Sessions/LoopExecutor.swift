import AppHost
import NIOCore
import NIOPosix

/// Runs tasks on an event loop. Each session has one, so that all its work is done by one thread, which the loops of sockets and
/// of app processes wake without a lock.
final class LoopExecutor: TaskExecutor {
    /// The loops of sessions. They serve the processes of their devices, so that a tap wakes none for the way there and back, and no
    /// connections of people: a session does not hold up others' streams. What apps send in large frames is decoded elsewhere.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: System.coreCount)

    let eventLoop: any EventLoop

    /// Returns an executor on one of the loops of sessions.
    static func next() -> LoopExecutor { LoopExecutor(group.next()) }

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Runs work that takes a processor or waits for a disk away from the event loop of a session.
func awayFromLoop<Value: Sendable>(_ work: @Sendable () async throws -> Value) async rethrows -> Value {
    try await withTaskExecutorPreference(globalConcurrentExecutor, operation: work)
}

/// Runs work of an actor whose length an app decides on the threads that decode what apps send, which stand back for the loops. The
/// actor's own jobs wait for it, those of others on its loop do not.
func standingBack<Value: Sendable>(_ work: @Sendable () async throws -> Value) async rethrows -> Value {
    try await withTaskExecutorPreference(DecodingExecutor.shared, operation: work)
}
