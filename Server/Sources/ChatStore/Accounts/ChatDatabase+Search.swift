package import ChatModels
import Foundation
import GRDB

/// An entry that was searched for.
package struct FoundEntry: Hashable, Sendable {
    package var conversation: ConversationID
    package var entry: LogEntry
    /// Words around the first that was found.
    package var excerpt: String
}

extension ChatDatabase {
    /// Returns the newest entries with all of the words, or beginnings of words, in the conversations that the person takes part
    /// in and as far as they may see them.
    /// - Parameter words: as they were typed; without a letter or digit nothing is found.
    package func search(_ words: String, for person: PersonID) async throws -> [FoundEntry] {
        guard let pattern = Self.pattern(of: words) else { return [] }
        try await indexWords(for: person)
        return try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT \(EntryRow.columns), entry.conversationId,
                        snippet(entryWords, 0, '', '', '…', 24) AS excerpt FROM entryWords
                    JOIN entry USING (conversationId, sequence)
                    JOIN membership AS present ON present.conversationId = entry.conversationId
                        AND present.personId = :person AND present.lastSequence IS NULL
                    WHERE entryWords MATCH :pattern AND \(Self.isVisible) AND NOT EXISTS (
                        SELECT * FROM expiry WHERE expiry.conversationId = entry.conversationId
                        AND expiry.personId = :person AND expiry.sequence = entry.sequence AND isGone)
                    ORDER BY sentAt DESC, entry.sequence DESC LIMIT :limit
                    """,
                arguments: [
                    "pattern": pattern, "person": person.uuid.uuidString, "limit": ChatLimits.searchResultsMax,
                ]
            ).map { row in
                FoundEntry(
                    conversation: ConversationID(unchecked: row["conversationId"]), entry: EntryRow.entry(row),
                    excerpt: row["excerpt"])
            }
        }
    }

    /// Returns the FTS5 query for the words, each in quotes, so that nothing in them is an operator; nil for none.
    private static func pattern(of words: String) -> String? {
        let terms = words.split { !$0.isLetter && !$0.isNumber }.prefix(ChatLimits.searchWordsMax)
        guard !terms.isEmpty else { return nil }
        return terms.map { "\"\($0)\"*" }.joined(separator: " ")
    }
}
