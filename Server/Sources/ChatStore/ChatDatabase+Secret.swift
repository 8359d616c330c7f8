import Foundation
import GRDB

// Access to the server's secret in the database, where earlier versions kept it.
extension ChatDatabase {
    func storedSecret() throws -> Data? {
        try pool.read { try Data.fetchOne($0, sql: "SELECT value FROM meta WHERE name = 'secret'") }
    }

    /// Deletes the secret and overwrites its bytes, so that they remain neither in the file nor in its journal.
    func removeSecret() throws {
        guard try storedSecret() != nil else { return }
        try pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try db.execute(sql: "DELETE FROM meta WHERE name = 'secret'")
            try db.execute(sql: "PRAGMA secure_delete = FAST")
            _ = try db.checkpoint(.truncate)
        }
    }
}
