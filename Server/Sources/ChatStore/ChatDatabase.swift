import Foundation
import GRDB

/// All persistent state, in one SQLite file. Each method runs one transaction.
package struct ChatDatabase: Sendable {
    let pool: DatabasePool
    let writes: WriteQueue

    /// Opens the file at `path`, creates it if missing, and migrates its tables.
    /// - Throws: `ChatStoreError`: `cannotOpen`, `fromTheFuture`.
    package init(path: String) throws { try self.init(path: path, prepare: nil) }

    /// - Parameter prepare: called with each new connection.
    init(path: String, prepare: (@Sendable (Database) -> Void)?) throws {
        do {
            Self.makeFile(path)
            var configuration = Self.configuration
            if let prepare { configuration.prepareDatabase(prepare) }
            pool = try DatabasePool(path: path, configuration: configuration)
            writes = WriteQueue(pool: pool)
            // DatabasePool sets NORMAL itself when it turns WAL on, after `prepareDatabase`; with NORMAL, entries that
            // were acknowledged could be lost in a power cut.
            // FAST overwrites deleted rows with zeros in the pages that are written anyway: a later backup would hold them otherwise.
            try pool.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = FAST")
            }
            guard try !pool.read(Schema.migrator.hasBeenSuperseded) else { throw ChatStoreError(newer: path) }
            try Schema.migrator.migrate(pool)
        } catch let error as DatabaseError {
            throw ChatStoreError(.cannotOpen, "cannot open \(path): \(error.message ?? "\(error.resultCode)")")
        }
    }

    /// Creates the file with owner-only permissions, which SQLite also gives to its journal files. Where that fails,
    /// opening the database reports why.
    private static func makeFile(_ path: String) {
        let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor >= 0 { Foundation.close(descriptor) }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(5)
        return configuration
    }

    /// Waits for pending writes and closes the file; no method may be called afterwards. Checkpoints the journal into
    /// the file first, as far as the disk allows, because people copy the file. `close` alone leaves everything in the
    /// journal, because the last connection that it closes may be read-only (github.com/groue/GRDB.swift/issues/739).
    package func close() throws {
        // Uses a SQL statement, which throws on a closed connection, whereas GRDB's `checkpoint` crashes.
        try? pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try pool.close()
    }
}

/// Settings of the writing connection, read back from SQLite for tests and the log.
package struct DurabilitySettings: Hashable, Sendable {
    package var journalMode: String
    /// 2 is FULL: a commit returns once it is on disk.
    package var synchronous: Int
    package var foreignKeys: Bool

    package init(journalMode: String, synchronous: Int, foreignKeys: Bool) {
        self.journalMode = journalMode
        self.synchronous = synchronous
        self.foreignKeys = foreignKeys
    }
}

extension ChatDatabase {
    /// Refuses a file that a newer version has written; changes nothing.
    /// - Throws: `ChatStoreError`: `fromTheFuture`, `damaged`.
    static func refuseNewer(_ path: String) throws {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            guard try !queue.read(Schema.migrator.hasBeenSuperseded) else { throw ChatStoreError(newer: path) }
        } catch let error as DatabaseError {
            throw ChatStoreError(.damaged, "\(path) cannot be read: \(error.message ?? "\(error.resultCode)").")
        }
    }

    /// Reads a row, for programs that watch whether the store can be read.
    package func probe() async throws {
        _ = try await pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM grdb_migrations") }
    }

    package func durabilitySettings() throws -> DurabilitySettings {
        try pool.writeWithoutTransaction { db in
            DurabilitySettings(
                journalMode: try String.fetchOne(db, sql: "PRAGMA journal_mode") ?? "",
                synchronous: try Int.fetchOne(db, sql: "PRAGMA synchronous") ?? -1,
                foreignKeys: try Bool.fetchOne(db, sql: "PRAGMA foreign_keys") ?? false)
        }
    }
}

extension ChatStoreError {
    fileprivate init(newer path: String) {
        self.init(.fromTheFuture, "\(path) was made by a newer version of Parley: update Parley, or use another file")
    }
}
