import ChatModels
import Foundation
import GRDB

// The index of words. It is brought up to date by who searches, so that a post costs nothing more.
extension ChatDatabase {
    /// Entries that are indexed in one transaction, in which posts wait.
    private static let entriesPerTransaction = 500

    /// Indexes all entries of the conversations that the person takes part in.
    func indexWords(for person: PersonID) async throws {
        let id = person.uuid.uuidString
        while let behind = try await pool.read({ try Self.conversation(of: id, behindIn: $0) }) {
            try await write { try Self.indexWords(of: behind, in: $0) }
        }
    }

    private static func conversation(of person: String, behindIn db: Database) throws -> String? {
        try String.fetchOne(
            db,
            sql: """
                SELECT membership.conversationId FROM membership
                LEFT JOIN wordsIndexed ON wordsIndexed.conversationId = membership.conversationId
                WHERE personId = ? AND lastSequence IS NULL AND EXISTS (
                    SELECT * FROM entry WHERE entry.conversationId = membership.conversationId
                    AND entry.sequence > coalesce(wordsIndexed.sequence, 0))
                LIMIT 1
                """,
            arguments: [person])
    }

    /// Two who search at once do not index twice: the place is read in the transaction.
    private static func indexWords(of conversation: String, in db: Database) throws {
        let first =
            try Int.fetchOne(
                db, sql: "SELECT sequence FROM wordsIndexed WHERE conversationId = ?", arguments: [conversation]) ?? 0
        let newest = try lastSequence(of: ConversationID(unchecked: conversation), in: db)
        let last = min(newest, first + entriesPerTransaction)
        try db.execute(
            sql: """
                INSERT INTO entryWords (words, conversationId, sequence)
                SELECT \(words), conversationId, sequence FROM entry
                WHERE conversationId = ? AND sequence > ? AND sequence <= ?
                AND kind IN ('text', 'message', 'attachment') AND json_valid(CAST(payload AS TEXT))
                """,
            arguments: [conversation, first, last])
        try db.execute(
            sql: "INSERT OR REPLACE INTO wordsIndexed (conversationId, sequence) VALUES (?, ?)",
            arguments: [conversation, last])
    }

    /// Brings the words of one entry up to date, if they are in the index already. The row is looked for from the newest on, since
    /// entries are changed soon after they were sent.
    static func indexAnew(_ sequence: Int, of conversation: ConversationID, in db: Database) throws {
        let place: StatementArguments = ["conversation": conversation.rawValue, "sequence": sequence]
        let isIndexed = try db.value(
            Bool.self, "SELECT sequence >= :sequence FROM wordsIndexed WHERE conversationId = :conversation", place)
        guard isIndexed == true, let id = try db.value(Int64.self, indexed, place) else { return }
        try db.run("DELETE FROM entryWords WHERE rowid = :id", ["id": id])
        try db.run(
            """
            INSERT INTO entryWords (rowid, words, conversationId, sequence)
            SELECT :id, \(words), conversationId, sequence FROM entry
            WHERE conversationId = :conversation AND sequence = :sequence AND kind = 'text'
            """,
            place + ["id": id])
    }

    private static let indexed = """
        SELECT rowid FROM entryWords WHERE conversationId = :conversation AND sequence = :sequence ORDER BY rowid DESC LIMIT 1
        """

    /// SQL of an entry's words: a text, the captions of a message, or the name of a file.
    private static let words = [
        "text", "message.state.summaryText", "message.state.layout.caption", "message.state.layout.subcaption",
        "message.state.layout.trailingCaption", "message.state.layout.trailingSubcaption",
        "message.state.layout.imageTitle", "message.state.layout.imageSubtitle", "attachment.name", "attachment.label",
    ].map { "coalesce(json_extract(CAST(payload AS TEXT), '$.\($0)') || ' ', '')" }.joined(separator: " || ")
}
