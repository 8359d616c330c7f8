import GRDB

// Statements that a connection compiles once and keeps: compiling takes longer than running most of them. Each text is
// kept for as long as the connection, so that it must not contain values; the last arguments are kept with it, so that
// pictures are not stored this way.
extension Database {
    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Returns the first column of the first row; nil also for NULL.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ type: Value.Type, _ sql: String, _ arguments: StatementArguments = []
    ) throws -> Value? {
        try Value.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    func rows(_ sql: String, _ arguments: StatementArguments) throws -> [Row] {
        try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
    }

    /// Like GRDB's `inTransaction` and `inSavepoint`, which compile their statements anew.
    func transaction<Value>(_ updates: () throws -> Value) throws -> Value {
        try run("BEGIN IMMEDIATE TRANSACTION")
        do {
            let value = try updates()
            try run("COMMIT TRANSACTION")
            return value
        } catch {
            // Does nothing where SQLite has rolled it back already.
            try? rollback()
            throw error
        }
    }
}
