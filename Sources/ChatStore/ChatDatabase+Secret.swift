import Foundation
import GRDB

// Where earlier versions kept the server's secret.
extension ChatDatabase {
    func storedSecret() throws -> Data? {
        try pool.read { try Data.fetchOne($0, sql: "SELECT value FROM meta WHERE name = 'secret'") }
    }

    /// Its bytes are overwritten, and not left in the file and its journal.
    func removeSecret() throws {
        guard try storedSecret() != nil else { return }
        try pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try db.execute(sql: "DELETE FROM meta WHERE name = 'secret'")
            try db.execute(sql: "PRAGMA secure_delete = OFF")
            _ = try db.checkpoint(.truncate)
        }
    }
}
