import ChatModels
import Synchronization

/// Jobs that run one after another, each to its end before the next begins, in the order they came. An actor alone
/// does not give that: while one of its methods waits, another may run.
final class JobQueue: Sendable {
    typealias Job = @Sendable () async -> Void

    private struct State {
        var waiting: [Job] = []
        var reader: CheckedContinuation<Job?, Never>?
        var isClosed = false
        /// Of `perform`, not begun.
        var requestCount = 0
    }
    private let state = Mutex(State())
    private let waitingCountMax: Int

    /// - Parameter waitingCountMax: jobs of `perform` that may wait. What is posted is the server's own, and always finds a
    ///   place: it must not be lost, and its senders wait for one another.
    init(waitingCountMax: Int = ChatLimits.jobsWaitingMax) { self.waitingCountMax = waitingCountMax }

    /// Runs the jobs until the queue is closed and empty. To be called once.
    func run() async {
        while let job = await next() { await job() }
    }

    /// - Returns: false where the queue is closed; the job never runs then.
    @discardableResult
    func post(_ job: @escaping Job) -> Bool {
        let (isTaken, reader) = state.withLock { state -> (Bool, CheckedContinuation<Job?, Never>?) in
            guard !state.isClosed else { return (false, nil) }
            if state.reader == nil { state.waiting.append(job) }
            defer { state.reader = nil }
            return (true, state.reader)
        }
        reader?.resume(returning: job)
        return isTaken
    }

    /// Waits for its turn, runs the job and gives its result.
    /// - Throws: `ChatError`: `too_many_requests`, or what the job throws.
    func perform<Value: Sendable>(_ job: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard takePlace() else {
            throw ChatError(.tooManyRequests, "This device has asked for too much at once. Please try again.")
        }
        return try await performOwn {
            self.state.withLock { $0.requestCount -= 1 }
            return try await job()
        }
    }

    /// Jobs of `perform` that have not begun.
    var requestCount: Int { state.withLock(\.requestCount) }

    /// - Returns: false where as many requests wait as may.
    private func takePlace() -> Bool {
        state.withLock { state in
            guard state.requestCount < waitingCountMax else { return false }
            state.requestCount += 1
            return true
        }
    }

    /// The same for the server's own jobs, which are never too many.
    func performOwn<Value: Sendable>(_ job: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            let isTaken = post {
                do { answer.resume(returning: try await job()) } catch { answer.resume(throwing: error) }
            }
            if !isTaken { answer.resume(throwing: ChatError(.internalError, "The server is stopping.")) }
        }
    }

    /// What waits still runs; nothing more is taken.
    func close() {
        let reader = state.withLock { state -> CheckedContinuation<Job?, Never>? in
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    private func next() async -> Job? {
        await withCheckedContinuation { reader in
            let ready = state.withLock { state -> Job?? in
                if !state.waiting.isEmpty { return state.waiting.removeFirst() }
                if state.isClosed { return .some(nil) }
                state.reader = reader
                return nil
            }
            if let ready { reader.resume(returning: ready) }
        }
    }
}
