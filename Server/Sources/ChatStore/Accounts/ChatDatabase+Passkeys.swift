package import ChatModels
package import Foundation
import GRDB

/// A passkey as the server needs it to check what its owner's authenticator signs.
package struct StoredPasskey: Hashable, Sendable {
    /// Name that the authenticator has given it.
    package var credential: Data
    package var person: PersonID
    /// Kind of the key (IANA's registry of COSE algorithms), and its bytes.
    package var algorithm: Int
    package var publicKey: Data
    /// Number of signatures, as the authenticator counts them; 0 where it does not.
    package var counter: Int64

    package init(credential: Data, person: PersonID, algorithm: Int, publicKey: Data, counter: Int64) {
        self.credential = credential
        self.person = person
        self.algorithm = algorithm
        self.publicKey = publicKey
        self.counter = counter
    }
}

// Keys by which people sign in on further browsers. Unlike a code, one stays after its use.
extension ChatDatabase {
    /// Returns the person's passkeys in the order in which they were added.
    package func passkeys(of person: PersonID) async throws -> [Passkey] {
        try await pool.read { db in
            try Row.fetchAll(
                db, sql: "SELECT id, name, addedAt, usedAt FROM passkey WHERE personId = ? ORDER BY id",
                arguments: [person.uuid.uuidString]
            ).map { Passkey(id: $0["id"], name: $0["name"], addedAt: $0["addedAt"], usedAt: $0["usedAt"]) }
        }
    }

    package func credentials(of person: PersonID) async throws -> [Data] {
        try await pool.read { db in
            try Data.fetchAll(
                db, sql: "SELECT credential FROM passkey WHERE personId = ? ORDER BY id",
                arguments: [person.uuid.uuidString])
        }
    }

    /// Returns a passkey of somebody who can sign in; nil where there is none.
    package func passkey(_ credential: Data) async throws -> StoredPasskey? {
        try await pool.read { try Self.passkey(credential, in: $0) }
    }

    /// - Throws: `ChatStoreError`: `tooManyPasskeys`; `wrongPasskey` where somebody has it already.
    package func add(_ passkey: StoredPasskey, named name: String, at now: Int64) async throws -> Passkey {
        try await write { db in
            let person = passkey.person.uuid.uuidString
            let count = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM passkey WHERE personId = ?", arguments: [person])
            guard count ?? 0 < ChatLimits.passkeysMax else { throw ChatStoreError.tooManyPasskeys }
            try db.execute(
                sql: """
                    INSERT INTO passkey (credential, personId, algorithm, publicKey, counter, name, addedAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential) DO NOTHING
                    """,
                arguments: [
                    passkey.credential, person, passkey.algorithm, passkey.publicKey, passkey.counter, name, now,
                ])
            guard db.changesCount > 0 else { throw ChatStoreError(.wrongPasskey, "This passkey is here already.") }
            return Passkey(id: Int(db.lastInsertedRowID), name: name, addedAt: now, usedAt: nil)
        }
    }

    /// - Throws: `ChatStoreError`: `unknownPasskey` where it is not the person's.
    package func removePasskey(_ id: Int, of person: PersonID) async throws {
        try await write { db in
            try db.execute(
                sql: "DELETE FROM passkey WHERE id = ? AND personId = ?", arguments: [id, person.uuid.uuidString])
            guard db.changesCount > 0 else { throw ChatStoreError.unknownPasskey }
        }
    }

    /// - Throws: `ChatStoreError`: `unknownPasskey` where it is not the person's.
    package func renamePasskey(_ id: Int, of person: PersonID, to name: String) async throws {
        try await write { db in
            try db.execute(
                sql: "UPDATE passkey SET name = ? WHERE id = ? AND personId = ?",
                arguments: [name, id, person.uuid.uuidString])
            guard db.changesCount > 0 else { throw ChatStoreError.unknownPasskey }
        }
    }

    /// Adds a device of the passkey's owner, and notes the use.
    /// - Parameter counter: as the authenticator has signed it. It goes up by each use of an authenticator that counts; one that has
    ///   not may be of a copy.
    /// - Throws: `ChatStoreError`: `wrongPasskey`, `tooManyDevices`.
    package func signIn(
        _ device: NewSignIn, byPasskey credential: Data, counter: Int64, at now: Int64
    ) async throws {
        try await write { db in
            guard let passkey = try Self.passkey(credential, in: db),
                counter > passkey.counter || counter == 0 && passkey.counter == 0
            else { throw ChatStoreError(.wrongPasskey, "This passkey does not work here any more.") }
            try Self.add(device, of: passkey.person.uuid.uuidString, at: now, in: db)
            try db.execute(
                sql: "UPDATE passkey SET counter = ?, usedAt = ? WHERE credential = ?",
                arguments: [counter, now, credential])
        }
    }

    private static func passkey(_ credential: Data, in db: Database) throws -> StoredPasskey? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT passkey.* FROM passkey JOIN account USING (personId) WHERE credential = ? AND \(isPresent)
                """,
            arguments: [credential]
        ).map { row in
            StoredPasskey(
                credential: row["credential"], person: try personID(row["personId"]), algorithm: row["algorithm"],
                publicKey: row["publicKey"], counter: row["counter"])
        }
    }
}

extension ChatStoreError {
    package static let tooManyPasskeys = ChatStoreError(
        .tooManyPasskeys, "A person has \(ChatLimits.passkeysMax) passkeys at most. Remove one of them.")
}
