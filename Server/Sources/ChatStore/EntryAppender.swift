package import ChatModels
import GRDB

/// The only writer of the log.
package struct EntryAppender: Sendable {
    private let database: ChatDatabase

    package init(database: ChatDatabase) {
        self.database = database
    }

    /// Appends the entries; returns once they are on disk.
    /// - Parameter isolation: the caller's actor.
    /// - Returns: the stored entries, in order; for a key that is known, those of the first time.
    /// - Throws: `ChatStoreError`, or the database's own error. Nothing of this append is stored then.
    package func append(
        _ append: Append, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [LogEntry] {
        // An error in the rows counts only where the key is not known.
        let rows = Result { try append.entries.map(NewEntryRow.init) }
        return try await database.write { try ChatDatabase.store(append, rows, in: $0) }
    }
}
