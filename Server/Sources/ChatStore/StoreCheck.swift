import Foundation
import GRDB

/// Checks of a store that report one sentence per problem. The file is opened read-only, because opening it for use
/// could change it.
package enum StoreCheck {
    /// Most problems that are listed; further ones give no new information.
    package static let problemCountMax = 100

    /// Checks the file's structure and every entry.
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
                return try structure + entryProblems(db)
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
