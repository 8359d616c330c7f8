/// Lets so many tasks work at once and has the others wait, in the order in which they came; no more wait than may.
public actor ConcurrencyLimiter {
    private var free: Int
    private let waitingCountMax: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Number of tasks of each owner that work or wait.
    private var owned: [String: Int] = [:]
    /// Tasks that wait until another one of their owner has ended, and their number.
    private var turns: [String: [CheckedContinuation<Void, Never>]] = [:]
    private(set) var turnCount = 0
    /// Most tasks of an owner that wait so, for each that may work.
    private static let turnsPerPlace = 4

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

    /// Waits until fewer than a number of the owner's tasks work or wait for a place, and then for a place. Returns false where too many
    /// wait already, of the owner or of all.
    private func acquire(for owner: String, upTo countMax: Int) async -> Bool {
        if owned[owner, default: 0] < countMax {
            owned[owner, default: 0] += 1
        } else {
            guard turns[owner, default: []].count < countMax * Self.turnsPerPlace, turnCount < waitingCountMax else {
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

    private func release(of owner: String) {
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
    /// - Parameters:
    ///   - owner: names who asks for it.
    ///   - countMax: the most tasks of one owner that work or wait for a place; further ones wait for these, at most four times as many.
    /// - Returns: nil where too many wait already.
    public nonisolated func run<Value: Sendable>(
        for owner: String, upTo countMax: Int, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        guard await acquire(for: owner, upTo: countMax) else { return nil }
        let result = await Task { try await work() }.result
        await release(of: owner)
        return try result.get()
    }
}
