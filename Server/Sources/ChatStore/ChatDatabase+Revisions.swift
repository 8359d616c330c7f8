import ChatModels
import Foundation
import GRDB

// Entries that their senders change (docs/decisions/0024). What stood there before is gone: no device that comes later gets it, and
// a search does not find it.
extension ChatDatabase {
    /// Changes the entry that a revision names, within the transaction of `db`; does nothing for other rows.
    /// - Throws: `entryChanged` where it is no entry of the sender's that can be changed so, as when another device has taken it
    ///   back meanwhile, or where it would be edited for somebody who has left since and sees it still. Nothing is changed then.
    static func revise(by row: NewEntryRow, sender: PersonID, of append: Append, in db: Database) throws {
        guard case .revision(let revision) = row.content, let payload = row.revised else { return }
        let place: StatementArguments = [
            "conversation": append.conversation.rawValue, "sequence": revision.target, "sender": sender.uuid.uuidString,
        ]
        let kinds = revision.change == .edited ? "'text'" : "'text', 'attachment'"
        let found = try db.row("SELECT pictureId FROM entry WHERE \(own) AND kind IN (\(kinds))", place)
        guard let found else { throw ChatStoreError(.entryChanged, "the entry cannot be changed any more") }
        if revision.change == .edited, try isSeenByFormer(revision.target, of: append.conversation, db) {
            throw ChatStoreError(.entryChanged, "somebody who has left the conversation since would read what is new")
        }
        switch revision.change {
        case .edited:
            let mentions = try EntryRow.json(of: row.mentions)
            try db.run(edit, place + ["payload": payload, "at": append.sentAt, "mentions": mentions])
        case .withdrawn: try db.run(withdraw, place + ["payload": payload])
        }
        if revision.change == .withdrawn, let picture: String = found["pictureId"] {
            try removePictureIfUnused(picture, from: db)
        }
        try indexAnew(revision.target, of: append.conversation, in: db)
    }

    /// Returns whether somebody who sees the entry is in the conversation no more.
    private static func isSeenByFormer(
        _ sequence: Int, of conversation: ConversationID, _ db: Database
    ) throws -> Bool {
        try db.value(
            Bool.self,
            """
            SELECT EXISTS (
                SELECT * FROM membership AS past
                WHERE conversationId = :conversation AND :sequence BETWEEN firstSequence AND lastSequence
                AND NOT EXISTS (
                    SELECT * FROM membership
                    WHERE conversationId = :conversation AND personId = past.personId AND lastSequence IS NULL))
            """,
            ["conversation": conversation.rawValue, "sequence": sequence]) ?? false
    }

    private static let own = "conversationId = :conversation AND sequence = :sequence AND senderId = :sender"
    private static let edit = "UPDATE entry SET payload = :payload, editedAt = :at, mentions = :mentions WHERE \(own)"
    private static let withdraw = """
        UPDATE entry SET payload = :payload, kind = 'withdrawn', appId = NULL, pictureId = NULL, replyTo = NULL, editedAt = NULL,
            mentions = NULL
        WHERE \(own)
        """
}
