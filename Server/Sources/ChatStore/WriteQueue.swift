import GRDB
import Synchronization

/// Runs updates in transactions (group commit). Updates that arrive while a transaction is being written wait and are then
/// written together in the next one, so that many writers share one fsync; each still returns only once it is on disk. All of
/// it happens on the store's own writing thread.
final class WriteQueue: Sendable {
    /// Most updates in a transaction; more gain nothing measurable and delay the first of them.
    static let updatesPerTransactionMax = 64

    private struct Update: Sendable {
        /// Returns what answers the writer once the transaction is on disk; throws what the update throws. May run again after a
        /// rollback.
        var run: @Sendable (Database) throws -> Answer
        var fail: @Sendable (any Error) -> Void
    }
    private typealias Answer = @Sendable () -> Void

    private struct State {
        var waiting: [Update] = []
        var isWriting = false
    }
    private let state = Mutex(State())
    private let pool: DatabasePool

    init(pool: DatabasePool) {
        self.pool = pool
    }

    /// Number of updates that wait for a transaction.
    var waitingCount: Int { state.withLock(\.waiting.count) }

    /// Runs the update; returns once it is on disk, also where the caller's task has been cancelled. One that fails is rolled
    /// back alone.
    /// - Parameters:
    ///   - isolation: the caller's actor.
    ///   - update: may run twice: the first time is rolled back then.
    /// - Throws: what the update throws, or the database's error where nothing could be written.
    func write<Value: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ update: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            add(
                Update(
                    run: { db in
                        let value = try update(db)
                        return { answer.resume(returning: value) }
                    }, fail: { answer.resume(throwing: $0) }))
        }
    }

    private func add(_ update: Update) {
        let isFirst = state.withLock { state in
            state.waiting.append(update)
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isFirst { begin() }
    }

    /// Asks for the writing thread once for each batch, so that whoever else waits for it gets its turn.
    private func begin() {
        pool.asyncWriteWithoutTransaction { db in
            self.writeBatch(in: db)
            if self.hasMore() { self.begin() }
        }
    }

    private func writeBatch(in db: Database) {
        let batch = state.withLock { state in
            let batch = Array(state.waiting.prefix(Self.updatesPerTransactionMax))
            state.waiting.removeFirst(batch.count)
            return batch
        }
        do {
            for answer in try commit(batch, in: db) { answer() }
        } catch {
            for update in batch { update.fail(error) }
        }
    }

    private func hasMore() -> Bool {
        state.withLock { state in
            state.isWriting = !state.waiting.isEmpty
            return state.isWriting
        }
    }

    private func commit(_ batch: [Update], in db: Database) throws -> [Answer] {
        if batch.count == 1 { return try db.transaction { [try batch[0].run(db)] } }
        do {
            return try db.transaction { try batch.map { try Self.attempt($0, in: db) } }
        } catch is HalfDone {
            return try db.transaction { try batch.map { try Self.attemptInSavepoint($0, in: db) } }
        }
    }

    /// An update has failed after it had changed something.
    private struct HalfDone: Error {}

    /// Runs an update without a savepoint, which would be half of its statements: nearly all that fail do so before they change
    /// anything.
    /// - Throws: `HalfDone`, with which all of the transaction is undone.
    private static func attempt(_ update: Update, in db: Database) throws -> Answer {
        let changesCount = db.totalChangesCount
        do {
            return try update.run(db)
        } catch {
            guard isOfUpdate(error, in: db) else { throw error }
            guard db.totalChangesCount == changesCount else { throw HalfDone() }
            return { update.fail(error) }
        }
    }

    private static func attemptInSavepoint(_ update: Update, in db: Database) throws -> Answer {
        try db.run("SAVEPOINT one")
        do {
            let answer = try update.run(db)
            try db.run("RELEASE SAVEPOINT one")
            return answer
        } catch {
            guard isOfUpdate(error, in: db) else { throw error }
            try db.run("ROLLBACK TRANSACTION TO SAVEPOINT one")
            try db.run("RELEASE SAVEPOINT one")
            return { update.fail(error) }
        }
    }

    /// Whether the others can still be stored: SQLite has not rolled back the whole transaction, and the disk takes it.
    private static func isOfUpdate(_ error: any Error, in db: Database) -> Bool {
        db.isInsideTransaction && !isOfDisk(error)
    }

    private static func isOfDisk(_ error: any Error) -> Bool {
        (error as? DatabaseError).flatMap(ChatStoreError.init(ofDisk:)) != nil
    }
}
