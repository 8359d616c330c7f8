import GRDB
import GRDBSQLite
import Synchronization

/// Lists the statements that SQLite runs and compiles on the connections that it watches. It must outlive them.
final class StatementCounter: Sendable {
    private struct Counts {
        var run: [String] = []
        var compiledAgain: [String] = []
        /// Texts that each connection has compiled, by its address.
        var known: [UInt: Set<String>] = [:]
    }
    private let counts = Mutex(Counts())

    /// Texts of the statements that have run since `reset`, in order.
    var run: [String] { counts.withLock(\.run) }
    /// Texts that a connection has compiled and run since `reset`, although it had compiled them before.
    var compiledAgain: [String] { counts.withLock(\.compiledAgain) }

    func reset() { counts.withLock { ($0.run, $0.compiledAgain) = ([], []) } }

    /// Watches one more connection. SQLite calls with SQLITE_TRACE_STMT before it counts the run (sqlite.org/c3ref/c_trace.html).
    @Sendable func watch(_ db: Database) {
        sqlite3_trace_v2(
            db.sqliteConnection, UInt32(SQLITE_TRACE_STMT),
            { _, counter, statement, _ in
                guard let counter, let statement else { return 0 }
                Unmanaged<StatementCounter>.fromOpaque(counter).takeUnretainedValue().note(OpaquePointer(statement))
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func note(_ statement: OpaquePointer) {
        let text = String(cString: sqlite3_sql(statement))
        let connection = UInt(bitPattern: sqlite3_db_handle(statement))
        let isNew = sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_RUN, 0) == 0
        counts.withLock { counts in
            counts.run.append(text)
            guard isNew, !counts.known[connection, default: []].insert(text).inserted else { return }
            counts.compiledAgain.append(text)
        }
    }
}
