import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// Appends the entries to the log and removes the device's draft, within the transaction of `db`. Idempotent: for a
    /// known device and key it stores nothing and returns the entries of the first time.
    static func store(
        _ append: Append, _ entries: Result<[NewEntryRow], any Error>, in db: Database
    ) throws -> [LogEntry] {
        let place = try AppendPlace(of: append, in: db)
        guard !place.isKeyKnown else { return try known(append, in: db) }
        guard (1...Append.entryCountMax).contains(append.entries.count) else {
            throw ChatStoreError(.badEntryCount, "one Send makes 1 to \(Append.entryCountMax) entries")
        }
        let sender = try place.sender()
        let stored = try entries.get().enumerated().map { part, entry in
            try insert(entry, part: part, sequence: place.last + 1 + part, sender: sender, of: append, in: db)
        }
        if append.takesDraft, place.hasDraft { try removeDraft(of: append.device, in: append.conversation, from: db) }
        return stored
    }

    private static func known(_ append: Append, in db: Database) throws -> [LogEntry] {
        let conversation = try db.value(
            String.self, "SELECT conversationId FROM entry WHERE deviceId = ? AND sendKey = ?",
            [append.device.rawValue, append.key.rawValue])
        guard conversation == append.conversation.rawValue else {
            throw ChatStoreError(.keyAlreadyUsed, "the device has used this key in another conversation")
        }
        return try entries(of: append.device, key: append.key, in: db)
    }

    /// - Returns: the entry as reading the row gives it.
    @discardableResult
    static func insert(
        _ row: NewEntryRow, part: Int, sequence: Int, sender: PersonID, of append: Append, in db: Database
    ) throws -> LogEntry {
        // First: what is refused must not have changed anything.
        try revise(by: row, sender: sender, of: append, in: db)
        let file = try row.file.map { try store($0, in: db) }
        let mentions = row.kind == "text" ? row.mentions : nil
        try db.run(
            """
            INSERT INTO entry
            (conversationId, sequence, senderId, deviceId, sendKey, part, sentAt, kind, appId, sessionId, pictureId,
             target, payload, expires, replyTo, mentions)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                append.conversation.rawValue, sequence, sender.uuid.uuidString, append.device.rawValue,
                append.key.rawValue, part, append.sentAt, row.kind, row.app?.rawValue, row.session?.uuidString,
                file?.rawValue, row.target, row.payload, row.expires, row.replyTo,
                try EntryRow.json(of: mentions),
            ])
        return LogEntry(
            sequence: sequence, sender: sender, device: append.device, key: append.key, sentAt: append.sentAt,
            content: row.content, replyTo: row.replyTo, mentions: mentions)
    }
}
