package import ChatModels
package import Foundation
import GRDB

/// A stored invitation link to a conversation.
package struct StoredInvitation: Hashable, Sendable {
    package var id: String
    package var conversation: ConversationID
    package var inviter: PersonID
    /// Digest of the link's secret.
    package var digest: Data
    /// Milliseconds since 1970.
    package var expiresAt: Int64

    package init(id: String, conversation: ConversationID, inviter: PersonID, digest: Data, expiresAt: Int64) {
        self.id = id
        self.conversation = conversation
        self.inviter = inviter
        self.digest = digest
        self.expiresAt = expiresAt
    }
}

extension ChatDatabase {
    /// Stores the invitation; it replaces the person's earlier one in the same conversation.
    /// - Throws: `ChatStoreError`: `notAParticipant`.
    package func invite(_ invitation: StoredInvitation) async throws {
        try await write { db in
            let (conversation, inviter) = (invitation.conversation, invitation.inviter.uuid.uuidString)
            guard try Self.takesPart(inviter, in: conversation, db) else {
                throw ChatStoreError(.notAParticipant, "Only who takes part invites others.")
            }
            try db.execute(
                sql: """
                    INSERT OR REPLACE INTO invitation (id, conversationId, inviterId, digest, expiresAt)
                    VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    invitation.id, conversation.rawValue, inviter, invitation.digest, invitation.expiresAt,
                ])
        }
    }

    /// Returns the invitation, which may have expired; nil where there is none.
    package func invitation(_ id: String) async throws -> StoredInvitation? {
        try await pool.read { try Self.invitation(id, in: $0) }
    }

    /// Limits all expiry times to `end`, in milliseconds since 1970.
    package func shortenInvitations(to end: Int64) async throws {
        let isLong = try await pool.read { db in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT * FROM invitation WHERE expiresAt > ?)", arguments: [end]) ?? false
        }
        guard isLong else { return }
        try await write { db in
            try db.execute(sql: "UPDATE invitation SET expiresAt = min(expiresAt, ?)", arguments: [end])
        }
    }

    /// Returns the expiry time of the person's link; nil where there is none.
    package func invitationEnd(of inviter: PersonID, in conversation: ConversationID) async throws -> Int64? {
        try await pool.read { db in
            try Int64.fetchOne(
                db, sql: "SELECT expiresAt FROM invitation WHERE conversationId = ? AND inviterId = ?",
                arguments: [conversation.rawValue, inviter.uuid.uuidString])
        }
    }

    package func withdrawInvitation(of inviter: PersonID, in conversation: ConversationID) async throws {
        try await write { try Self.withdrawInvitation(of: inviter.uuid.uuidString, in: conversation, $0) }
    }

    /// Adds a new person with a first device, in the same transaction as all checks.
    /// - Parameter member: its device must not exist yet.
    /// - Throws: `ChatStoreError`: `unknownInvitation`, `invitationOver`, `nameTaken`, `tooManyPeople`.
    package func join(
        by invitation: StoredInvitation, as member: NewMember, key: SendKey, at now: Int64
    ) async throws {
        try await write { db in
            guard let known = try Self.invitation(invitation.id, in: db), known.digest == invitation.digest else {
                throw ChatStoreError(.unknownInvitation, "There is no such invitation.")
            }
            try Self.countJoin(by: known, at: now, in: db)
            try Self.checkName(member.name, in: known.conversation, db)
            _ = try Self.ensurePerson(of: member, in: db)
            try Self.join(known.conversation, device: member.device, key: key, sentAt: now, in: db)
        }
    }

    // MARK: Within a transaction

    static func withdrawInvitation(of inviter: String, in conversation: ConversationID, _ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM invitation WHERE conversationId = ? AND inviterId = ?",
            arguments: [conversation.rawValue, inviter])
    }

    private static func invitation(_ id: String, in db: Database) throws -> StoredInvitation? {
        try Row.fetchOne(db, sql: "SELECT * FROM invitation WHERE id = ?", arguments: [id]).map { row in
            StoredInvitation(
                id: id, conversation: ConversationID(unchecked: row["conversationId"]),
                inviter: try personID(row["inviterId"]), digest: row["digest"], expiresAt: row["expiresAt"])
        }
    }

    private static func countJoin(by invitation: StoredInvitation, at now: Int64, in db: Database) throws {
        try db.execute(
            sql: "UPDATE invitation SET joins = joins + 1 WHERE id = ? AND expiresAt > ? AND joins < ?",
            arguments: [invitation.id, now, ChatLimits.joinsPerInvitationMax])
        guard db.changesCount > 0 else {
            throw ChatStoreError(.invitationOver, "This invitation is over. Ask for a new one.")
        }
    }

    /// Checks that a new person may use the name in the conversation.
    /// - Throws: `ChatStoreError`: `nameTaken`.
    package func checkName(_ name: String, in conversation: ConversationID) async throws {
        try await pool.read { try Self.checkName(name, in: conversation, $0) }
    }

    /// Refuses the name of a present or former participant, or one that looks like it, so that nobody can be
    /// impersonated.
    private static func checkName(_ name: String, in conversation: ConversationID, _ db: Database) throws {
        let names = try String.fetchAll(
            db,
            sql: "SELECT name FROM participant JOIN person ON person.id = personId WHERE conversationId = ?",
            arguments: [conversation.rawValue])
        guard !names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else {
            throw ChatStoreError(.nameTaken, "Somebody there is called that already. Please take another name.")
        }
        if let other = names.first(where: { NameSkeleton.areAlike($0, name) }) {
            throw ChatStoreError(
                .nameTaken, "That name looks the same as “\(other)”, who is there already. Please take another name.")
        }
    }
}
