package import ChatModels
import GRDB

/// The only writer of the log (group commit). Appends that arrive while a transaction is being written wait and are
/// then written together in the next one, so that many senders share one fsync; each still returns only after its own
/// entries are on disk.
package actor EntryAppender {
    /// Most appends in a transaction; more gain nothing measurable and delay the first of them.
    static let appendsPerTransactionMax = 64

    private typealias Answer = CheckedContinuation<[LogEntry], any Error>
    private let database: ChatDatabase
    private var waiting: [(append: NewAppend, answer: Answer)] = []
    private var isWriting = false

    package init(database: ChatDatabase) {
        self.database = database
    }

    /// Appends the entries; returns once they are on disk.
    /// - Returns: the stored entries, in order; for a key that is known, those of the first time.
    /// - Throws: `ChatStoreError`, or the database's own error. Nothing of this append is stored then.
    package nonisolated func append(_ append: Append) async throws -> [LogEntry] {
        try await enqueue(NewAppend(append))
    }

    private func enqueue(_ append: NewAppend) async throws -> [LogEntry] {
        try await withCheckedThrowingContinuation { answer in
            waiting.append((append, answer))
            guard !isWriting else { return }
            isWriting = true
            // In a task of its own: cancelling the caller's task must not cancel the others' writes.
            Task { await writeAll() }
        }
    }

    private func writeAll() async {
        while !waiting.isEmpty {
            let batch = Array(waiting.prefix(Self.appendsPerTransactionMax))
            waiting.removeFirst(batch.count)
            do {
                let results = try await database.store(batch.map(\.append))
                for (item, result) in zip(batch, results) { item.answer.resume(with: result) }
            } catch {
                for item in batch { item.answer.resume(throwing: error) }
            }
        }
        isWriting = false
    }
}

/// An append with the rows that it makes. An error in them counts only where its key is not known.
struct NewAppend {
    var append: Append
    var rows: Result<[NewEntryRow], any Error>

    init(_ append: Append) {
        self.append = append
        rows = Result { try append.entries.map(NewEntryRow.init) }
    }
}

extension ChatDatabase {
    /// Stores all appends in one transaction; a failed one is rolled back alone.
    func store(_ appends: [NewAppend]) async throws -> [Result<[LogEntry], any Error>] {
        try await write { db in try appends.map { try Self.attempt($0, in: db) } }
    }

    private static func attempt(_ append: NewAppend, in db: Database) throws -> Result<[LogEntry], any Error> {
        try db.run("SAVEPOINT append")
        do {
            let stored = try store(append.append, append.rows, in: db)
            try db.run("RELEASE SAVEPOINT append")
            return .success(stored)
        } catch {
            // SQLite may have rolled back the whole transaction: none of the appends can be stored now.
            guard db.isInsideTransaction, !isOfDisk(error) else { throw error }
            try db.run("ROLLBACK TRANSACTION TO SAVEPOINT append")
            try db.run("RELEASE SAVEPOINT append")
            return .failure(error)
        }
    }

    private static func isOfDisk(_ error: any Error) -> Bool {
        (error as? DatabaseError).flatMap(ChatStoreError.init(ofDisk:)) != nil
    }
}
