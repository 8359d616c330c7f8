package import ChatModels
import Foundation
import GRDB

// Reads and changes of owners. Each change is written down in the same transaction (`audit`).
extension ChatDatabase {
    package func hasOwner() async throws -> Bool {
        try await pool.read { db in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT * FROM account WHERE role = 'owner' AND removedAt IS NULL)") ?? false
        }
    }

    /// Stores the link by which the first owner comes, in the place of an earlier one.
    package func inviteOwner(_ invitation: StoredInvitation) async throws {
        try await write { db in
            try db.execute(sql: "DELETE FROM invitation WHERE role = 'owner'")
            try Self.insert(invitation, isOfOwner: true, in: db)
        }
    }

    /// Stores an owner's invitation to the server.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `tooManyInvitations`.
    package func inviteToServer(_ invitation: StoredInvitation, by owner: PersonID, at now: Int64) async throws {
        try await write { db in
            guard try Self.openInvitations(at: now, in: db).count < ChatLimits.openInvitationsMax else {
                throw ChatStoreError(
                    .tooManyInvitations, "\(ChatLimits.openInvitationsMax) invitations are open. Withdraw some first.")
            }
            try Self.insert(invitation, isOfOwner: true, in: db)
            try Self.note(.invited, by: owner.uuid.uuidString, at: now, in: db)
        }
    }

    /// Returns the invitations that can still be used, the newest first.
    package func openInvitations(at now: Int64) async throws -> [ServerInvitation] {
        try await pool.read { try Self.openInvitations(at: now, in: $0) }
    }

    /// - Throws: `ChatStoreError`: `unknownInvitation`.
    package func withdrawInvitation(_ id: String, by owner: PersonID, at now: Int64) async throws {
        try await write { db in
            try db.execute(sql: "DELETE FROM invitation WHERE id = ?", arguments: [id])
            guard db.changesCount > 0 else {
                throw ChatStoreError(.unknownInvitation, "There is no such invitation.")
            }
            try Self.note(.withdrew, by: owner.uuid.uuidString, at: now, in: db)
        }
    }

    /// Returns everybody with an account, by name, with the pictures that the owner sees.
    package func people(seenBy owner: PersonID? = nil) async throws -> [ServerPerson] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT person.id, person.name, role, isSuspended, joinedAt, max(usedAt) AS usedAt,
                        count(digest) AS deviceCount, CASE WHEN \(Self.isMet) THEN avatarId END AS avatarId
                    FROM account JOIN person ON person.id = account.personId
                    LEFT JOIN device ON device.personId = person.id LEFT JOIN signIn ON deviceId = device.id
                    WHERE removedAt IS NULL GROUP BY person.id ORDER BY person.name COLLATE NOCASE
                    """,
                arguments: ["person": owner?.uuid.uuidString]
            ).map { row in
                ServerPerson(
                    id: try Self.personID(row["id"]), name: row["name"], role: try Self.role(row["role"]),
                    isSuspended: row["isSuspended"], joinedAt: row["joinedAt"], usedAt: row["usedAt"],
                    deviceCount: row["deviceCount"], avatar: Self.avatarID(row))
            }
        }
    }

    /// Keeps somebody from signing in, or lets them in again. Their devices stay known.
    /// - Throws: `ChatStoreError`: `unknownPerson`, `notAllowed` for an owner.
    package func setSuspended(
        _ isSuspended: Bool, _ person: PersonID, by owner: PersonID, at now: Int64
    ) async throws {
        try await write { db in
            try Self.checkSubject(person, in: db)
            try db.execute(
                sql: "UPDATE account SET isSuspended = ? WHERE personId = ?",
                arguments: [isSuspended, person.uuid.uuidString])
            try Self.note(
                isSuspended ? .suspended : .readmitted, by: owner.uuid.uuidString, of: person.uuid.uuidString, at: now,
                in: db)
        }
    }

    /// Ends somebody's account, picture, devices, codes, invitations and memberships. What they have sent stays.
    /// - Parameter actor: an owner, or the person.
    /// - Returns: the conversations that they were in.
    /// - Throws: `ChatStoreError`: `unknownPerson`, `notAllowed` for an owner.
    package func remove(
        _ person: PersonID, by actor: PersonID, key: SendKey, at now: Int64
    ) async throws -> [ConversationID] {
        try await write { db in
            try Self.checkSubject(person, in: db)
            let id = person.uuid.uuidString
            let conversations = try Self.conversations(of: id, in: db)
            let device = try Self.anyDevice(of: person, in: db)
            for (number, conversation) in conversations.enumerated() {
                try Self.leave(
                    conversation, device: device, key: SendKey(unchecked: "\(key)-\(number)"), sentAt: now, in: db)
            }
            for sql in [
                "UPDATE account SET removedAt = max(1, \(now)) WHERE personId = ?",
                "UPDATE signIn SET digest = NULL WHERE deviceId IN (SELECT id FROM device WHERE personId = ?)",
                "DELETE FROM pushSubscription WHERE deviceId IN (SELECT id FROM device WHERE personId = ?)",
                "DELETE FROM noticeBook WHERE deviceId IN (SELECT id FROM device WHERE personId = ?)",
                "DELETE FROM noticePermission WHERE personId = ?", "DELETE FROM personApp WHERE personId = ?",
                "DELETE FROM deviceCode WHERE personId = ?", "DELETE FROM recoveryCode WHERE personId = ?",
                "DELETE FROM passkey WHERE personId = ?",
                "DELETE FROM invitation WHERE inviterId = ?",
            ] {
                try db.execute(sql: sql, arguments: [id])
            }
            try Self.setAvatar(nil, of: .person, id, in: db)
            try Self.note(.removed, by: actor.uuid.uuidString, of: id, at: now, in: db)
            return conversations
        }
    }

    package func settings() async throws -> ServerSettings {
        try await pool.read { db in
            let value = try Int.fetchOne(db, sql: "SELECT value FROM setting WHERE name = 'peopleMayBegin'")
            return ServerSettings(peopleMayBegin: value != 0)
        }
    }

    package func set(_ settings: ServerSettings, by owner: PersonID, at now: Int64) async throws {
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO setting (name, value) VALUES ('peopleMayBegin', ?)",
                arguments: [settings.peopleMayBegin ? 1 : 0])
            try Self.note(.setSettings, by: owner.uuid.uuidString, at: now, in: db)
        }
    }

    /// Returns what owners have done, newest first.
    package func audit() async throws -> [AuditLine] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT audit.id, at, action, actor.name AS actor, subject.name AS subject, app FROM audit
                    LEFT JOIN person AS actor ON actor.id = actorId LEFT JOIN person AS subject ON subject.id = subjectId
                    ORDER BY audit.id DESC LIMIT ?
                    """,
                arguments: [ChatLimits.auditLinesMax]
            ).compactMap { row in
                AuditLine.Action(rawValue: row["action"]).map { action in
                    AuditLine(
                        id: row["id"], at: row["at"], actor: row["actor"] ?? "", action: action,
                        subject: row["subject"], app: row["app"])
                }
            }
        }
    }

    /// Writes down that an owner has installed an app, or put a version back.
    /// - Parameter app: its name and version.
    package func noteApp(_ action: AuditLine.Action, _ app: String, by owner: PersonID, at now: Int64) async throws {
        try await write { db in
            try Self.note(action, by: owner.uuid.uuidString, app: app, at: now, in: db)
        }
    }

    // MARK: Within a transaction

    static func note(
        _ action: AuditLine.Action, by actor: String, of subject: String? = nil, app: String? = nil, at now: Int64,
        in db: Database
    ) throws {
        try db.execute(
            sql: "INSERT INTO audit (at, actorId, action, subjectId, app) VALUES (?, ?, ?, ?, ?)",
            arguments: [now, actor, action.rawValue, subject, app])
    }

    private static func checkSubject(_ person: PersonID, in db: Database) throws {
        let role = try String.fetchOne(
            db, sql: "SELECT role FROM account WHERE personId = ? AND removedAt IS NULL",
            arguments: [person.uuid.uuidString])
        guard let role else { throw unknownPerson }
        guard role != Role.owner.rawValue else {
            throw ChatStoreError(.notAllowed, "An owner can be neither suspended nor removed.")
        }
    }

    private static func openInvitations(at now: Int64, in db: Database) throws -> [ServerInvitation] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT invitation.id, role, name, joins, joinsMax, expiresAt
                FROM invitation LEFT JOIN person ON person.id = inviterId
                WHERE expiresAt > ? AND joins < joinsMax ORDER BY invitation.rowid DESC
                """,
            arguments: [now]
        ).map { row in
            ServerInvitation(
                id: row["id"], role: try role(row["role"]), inviter: row["name"], joins: row["joins"],
                joinsMax: row["joinsMax"], expiresAt: row["expiresAt"])
        }
    }
}
