import Foundation
import GRDB

/// What is wrong with a store, a sentence each; it is only read. Made without opening it for use, which could change it.
package enum StoreCheck {
    /// More of them say nothing new.
    package static let problemCountMax = 100

    /// Everything: the file's structure, and every entry.
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

    /// What is wrong with the file's structure. Takes a time that grows with the file: about a second a gigabyte.
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
    /// What is wrong with the file's structure, a sentence each. Never throws for that: the end of reading, too, can find that
    /// the file is damaged.
    package func structureProblems() throws -> [String] {
        do {
            return try pool.read { StoreCheck.structureProblems($0) }
        } catch let error as DatabaseError where ChatStoreError(ofDisk: error)?.code == .damaged {
            return [StoreCheck.unreadable]
        }
    }
}
