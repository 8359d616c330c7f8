import Foundation
import GRDB

/// Everything that outlives the server, in one SQLite file. Each method is one transaction.
package struct ChatDatabase: Sendable {
    let pool: DatabasePool

    /// Opens the file at `path`, or makes it, and brings its tables up to date.
    /// - Throws: `ChatStoreError`: `cannotOpen`, `fromTheFuture`.
    package init(path: String) throws {
        do {
            Self.makeFile(path)
            pool = try DatabasePool(path: path, configuration: Self.configuration)
            // DatabasePool sets NORMAL itself when it turns WAL on, after `prepareDatabase`; NORMAL would acknowledge
            // entries that a power cut can still take away.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            guard try !pool.read(Schema.migrator.hasBeenSuperseded) else {
                throw ChatStoreError(
                    .fromTheFuture, "\(path) was made by a newer version of Parley: update Parley, or use another file")
            }
            try Schema.migrator.migrate(pool)
        } catch let error as DatabaseError {
            throw ChatStoreError(.cannotOpen, "cannot open \(path): \(error.message ?? "\(error.resultCode)")")
        }
    }

    /// SQLite gives the files beside it the permissions of this one. Where it cannot be made, SQLite says why.
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

    /// Waits for what is being written and closes the file. Nothing can be asked afterwards. The file is whole then, without
    /// the journal beside it, as far as the disk allows: people copy it. `close` alone leaves all in the journal, because the
    /// last connection that it closes may only read (github.com/groue/GRDB.swift/issues/739).
    package func close() throws {
        // As a statement: on a connection that is closed already it throws, where GRDB's `checkpoint` ends the program.
        try? pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try pool.close()
    }
}

/// How the writing connection is set: read back from SQLite, for tests and for the log.
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
    package func durabilitySettings() throws -> DurabilitySettings {
        try pool.writeWithoutTransaction { db in
            DurabilitySettings(
                journalMode: try String.fetchOne(db, sql: "PRAGMA journal_mode") ?? "",
                synchronous: try Int.fetchOne(db, sql: "PRAGMA synchronous") ?? -1,
                foreignKeys: try Bool.fetchOne(db, sql: "PRAGMA foreign_keys") ?? false)
        }
    }
}
