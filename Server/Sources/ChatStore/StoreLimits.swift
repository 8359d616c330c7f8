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

    /// Counts the bytes in a temporary table. It belongs to the connection that writes, so that it is no part of the file and
    /// is counted anew at each start.
    private static func limitMedia(to byteCountMax: Int, _ db: Database) throws {
        func byteCount(_ row: String) -> String { "length(\(row)bytes) + coalesce(length(\(row)poster), 0)" }
        try db.execute(
            sql: """
                CREATE TEMP TABLE mediaUsage (byteCount INTEGER NOT NULL);
                INSERT INTO mediaUsage SELECT coalesce(sum(\(byteCount(""))), 0) FROM main.picture;
                CREATE TEMP TRIGGER mediaAdded AFTER INSERT ON main.picture BEGIN
                    UPDATE mediaUsage SET byteCount = byteCount + \(byteCount("new."));
                    SELECT raise(ABORT, '\(mediaQuotaMessage)') FROM mediaUsage WHERE byteCount > \(byteCountMax);
                END;
                CREATE TEMP TRIGGER mediaRemoved AFTER DELETE ON main.picture BEGIN
                    UPDATE mediaUsage SET byteCount = byteCount - (\(byteCount("old.")));
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
