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
        var hasOverflowed = false
        /// Of `perform`, not begun.
        var requestCount = 0
    }
    private let state = Mutex(State())
    private let waitingCountMax: Int
    private let countMax: Int

    /// - Parameters:
    ///   - waitingCountMax: jobs of `perform` that may wait.
    ///   - countMax: jobs of all kinds. One more closes the queue: what is posted is the server's own news, and one of them
    ///     left out would be wrong for good, where an owner that is made anew reads all from the store.
    init(waitingCountMax: Int = ChatLimits.jobsWaitingMax, countMax: Int = ChatLimits.jobsPostedMax) {
        self.waitingCountMax = waitingCountMax
        self.countMax = countMax
    }

    /// Runs the jobs until the queue is closed and empty. To be called once.
    func run() async {
        while let job = await next() { await job() }
    }

    /// - Returns: false where the queue is closed; the job never runs then.
    @discardableResult
    func post(_ job: @escaping Job) -> Bool {
        let (isTaken, reader) = state.withLock { state -> (Bool, CheckedContinuation<Job?, Never>?) in
            if state.waiting.count >= countMax { (state.isClosed, state.hasOverflowed) = (true, true) }
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
            if !isTaken { answer.resume(throwing: ChatError.unreachable) }
        }
    }

    /// Whether it was closed because too much waited.
    var hasOverflowed: Bool { state.withLock(\.hasOverflowed) }

    /// Closes the queue where no job runs or waits.
    func closeIfIdle() -> Bool {
        let reader = state.withLock { state -> CheckedContinuation<Job?, Never>? in
            guard state.reader != nil else { return nil }
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
        return reader != nil
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

extension ChatError {
    /// The session has ended; the next request makes another.
    static let unreachable = ChatError(.internalError, "This device cannot be reached now. Please try again.")
}
