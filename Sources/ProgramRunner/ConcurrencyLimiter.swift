/// Lets so many tasks work at once and has the others wait, in the order in which they came; no more wait than may.
public actor ConcurrencyLimiter {
    /// Part of the places that one of those who share them may have.
    public struct Share: Sendable {
        /// Most tasks that work or wait for a place.
        let countMax: Int
        /// Most further tasks, which wait for these.
        let waitingCountMax: Int

        public init(countMax: Int, waitingCountMax: Int) {
            self.countMax = countMax
            self.waitingCountMax = waitingCountMax
        }
    }

    private var free: Int
    private let waitingCountMax: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Number of tasks of each owner that work or wait.
    private var owned: [String: Int] = [:]
    /// Tasks that wait until another one of their owner has ended, and their number.
    private var turns: [String: [CheckedContinuation<Void, Never>]] = [:]
    private(set) var turnCount = 0

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

    /// Waits until an owner has fewer tasks than it may have that work or wait for a place, and then for a place, which is to be given
    /// back with `release(of:)`. Returns false where too many wait already, of the owner or of all. A task that is cancelled while it
    /// waits gets its place all the same.
    public func acquire(for owner: String, _ share: Share) async -> Bool {
        if owned[owner, default: 0] < share.countMax {
            owned[owner, default: 0] += 1
        } else {
            guard turns[owner, default: []].count < share.waitingCountMax, turnCount < waitingCountMax else {
                return false
            }
            turnCount += 1
            await withCheckedContinuation { turns[owner, default: []].append($0) }
            turnCount -= 1
        }
        if await acquire() { return true }
        forget(owner)
        return false
    }

    public func release(of owner: String) {
        forget(owner)
        release()
    }

    /// Passes the owner's place on to the next of its tasks.
    private func forget(_ owner: String) {
        if let next = turns[owner]?.first {
            turns[owner]?.removeFirst()
            if turns[owner]?.isEmpty == true { turns[owner] = nil }
            return next.resume()
        }
        let count = owned[owner, default: 1] - 1
        owned[owner] = count > 0 ? count : nil
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

    /// Does the work as `run` does.
    /// - Parameter owner: names who asks for it.
    /// - Returns: nil where too many wait already.
    public nonisolated func run<Value: Sendable>(
        for owner: String, _ share: Share, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        guard await acquire(for: owner, share) else { return nil }
        let result = await Task { try await work() }.result
        await release(of: owner)
        return try result.get()
    }
}
