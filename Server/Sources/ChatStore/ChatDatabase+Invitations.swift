package import ChatModels
package import Foundation
import GRDB

/// A stored invitation link, to a conversation or to the whole server.
package struct StoredInvitation: Hashable, Sendable {
    package var id: String
    package var conversation: ConversationID?
    /// Nil for the link by which the first owner comes.
    package var inviter: PersonID?
    /// Digest of the link's secret.
    package var digest: Data
    /// Milliseconds since 1970.
    package var expiresAt: Int64
    /// Role of people who come by it.
    package var role: Role
    package var joinsMax: Int
    /// Whether as many have come by it as may.
    package var isUsedUp = false

    package init(
        id: String, conversation: ConversationID?, inviter: PersonID?, digest: Data, expiresAt: Int64,
        role: Role = .guest, joinsMax: Int = ChatLimits.joinsPerInvitationMax
    ) {
        (self.role, self.joinsMax) = (role, joinsMax)
        self.id = id
        self.conversation = conversation
        self.inviter = inviter
        self.digest = digest
        self.expiresAt = expiresAt
    }
}

extension ChatDatabase {
    /// Stores a participant's invitation to their conversation; it replaces the person's earlier one there.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `blocked`.
    package func invite(_ invitation: StoredInvitation) async throws {
        try await write { try Self.insert(invitation, isOfOwner: false, in: $0) }
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

    /// Adds a new person with a first device to a simulator, in the same transaction as all checks.
    /// - Parameter member: its device must not exist yet.
    /// - Throws: `ChatStoreError`: `unknownInvitation`, `invitationOver`, `nameTaken`, `tooManyPeople`.
    package func join(
        by invitation: StoredInvitation, as member: NewMember, key: SendKey, at now: Int64
    ) async throws {
        try await write { db in
            let known = try Self.use(invitation, at: now, in: db)
            guard let conversation = known.conversation else {
                throw ChatStoreError(.unknownInvitation, "There is no such invitation.")
            }
            try Self.checkName(member.name, in: conversation, db)
            _ = try Self.ensurePerson(of: member, in: db)
            try Self.join(conversation, device: member.device, key: key, sentAt: now, in: db)
        }
    }

    // MARK: Within a transaction

    static func withdrawInvitation(of inviter: String, in conversation: ConversationID, _ db: Database) throws {
        try db.execute(
            sql: "DELETE FROM invitation WHERE conversationId = ? AND inviterId = ?",
            arguments: [conversation.rawValue, inviter])
    }

    /// - Throws: `notAParticipant` where the inviter is not in the conversation, `blocked` where they are alone there with
    ///   somebody who has blocked them: a third person would end that.
    static func checkMayInvite(_ invitation: StoredInvitation, in db: Database) throws {
        guard let conversation = invitation.conversation else { return }
        guard let inviter = invitation.inviter, try takesPart(inviter.uuid.uuidString, in: conversation, db) else {
            throw ChatStoreError(.notAParticipant, "Only who takes part invites others.")
        }
        try checkNotBlocked(inviter, in: conversation, db)
    }

    /// - Throws: as `checkMayInvite`.
    static func insert(_ invitation: StoredInvitation, isOfOwner: Bool, in db: Database) throws {
        try checkMayInvite(invitation, in: db)
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO invitation
                (id, conversationId, inviterId, digest, expiresAt, role, joinsMax, isOfOwner) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                invitation.id, invitation.conversation?.rawValue, invitation.inviter?.uuid.uuidString,
                invitation.digest, invitation.expiresAt,
                invitation.role.rawValue, invitation.joinsMax, isOfOwner,
            ])
    }

    static func invitation(_ id: String, in db: Database) throws -> StoredInvitation? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT * FROM invitation WHERE id = ?
                AND NOT EXISTS (SELECT * FROM account WHERE personId = inviterId AND isSuspended)
                """, arguments: [id]
        ).map { row in
            let inviter: String? = row["inviterId"]
            let conversation: String? = row["conversationId"]
            var invitation = StoredInvitation(
                id: id, conversation: conversation.map(ConversationID.init(unchecked:)),
                inviter: try inviter.map(personID), digest: row["digest"], expiresAt: row["expiresAt"],
                role: try role(row["role"]), joinsMax: row["joinsMax"])
            let joins: Int = row["joins"]
            invitation.isUsedUp = joins >= invitation.joinsMax
            return invitation
        }
    }

    /// Counts one more join by the invitation.
    /// - Throws: `unknownInvitation`, `invitationOver`.
    static func use(_ invitation: StoredInvitation, at now: Int64, in db: Database) throws -> StoredInvitation {
        guard let known = try Self.invitation(invitation.id, in: db), known.digest == invitation.digest else {
            throw ChatStoreError(.unknownInvitation, "There is no such invitation.")
        }
        if let inviter = known.inviter, let conversation = known.conversation,
            try isBlocked(inviter, in: conversation, db)
        {
            throw ChatStoreError(.invitationOver, "This invitation is over. Ask for a new one.")
        }
        try countJoin(by: known, at: now, in: db)
        return known
    }

    private static func countJoin(by invitation: StoredInvitation, at now: Int64, in db: Database) throws {
        try db.execute(
            sql: "UPDATE invitation SET joins = joins + 1 WHERE id = ? AND expiresAt > ? AND joins < joinsMax",
            arguments: [invitation.id, now])
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
        try checkName(name, besides: names)
    }

    static func checkName(_ name: String, besides names: [String]) throws {
        guard !names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else {
            throw ChatStoreError(.nameTaken, "Somebody there is called that already. Please take another name.")
        }
        if let other = names.first(where: { NameSkeleton.areAlike($0, name) }) {
            throw ChatStoreError(
                .nameTaken, "That name looks the same as “\(other)”, who is there already. Please take another name.")
        }
    }
}
