package import ChatModels
package import Foundation
import GRDB

/// A device that signs in, with what the store keeps of its secret.
package struct NewSignIn: Hashable, Sendable {
    package var device: DeviceID
    /// Such as “Firefox on Linux”.
    package var name: String
    package var digest: Data

    package init(device: DeviceID, name: String, digest: Data) {
        self.device = device
        self.name = name
        self.digest = digest
    }
}

/// A signed-in device, its owner and what they may do.
package struct StoredAccess: Hashable, Sendable {
    package var device: DeviceID
    package var person: Participant
    package var role: Role
    package var isSuspended: Bool
    /// Digest of the device's secret.
    package var digest: Data
    /// Milliseconds since 1970.
    package var usedAt: Int64
}

extension ChatDatabase {
    /// Adds somebody new with their account and first device, and to the invitation's conversation, where it has one; all or
    /// nothing.
    /// - Parameter sequence: the entry to which a link to a bubble leads; nil for another one.
    /// - Returns: number of the message that is the bubble now.
    /// - Throws: `ChatStoreError`: `unknownInvitation`, `invitationOver`, `nameTaken`, `tooManyPeople`, `unknownEntry`.
    @discardableResult
    package func join(
        by invitation: StoredInvitation, to sequence: Int? = nil, named name: String, on signIn: NewSignIn,
        key: SendKey, at now: Int64
    ) async throws -> Int? {
        try await write { db in
            let known = try Self.use(invitation, at: now, in: db)
            try Self.checkName(name, besides: Self.accountNames(in: db))
            let person = try Self.ensurePerson(of: NewMember(name: name, device: signIn.device), in: db)
            try db.execute(
                sql: "INSERT INTO account (personId, role, joinedAt) VALUES (?, ?, ?)",
                arguments: [person, known.role.rawValue, now])
            try Self.insert(signIn, at: now, in: db)
            try Self.note(.joined, by: person, at: now, in: db)
            return try Self.join(by: known, to: sequence, device: signIn.device, key: key, at: now, in: db)
        }
    }

    /// Adds somebody who has an account to the invitation's conversation; a guest whom a server's invitation reaches becomes a
    /// person.
    /// - Parameter sequence: the entry to which a link to a bubble leads; nil for another one.
    /// - Returns: number of the message that is the bubble now.
    /// - Throws: `ChatStoreError`: `unknownInvitation`, `invitationOver`, `tooManyPeople`, `unknownEntry`.
    @discardableResult
    package func join(
        by invitation: StoredInvitation, to sequence: Int? = nil, device: DeviceID, key: SendKey, at now: Int64
    ) async throws -> Int? {
        try await write { db in
            let known = try Self.use(invitation, at: now, in: db)
            if known.role != .guest {
                try db.execute(
                    sql: """
                        UPDATE account SET role = :role WHERE personId = (SELECT personId FROM device WHERE id = :device)
                        AND (role = 'guest' OR :role = 'owner')
                        """,
                    arguments: ["role": known.role.rawValue, "device": device.rawValue])
            }
            return try Self.join(by: known, to: sequence, device: device, key: key, at: now, in: db)
        }
    }

    /// Returns who signs in with the device; nil where it is unknown or revoked, or its owner removed.
    package func access(of device: DeviceID) async throws -> StoredAccess? {
        try await pool.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT person.id, person.name, avatarId, role, isSuspended, digest, usedAt
                    FROM signIn JOIN device ON device.id = deviceId JOIN person ON person.id = device.personId
                    JOIN account ON account.personId = person.id
                    WHERE deviceId = ? AND digest IS NOT NULL AND removedAt IS NULL
                    """,
                arguments: [device.rawValue]
            ).map { row in
                StoredAccess(
                    device: device, person: try Self.participant(row), role: try Self.role(row["role"]),
                    isSuspended: row["isSuspended"], digest: row["digest"], usedAt: row["usedAt"])
            }
        }
    }

    package func name(of person: PersonID) async throws -> String? {
        try await pool.read { db in
            try String.fetchOne(
                db, sql: "SELECT name FROM person WHERE id = ?", arguments: [person.uuid.uuidString])
        }
    }

    /// Changes the person's name.
    /// - Throws: `ChatStoreError`: `nameTaken`.
    package func rename(_ person: PersonID, to name: String) async throws {
        try await write { db in
            try Self.checkName(name, besides: Self.accountNames(besides: person, in: db))
            try db.execute(
                sql: "UPDATE person SET name = ? WHERE id = ?", arguments: [name, person.uuid.uuidString])
        }
    }

    /// Returns everybody whom the person can begin a conversation with, by name.
    package func knownPeople(besides person: PersonID) async throws -> [Participant] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT person.id, person.name, CASE WHEN \(Self.isMet) THEN avatarId END AS avatarId
                    FROM person JOIN account ON personId = person.id
                    WHERE \(Self.isPresent) AND role <> 'guest' AND person.id <> :person
                    ORDER BY person.name COLLATE NOCASE
                    """,
                arguments: ["person": person.uuid.uuidString]
            ).map(Self.participant)
        }
    }

    // MARK: Within a transaction

    /// SQL condition on a row of `account`: somebody who can sign in.
    static let isPresent = "removedAt IS NULL AND NOT isSuspended"

    static func role(_ text: String) throws -> Role {
        guard let role = Role(rawValue: text) else { throw ChatStoreError(.damaged, "a person's role is unknown") }
        return role
    }

    static func insert(_ signIn: NewSignIn, at now: Int64, in db: Database) throws {
        try db.execute(
            sql: "INSERT INTO signIn (deviceId, name, digest, addedAt, usedAt) VALUES (?, ?, ?, ?, ?)",
            arguments: [signIn.device.rawValue, signIn.name, signIn.digest, now, now])
    }

    /// Names of everybody on the server. One name belongs to one person, so that nobody can be taken for another.
    private static func accountNames(besides person: PersonID? = nil, in db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT name FROM person JOIN account ON personId = person.id
                WHERE removedAt IS NULL AND person.id IS NOT ?
                """,
            arguments: [person?.uuid.uuidString])
    }
}
