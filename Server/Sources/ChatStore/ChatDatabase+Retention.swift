package import ChatModels
import Foundation
import GRDB

/// How long the entries of a conversation are kept.
package struct Retention: Hashable, Sendable {
    package var conversation: ConversationID
    package var days: Int

    package init(conversation: ConversationID, days: Int) {
        self.conversation = conversation
        self.days = days
    }
}

// Entries that are erased for everybody some time after they were sent. Nobody sees what is erased any more: all memberships begin
// behind it. Numbers go on, so the newest entry's row stays, without what it said.
extension ChatDatabase {
    /// Sets for how many days entries are kept; nil keeps them for ever.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `blocked`.
    package func setRetention(days: Int?, of conversation: ConversationID, by person: PersonID) async throws {
        try await write { db in
            try Self.checkTakesPart(person, in: conversation, db)
            try Self.checkNotBlocked(person, in: conversation, db)
            try db.execute(
                sql: "UPDATE conversation SET retentionDays = ? WHERE id = ?", arguments: [days, conversation.rawValue])
        }
    }

    /// Returns the conversations that are not kept for ever.
    package func retentions() async throws -> [Retention] {
        try await pool.read { db in
            try Row.fetchAll(
                db, sql: "SELECT id, retentionDays FROM conversation WHERE retentionDays IS NOT NULL ORDER BY id"
            ).map { Retention(conversation: ConversationID(unchecked: $0["id"]), days: $0["retentionDays"]) }
        }
    }

    /// Erases the oldest entries that the conversation keeps no longer, with their files and words: so many as one transaction
    /// may have, in which others wait. An entry behind one that is kept is kept as well. The days are read in the same
    /// transaction, so that somebody who chooses "for ever" loses nothing from then on.
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: number of entries; 0 where there is nothing to erase.
    package func eraseStep(of conversation: ConversationID, at now: Int64) async throws -> Int {
        try await write { db in
            let days = try db.value(
                Int64.self, "SELECT retentionDays FROM conversation WHERE id = ?", [conversation.rawValue])
            guard let days else { return 0 }
            let time = now - days * Self.dayMilliseconds
            let rows = try db.rows(
                Self.oldest, ["conversation": conversation.rawValue, "limit": ChatLimits.erasedAtOnceMax])
            let expired = rows.prefix { ($0["sentAt"] as Int64) < time }
            guard let last: Int = expired.last?["sequence"] else { return 0 }
            let newest = try Self.lastSequence(of: conversation, in: db)
            // The rest of a conversation that was erased whole.
            if last == newest, expired.count == 1, expired.first?["isErased"] == true { return 0 }
            try Self.erase(upTo: last, newest: newest, of: conversation, in: db)
            for picture in Set(expired.compactMap { $0["pictureId"] as String? }) {
                try Self.removePictureIfUnused(picture, from: db)
            }
            return expired.count
        }
    }

    private static let dayMilliseconds: Int64 = 24 * 60 * 60 * 1_000

    /// `isErased`: nobody sees the entry.
    private static let oldest = """
        SELECT sequence, sentAt, pictureId, kind = 'withdrawn' AND NOT EXISTS (
            SELECT * FROM membership WHERE membership.conversationId = entry.conversationId
            AND firstSequence <= entry.sequence) AS isErased
        FROM entry WHERE conversationId = :conversation ORDER BY sequence LIMIT :limit
        """

    private static func erase(
        upTo last: Int, newest: Int, of conversation: ConversationID, in db: Database
    ) throws {
        let place: StatementArguments = ["conversation": conversation.rawValue, "last": last]
        for sql in [
            "DELETE FROM membership WHERE conversationId = :conversation AND lastSequence <= :last",
            "UPDATE membership SET firstSequence = :last + 1 WHERE conversationId = :conversation AND firstSequence <= :last",
            "DELETE FROM expiry WHERE conversationId = :conversation AND sequence <= :last",
            "DELETE FROM entryWords WHERE conversationId = :conversation AND sequence <= :last",
        ] {
            try db.run(sql, place)
        }
        let payload = try JSONEncoder().encode(EntryContent.withdrawn)
        try db.run(wipe, ["conversation": conversation.rawValue, "sequence": newest, "last": last, "payload": payload])
        try db.run(
            "DELETE FROM entry WHERE conversationId = :conversation AND sequence <= :last AND sequence < :newest",
            place + ["newest": newest])
        try db.run(
            """
            UPDATE device SET revision = revision + 1 WHERE personId IN (
                SELECT personId FROM participant WHERE conversationId = ?)
            """, [conversation.rawValue])
    }

    private static let wipe = """
        UPDATE entry SET payload = :payload, kind = 'withdrawn', appId = NULL, sessionId = NULL, pictureId = NULL, target = NULL,
            replyTo = NULL, editedAt = NULL, mentions = NULL, expires = 0
        WHERE conversationId = :conversation AND sequence = :sequence AND sequence <= :last
        """
}
