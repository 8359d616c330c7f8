// Full-text search over the words of entries. Source: SQLite's documentation of FTS5.
extension Schema {
    /// One row for each entry with words. It names its entry by columns: rowids of `entry` may change when the file is vacuumed.
    static let search = """
        CREATE VIRTUAL TABLE entryWords USING fts5(
            words, conversationId UNINDEXED, sequence UNINDEXED, tokenize='unicode61 remove_diacritics 2');
        INSERT INTO entryWords SELECT \(words(of: "entry")), conversationId, sequence FROM entry
        WHERE \(hasWords(of: "entry"));
        CREATE TRIGGER entryWordsAdded AFTER INSERT ON entry WHEN \(hasWords(of: "new")) BEGIN
            INSERT INTO entryWords VALUES (\(words(of: "new")), new.conversationId, new.sequence);
        END;
        """

    /// Damaged payloads are left out, as they are shown as unreadable.
    private static func hasWords(of row: String) -> String {
        "\(row).kind IN ('text', 'message', 'attachment') AND json_valid(CAST(\(row).payload AS TEXT))"
    }

    /// Returns the SQL of an entry's words: a text, the captions of a message, or the name of a file.
    private static func words(of row: String) -> String {
        let paths = [
            "text", "message.state.summaryText", "message.state.layout.caption", "message.state.layout.subcaption",
            "message.state.layout.trailingCaption", "message.state.layout.trailingSubcaption",
            "message.state.layout.imageTitle", "message.state.layout.imageSubtitle", "attachment.name",
            "attachment.label",
        ]
        return paths.map { "coalesce(json_extract(CAST(\(row).payload AS TEXT), '$.\($0)') || ' ', '')" }
            .joined(separator: " || ")
    }
}
