// Full-text search over the words of entries. Source: SQLite's documentation of FTS5.
extension Schema {
    /// A row of `entryWords` names its entry by columns: rowids of `entry` may change when the file is vacuumed. `wordsIndexed` has
    /// the number of each conversation's last entry whose words are there.
    static let search = """
        CREATE VIRTUAL TABLE entryWords USING fts5(
            words, conversationId UNINDEXED, sequence UNINDEXED, tokenize='unicode61 remove_diacritics 2');
        CREATE TABLE wordsIndexed (conversationId TEXT NOT NULL PRIMARY KEY, sequence INTEGER NOT NULL) STRICT;
        """
}
