/// Lets so many tasks work at once and has the others wait, in the order in which they came; no more wait than may.
public actor ConcurrencyLimiter {
    private var free: Int
    private let waitingCountMax: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init(countMax: Int, waitingCountMax: Int) {
        free = countMax
        self.waitingCountMax = waitingCountMax
    }

    /// Waits for a place, which is to be given back with `release`. Returns false where too many wait already. A task that is
    /// cancelled while it waits gets its place all the same.
    public func acquire() async -> Bool {
        if free > 0 {
            free -= 1
            return true
        }
        guard waiting.count < waitingCountMax else { return false }
        await withCheckedContinuation { waiting.append($0) }
        return true
    }

    public func release() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }

    /// Does the work once there is a place, to its end even where the caller is cancelled.
    /// - Returns: nil where too many wait already.
    public nonisolated func run<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        guard await acquire() else { return nil }
        let result = await Task { try await work() }.result
        await release()
        return try result.get()
    }
}
