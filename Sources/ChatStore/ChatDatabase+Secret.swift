package import Foundation
import GRDB

extension ChatDatabase {
    /// 32 random bytes, made when first asked for and the same ever after: sign-in and the identifiers that apps see
    /// are derived from them.
    package func secret() throws -> Data {
        try pool.write { db in
            if let known = try Data.fetchOne(db, sql: "SELECT value FROM meta WHERE name = 'secret'") { return known }
            var generator = SystemRandomNumberGenerator()
            let secret = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
            try db.execute(sql: "INSERT INTO meta (name, value) VALUES ('secret', ?)", arguments: [secret])
            return secret
        }
    }
}
