import GRDB

extension ChatDatabase {
    /// Runs the updates all or none, in a transaction that others' updates may share (`WriteQueue`).
    /// - Throws: `ChatStoreError`: `diskFull`, `readOnly`, `damaged`; also what the updates throw.
    func write<Value: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ updates: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await writes.write(updates)
        } catch let error as DatabaseError {
            throw Self.named(error)
        }
    }

    /// Returns the store's own error for one of the disk or of a quota; the database's for any other.
    private static func named(_ error: DatabaseError) -> any Error {
        if let named = ChatStoreError(ofDisk: error) ?? ChatStoreError(ofQuota: error) { return named }
        return error
    }

    /// Runs one statement, which sees one state of the database without a transaction around it.
    func readOnce<Value: Sendable>(_ query: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await pool.unsafeRead(query)
    }

    /// Like `write`, but blocking; for the server's start.
    func writeAtOnce(_ updates: (Database) throws -> Void) throws {
        do {
            try pool.write(updates)
        } catch let error as DatabaseError {
            throw Self.named(error)
        }
    }
}

extension ChatStoreError {
    /// Maps errors of the disk, as opposed to errors of the request; nil for any other.
    init?(ofDisk error: DatabaseError) {
        switch error.resultCode {
        // A failing disk: the system turns it read-only, or refuses each write.
        case .SQLITE_IOERR where !Self.isReading(error.extendedResultCode):
            self.init(.readOnly, "the store cannot be written to")
        case .SQLITE_FULL: self.init(.diskFull, "the disk is full, or the store's limit is reached")
        case .SQLITE_READONLY: self.init(.readOnly, "the store cannot be written to")
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            self.init(
                .damaged,
                "the file is damaged; “parley check --store FOLDER” says more. Put a copy of it back, or begin anew")
        default: return nil
        }
    }

    private static func isReading(_ code: ResultCode) -> Bool {
        [.SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_NOMEM].contains(code)
    }
}
