import GRDB

/// Runs updates in transactions (group commit). Updates that arrive while a transaction is being written wait and are then
/// written together in the next one, so that many writers share one fsync; each still returns only once it is on disk.
actor WriteQueue {
    /// Most updates in a transaction; more gain nothing measurable and delay the first of them.
    static let updatesPerTransactionMax = 64

    private struct Update: Sendable {
        /// Returns what answers the writer once the transaction is on disk; throws what the update throws.
        var run: @Sendable (Database) throws -> Answer
        var fail: @Sendable (any Error) -> Void
    }
    private typealias Answer = @Sendable () -> Void

    private let pool: DatabasePool
    private var waiting: [Update] = []
    private var isWriting = false

    init(pool: DatabasePool) {
        self.pool = pool
    }

    /// Number of updates that wait for a transaction.
    var waitingCount: Int { waiting.count }

    /// Runs the update; returns once it is on disk. One that fails is rolled back alone.
    /// - Throws: what the update throws, or the database's error where nothing could be written.
    func write<Value: Sendable>(_ update: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            waiting.append(
                Update(
                    run: { db in
                        let value = try update(db)
                        return { answer.resume(returning: value) }
                    }, fail: { answer.resume(throwing: $0) }))
            guard !isWriting else { return }
            isWriting = true
            // In a task of its own: cancelling the caller's task must not cancel the others' writes.
            Task { await writeAll() }
        }
    }

    private func writeAll() async {
        while !waiting.isEmpty {
            let batch = Array(waiting.prefix(Self.updatesPerTransactionMax))
            waiting.removeFirst(batch.count)
            do {
                for answer in try await commit(batch) { answer() }
            } catch {
                for update in batch { update.fail(error) }
            }
        }
        isWriting = false
    }

    private func commit(_ batch: [Update]) async throws -> [Answer] {
        try await pool.writeWithoutTransaction { db in
            try db.transaction {
                if batch.count == 1 { return [try batch[0].run(db)] }
                return try batch.map { try Self.attempt($0, in: db) }
            }
        }
    }

    private static func attempt(_ update: Update, in db: Database) throws -> Answer {
        try db.run("SAVEPOINT one")
        do {
            let answer = try update.run(db)
            try db.run("RELEASE SAVEPOINT one")
            return answer
        } catch {
            // SQLite may have rolled back the whole transaction: none of the updates can be stored now.
            guard db.isInsideTransaction, !isOfDisk(error) else { throw error }
            try db.run("ROLLBACK TRANSACTION TO SAVEPOINT one")
            try db.run("RELEASE SAVEPOINT one")
            return { update.fail(error) }
        }
    }

    private static func isOfDisk(_ error: any Error) -> Bool {
        (error as? DatabaseError).flatMap(ChatStoreError.init(ofDisk:)) != nil
    }
}
