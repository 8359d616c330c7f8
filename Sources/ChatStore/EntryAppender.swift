package import ChatModels
import GRDB

/// The one writer of the log. Appends that come while another is being written to disk wait and are then written
/// together, in one transaction: so many senders share one fsync, and each still returns only after its own is on disk.
package actor EntryAppender {
    /// More in one transaction gains nothing measurable and makes the first of them wait longer.
    static let appendsPerTransactionMax = 64

    private typealias Answer = CheckedContinuation<[LogEntry], any Error>
    private let database: ChatDatabase
    private var waiting: [(append: Append, answer: Answer)] = []
    private var isWriting = false

    package init(database: ChatDatabase) {
        self.database = database
    }

    /// Returns once the entries are on disk.
    /// - Returns: the stored entries, in order; for a key that is known, those of the first time.
    /// - Throws: `ChatStoreError`, or the database's own error. Nothing of this append is stored then.
    package func append(_ append: Append) async throws -> [LogEntry] {
        try await withCheckedThrowingContinuation { answer in
            waiting.append((append, answer))
            guard !isWriting else { return }
            isWriting = true
            // Not within the caller's task: a caller that is cancelled would take the others' writes with it.
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

extension ChatDatabase {
    /// One transaction for all; what is wrong with one append does not keep the others out.
    func store(_ appends: [Append]) async throws -> [Result<[LogEntry], any Error>] {
        try await write { db in try appends.map { try Self.attempt($0, in: db) } }
    }

    private static func attempt(_ append: Append, in db: Database) throws -> Result<[LogEntry], any Error> {
        var result: Result<[LogEntry], any Error> = .success([])
        try db.inSavepoint {
            do {
                result = .success(try store(append, in: db))
                return .commit
            } catch let error as DatabaseError where ChatStoreError(ofDisk: error) != nil {
                // SQLite may have rolled all back already: none of the appends can be stored now.
                throw error
            } catch {
                result = .failure(error)
                return .rollback
            }
        }
        return result
    }
}
