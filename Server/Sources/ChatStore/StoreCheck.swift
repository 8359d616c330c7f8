package import Foundation
import GRDB
import Hashing

/// Checks of a store that report one sentence per problem. The file is opened read-only, because opening it for use
/// could change it.
package enum StoreCheck {
    /// Most problems that are listed; further ones give no new information.
    package static let problemCountMax = 100

    /// Checks the file's structure, every entry, and every picture and file.
    /// - Throws: `ChatStoreError`: `cannotOpen`.
    package static func problems(at path: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: path) else {
            throw ChatStoreError(.cannotOpen, "There is no store at \(path).")
        }
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? queue.close() }
            return try queue.read { db in
                let structure = structureProblems(db)
                guard try db.tableExists("entry") else { return structure + ["It holds no conversations."] }
                return try structure + entryProblems(db) + referenceProblems(db) + mediaProblems(db)
            }
        } catch let error as DatabaseError {
            return ["The file \(path) cannot be read: \(error.message ?? "\(error.resultCode)")."]
        }
    }

    /// Checks the file's structure. The time grows with the file: about a second per gigabyte.
    static func structureProblems(_ db: Database) -> [String] {
        do {
            return try String.fetchAll(db, sql: "PRAGMA quick_check(\(problemCountMax))").filter { $0 != "ok" }
                .map { "The file is damaged: \($0)." }
        } catch {
            return [unreadable]
        }
    }

    static let unreadable = "The file is damaged: it cannot be looked over."

    private static func entryProblems(_ db: Database) throws -> [String] {
        var problems: [String] = []
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM entry ORDER BY conversationId, sequence")
        while problems.count < problemCountMax, let row = try rows.next() {
            guard let problem = EntryRow.problem(of: row) else { continue }
            let (conversation, sequence): (String, Int) = (row["conversationId"], row["sequence"])
            problems.append("Entry \(sequence) of \(conversation) cannot be shown: \(problem).")
        }
        return problems
    }
}

extension StoreCheck {
    /// Checks that whatever a row names is there.
    private static func referenceProblems(_ db: Database) throws -> [String] {
        let rows = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").prefix(problemCountMax)
        return rows.map { row in
            let (table, parent): (String, String) = (row["table"], row["parent"])
            let number: Int? = row["rowid"]
            return "Row \(number.map(String.init) ?? "?") of “\(table)” names a “\(parent)” that is not there."
        }
    }

    /// Checks that the bytes of each picture and file are those that it was stored with: its name is their digest.
    private static func mediaProblems(_ db: Database) throws -> [String] {
        var problems: [String] = []
        let rows = try Row.fetchCursor(db, sql: "SELECT id, bytes FROM picture")
        while problems.count < problemCountMax, let row = try rows.next() {
            let (id, bytes): (String, Data) = (row["id"], row["bytes"])
            guard SHA256.hash(bytes).hexadecimal != id else { continue }
            problems.append("The picture or file \(id) is damaged: its bytes are not those that were sent.")
        }
        return problems
    }

    /// Checks the secret beside the database: without the right one all are signed out.
    /// - Parameter folder: the server's.
    package static func secretProblems(in folder: URL) -> [String] {
        let file = folder.appendingPathComponent(StoreBackup.secretName)
        guard let bytes = try? Data(contentsOf: file) else {
            return ["The secret \(file.path) is not there or cannot be read: put it back from a backup."]
        }
        guard bytes.count == StoreFolder.secretByteCount else {
            return ["The secret \(file.path) is damaged: put it back from a backup."]
        }
        let mode = (try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int) ?? 0
        return mode & 0o077 == 0 ? [] : ["The secret \(file.path) can be read by others: chmod 600 it."]
    }
}

extension ChatDatabase {
    /// Checks the file's structure and returns one sentence per problem. Does not throw for damage, which may be found
    /// only at the end of the read.
    /// - Throws: `CancellationError` where the task is cancelled, which ends the read.
    package func structureProblems() async throws -> [String] {
        do {
            let problems = try await pool.read { StoreCheck.structureProblems($0) }
            try Task.checkCancellation()
            return problems
        } catch let error as DatabaseError where ChatStoreError(ofDisk: error)?.code == .damaged {
            return [StoreCheck.unreadable]
        }
    }
}
