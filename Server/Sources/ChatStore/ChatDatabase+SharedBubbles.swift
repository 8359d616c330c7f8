package import ChatModels
import Foundation
import GRDB

// Links to one bubble. Each belongs to an invitation of who shares the bubble, and is good for as long as that is. A bubble is the
// newest message of its session: the earlier ones have become lines in the transcript.
extension ChatDatabase {
    /// Returns the open invitation of the inviter to the conversation; where there is none, stores this one.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `blocked`.
    package func openInvitation(orNew invitation: StoredInvitation, at now: Int64) async throws -> StoredInvitation {
        try await write { db in
            try Self.checkMayInvite(invitation, in: db)
            let open = try db.value(
                String.self,
                """
                SELECT id FROM invitation WHERE conversationId = ? AND inviterId = ? AND NOT isOfOwner
                AND expiresAt > ? AND joins < joinsMax
                """, [invitation.conversation?.rawValue, invitation.inviter?.uuid.uuidString, now])
            if let open, let known = try Self.invitation(open, in: db) { return known }
            try Self.insert(invitation, isOfOwner: false, in: db)
            return invitation
        }
    }

    /// Returns the message that a link to the entry shows.
    /// - Parameter invitation: its inviter shares the message, and has to see it.
    /// - Returns: nil where it is none, is gone, or goes once it has been read.
    package func sharedBubble(_ sequence: Int, by invitation: StoredInvitation) async throws -> LogEntry? {
        try await pool.read { try Self.sharedBubble(sequence, by: invitation, in: $0) }
    }

    // MARK: Within a transaction

    /// Adds the owner of the device to the invitation's conversation.
    /// - Parameter sequence: the entry to which the link leads, and which they see besides what comes from then on; nil for none.
    /// - Returns: number of the message that is the bubble now.
    /// - Throws: `unknownEntry` where that is gone; nobody is added then.
    static func join(
        by invitation: StoredInvitation, to sequence: Int?, device: DeviceID, key: SendKey, at now: Int64,
        in db: Database
    ) throws -> Int? {
        guard let conversation = invitation.conversation else { return nil }
        let shared = try sequence.map { sequence in
            guard let entry = try sharedBubble(sequence, by: invitation, in: db) else {
                throw ChatStoreError(.unknownEntry, "This message is not there any more.")
            }
            return entry.sequence
        }
        try join(conversation, device: device, key: key, sentAt: now, in: db)
        if let shared { try show(shared, of: conversation, toOwnerOf: device, in: db) }
        return shared
    }

    /// SQL condition on a row of `membership`: it shows one message to who came by a link, and they did not take part then.
    static func isOfSharedBubble(_ membership: String = "membership") -> String {
        """
        (\(membership).firstSequence IS \(membership).lastSequence AND EXISTS (
            SELECT * FROM entry WHERE entry.conversationId = \(membership).conversationId
            AND sequence = \(membership).firstSequence AND kind = 'message'))
        """
    }

    /// Lets somebody see one entry of the time before they came.
    private static func show(
        _ sequence: Int, of conversation: ConversationID, toOwnerOf device: DeviceID, in db: Database
    ) throws {
        try db.run(
            """
            INSERT INTO membership (conversationId, personId, firstSequence, lastSequence)
            SELECT :conversation, personId, :sequence, :sequence FROM device
            WHERE id = :device AND NOT EXISTS (
                SELECT * FROM membership
                WHERE conversationId = :conversation AND membership.personId = device.personId
                AND :sequence BETWEEN firstSequence AND coalesce(lastSequence, :sequence))
            """,
            ["conversation": conversation.rawValue, "sequence": sequence, "device": device.rawValue])
    }

    private static func sharedBubble(
        _ sequence: Int, by invitation: StoredInvitation, in db: Database
    ) throws -> LogEntry? {
        guard let conversation = invitation.conversation, let inviter = invitation.inviter else { return nil }
        let place: StatementArguments = [
            "conversation": conversation.rawValue, "sequence": sequence, "person": inviter.uuid.uuidString,
        ]
        let newest = try db.value(Int.self, newestOfSession, place) ?? sequence
        return try entries(
            db,
            where: """
                conversationId = :conversation AND sequence = :newest AND kind = 'message' AND NOT expires
                AND \(isVisible) AND \(isThere(for: ":person"))
                """,
            ["conversation": conversation.rawValue, "newest": newest, "person": inviter.uuid.uuidString]
        ).first
    }

    /// Selects nothing for a message without a session.
    private static let newestOfSession = """
        SELECT max(entry.sequence) FROM entry AS named JOIN entry USING (conversationId, appId, sessionId)
        WHERE named.conversationId = :conversation AND named.sequence = :sequence AND \(isVisible)
        """
}
