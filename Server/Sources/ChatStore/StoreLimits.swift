import GRDB

/// Limits that an operator sets on what the store keeps; nil for none but the disk's.
package struct StoreLimits: Hashable, Sendable {
    /// Bytes of all pictures, videos, sounds and other files, each counted once however often it was sent.
    package var mediaByteCountMax: Int?
    /// Bytes of the database's file. SQLite keeps its journal beside it, which is a few megabytes.
    package var fileByteCountMax: Int?

    package init(mediaByteCountMax: Int? = nil, fileByteCountMax: Int? = nil) {
        (self.mediaByteCountMax, self.fileByteCountMax) = (mediaByteCountMax, fileByteCountMax)
    }
}

/// How much the store holds.
package struct StoreUsage: Hashable, Sendable {
    /// Bytes of pictures, videos, sounds and other files.
    package var mediaByteCount: Int
    /// People with an account, guests among them.
    package var peopleCount: Int
    package var conversationCount: Int
}

extension ChatDatabase {
    /// Text of the error that the trigger raises.
    static let mediaQuotaMessage = "media quota"

    /// Has SQLite itself hold the limits from now on, within each transaction: what does not fit is rolled back. A limit that is
    /// lower than what is there removes nothing.
    package func limit(to limits: StoreLimits) throws {
        try pool.writeWithoutTransaction { db in
            if let byteCount = limits.fileByteCountMax {
                let pageByteCount = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4_096
                try db.execute(sql: "PRAGMA max_page_count = \(max(1, byteCount / pageByteCount))")
            }
            if let byteCount = limits.mediaByteCountMax { try Self.limitMedia(to: byteCount, db) }
        }
    }

    /// Returns how much there is.
    package func usage() async throws -> StoreUsage {
        try await pool.read { db in
            let row = try db.row(
                """
                SELECT (\(Self.mediaByteCount)) AS media, (SELECT count(*) FROM conversation) AS conversations,
                    (SELECT count(*) FROM account WHERE removedAt IS NULL) AS people
                """, [])
            return StoreUsage(
                mediaByteCount: row?["media"] ?? 0, peopleCount: row?["people"] ?? 0,
                conversationCount: row?["conversations"] ?? 0)
        }
    }

    /// SQL of the bytes of a row of `picture`, of which SQLite reads the lengths alone.
    private static func byteCount(of row: String = "") -> String {
        "length(\(row)bytes) + coalesce(length(\(row)poster), 0)"
    }
    private static let mediaByteCount = "SELECT coalesce(sum(\(byteCount())), 0) FROM main.picture"

    /// Counts the bytes in a temporary table. It belongs to the connection that writes, so that it is no part of the file and
    /// is counted anew at each start.
    private static func limitMedia(to byteCountMax: Int, _ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TEMP TABLE mediaUsage (byteCount INTEGER NOT NULL);
                INSERT INTO mediaUsage \(mediaByteCount);
                CREATE TEMP TRIGGER mediaAdded AFTER INSERT ON main.picture BEGIN
                    UPDATE mediaUsage SET byteCount = byteCount + \(byteCount(of: "new."));
                    SELECT raise(ABORT, '\(mediaQuotaMessage)') FROM mediaUsage WHERE byteCount > \(byteCountMax);
                END;
                CREATE TEMP TRIGGER mediaRemoved AFTER DELETE ON main.picture BEGIN
                    UPDATE mediaUsage SET byteCount = byteCount - (\(byteCount(of: "old.")));
                END;
                """)
    }
}

extension ChatStoreError {
    /// Maps the refusal of a file for which there is no room; nil for any other error. One refused file fails its own update, and
    /// not those in the same transaction.
    init?(ofQuota error: DatabaseError) {
        guard error.resultCode == .SQLITE_CONSTRAINT, error.message == ChatDatabase.mediaQuotaMessage else {
            return nil
        }
        self.init(.mediaQuotaReached, "pictures and files take as much room as is allowed")
    }
}
