import ChatModels
import Synchronization

/// Serial queue of an actor's asynchronous jobs: each runs to its end before the next begins, in order of arrival. The actor
/// alone does not guarantee that: while one of its methods is suspended, another may run. The jobs run on the actor, so that
/// nothing has to change its executor between them.
final class JobQueue<Owner: Actor>: Sendable {
    typealias Job = @Sendable (isolated Owner) async -> Void

    private struct State {
        var waiting: [Job] = []
        var reader: CheckedContinuation<Job?, Never>?
        var isClosed = false
        var hasOverflowed = false
        /// Jobs of `perform` that have not started.
        var requestCount = 0
    }
    private let state = Mutex(State())
    private let waitingCountMax: Int
    private let countMax: Int

    /// Creates a queue.
    /// - Parameters:
    ///   - waitingCountMax: jobs of `perform` that may wait.
    ///   - countMax: waiting jobs of all kinds. One more closes the queue: posted jobs carry the server's own news, and
    ///     dropping one would leave the owner's state wrong for good, whereas a recreated owner reads everything from
    ///     the store.
    init(waitingCountMax: Int = ChatLimits.jobsWaitingMax, countMax: Int = ChatLimits.jobsPostedMax) {
        self.waitingCountMax = waitingCountMax
        self.countMax = countMax
    }

    /// Runs jobs until the queue is closed and empty. Call it once.
    /// - Parameters:
    ///   - begin: is called before each job.
    ///   - end: is called after each.
    func run(
        on owner: isolated Owner, begin: (isolated Owner) -> Void = { _ in }, end: (isolated Owner) -> Void = { _ in }
    ) async {
        while let job = await next(of: owner) {
            begin(owner)
            await job(owner)
            end(owner)
        }
    }

    /// Whether jobs wait that have not started.
    var hasWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// Appends a job.
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

    /// Waits for its turn, runs the job and returns its result.
    /// - Throws: `ChatError`: `too_many_requests`, or what the job throws.
    func perform<Value: Sendable>(
        _ job: @escaping @Sendable (isolated Owner) async throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in submit(job) { answer.resume(with: $0) } }
    }

    /// Like `perform`, without waiting for the result.
    /// - Parameter done: is called once with the result, after the job or where it is refused.
    func submit<Value: Sendable>(
        _ job: @escaping @Sendable (isolated Owner) async throws -> Value,
        done: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        guard takePlace() else {
            return done(
                .failure(
                    ChatError(.tooManyRequests, "This device has asked for too much at once. Please try again.")))
        }
        submit(counting: job, done)
    }

    private func submit<Value: Sendable>(
        counting job: @escaping @Sendable (isolated Owner) async throws -> Value,
        _ done: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        let isTaken = post { owner in
            self.leavePlace()
            await Self.run(job, on: owner, done)
        }
        guard !isTaken else { return }
        leavePlace()
        done(.failure(ChatError.unreachable))
    }

    private static func run<Value: Sendable>(
        _ job: @Sendable (isolated Owner) async throws -> Value, on owner: isolated Owner,
        _ done: @Sendable (Result<Value, any Error>) -> Void
    ) async {
        do { done(.success(try await job(owner))) } catch { done(.failure(error)) }
    }

    /// Jobs of `perform` that have not started.
    var requestCount: Int { state.withLock(\.requestCount) }

    /// Reserves a place for a request.
    /// - Returns: false where the limit is reached.
    private func takePlace() -> Bool {
        state.withLock { state in
            guard state.requestCount < waitingCountMax else { return false }
            state.requestCount += 1
            return true
        }
    }

    private func leavePlace() { state.withLock { $0.requestCount -= 1 } }

    /// Like `perform`, for the server's own jobs, which are not counted against `waitingCountMax`.
    func performOwn<Value: Sendable>(
        _ job: @escaping @Sendable (isolated Owner) async throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            let isTaken = post { await Self.run(job, on: $0) { answer.resume(with: $0) } }
            if !isTaken { answer.resume(throwing: ChatError.unreachable) }
        }
    }

    /// Whether the queue was closed because it was full.
    var hasOverflowed: Bool { state.withLock(\.hasOverflowed) }

    var isClosed: Bool { state.withLock(\.isClosed) }

    /// Closes the queue if no job runs or waits.
    /// - Returns: whether it was closed.
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

    /// Closes the queue: waiting jobs still run, new ones are refused.
    func close() {
        let reader = state.withLock { state -> CheckedContinuation<Job?, Never>? in
            state.isClosed = true
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(returning: nil)
    }

    private func next(of owner: isolated Owner) async -> Job? {
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
    /// The session has ended; the next request creates another.
    static let unreachable = ChatError(.internalError, "This device cannot be reached now. Please try again.")
}
