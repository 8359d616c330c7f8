import AppProtocol
import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// Gives the entries their places in the log and takes the device's draft away, within the transaction of `db`.
    /// The same device and key again stores nothing and gives back what the first time stored.
    static func store(_ append: Append, in db: Database) throws -> [LogEntry] {
        let stored = try entries(of: append.device, key: append.key, in: db)
        guard stored.isEmpty else { return try known(stored, for: append, in: db) }
        guard (1...Append.entryCountMax).contains(append.entries.count) else {
            throw ChatStoreError(.badEntryCount, "one Send makes 1 to \(Append.entryCountMax) entries")
        }
        let sender = try participant(of: append, in: db)
        var next = try lastSequence(of: append.conversation, in: db) + 1
        for (part, entry) in append.entries.enumerated() {
            try insert(entry, part: part, sequence: next, sender: sender, of: append, in: db)
            next += 1
        }
        if append.takesDraft { try removeDraft(of: append.device, in: append.conversation, from: db) }
        return try entries(of: append.device, key: append.key, in: db)
    }

    private static func known(_ stored: [LogEntry], for append: Append, in db: Database) throws -> [LogEntry] {
        let conversation = try String.fetchOne(
            db, sql: "SELECT conversationId FROM entry WHERE deviceId = ? AND sendKey = ?",
            arguments: [append.device.rawValue, append.key.rawValue])
        guard conversation == append.conversation.rawValue else {
            throw ChatStoreError(.keyAlreadyUsed, "the device has used this key in another conversation")
        }
        return stored
    }

    /// - Throws: `unknownDevice`, `unknownConversation`, `notAParticipant`.
    static func participant(of append: Append, in db: Database) throws -> String {
        let person = try person(of: append, in: db)
        guard try takesPart(person, in: append.conversation, db) else {
            throw ChatStoreError(.notAParticipant, "\(append.device) is not in \(append.conversation)")
        }
        return person
    }

    /// - Throws: `unknownDevice`, `unknownConversation`.
    static func person(of append: Append, in db: Database) throws -> String {
        let person = try String.fetchOne(
            db, sql: "SELECT personId FROM device WHERE id = ?", arguments: [append.device.rawValue])
        guard let person else { throw ChatStoreError(.unknownDevice, "no device \(append.device)") }
        let exists = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT * FROM conversation WHERE id = ?)",
            arguments: [append.conversation.rawValue])
        guard exists == true else {
            throw ChatStoreError(.unknownConversation, "no conversation \(append.conversation)")
        }
        return person
    }

    static func insert(
        _ entry: UnstoredEntry, part: Int, sequence: Int, sender: String, of append: Append, in db: Database
    ) throws {
        let stored = try Self.stored(entry, in: db)
        try db.execute(
            sql: """
                INSERT INTO entry
                (conversationId, sequence, senderId, deviceId, sendKey, part, sentAt, kind, appId, sessionId, pictureId,
                 target, payload, expires)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                append.conversation.rawValue, sequence, sender, append.device.rawValue, append.key.rawValue, part,
                append.sentAt, stored.kind, stored.app?.rawValue, stored.session?.uuidString,
                stored.file?.rawValue, stored.target, try StoredJSON.encode(stored.content), stored.expires,
            ])
    }

    private struct StoredContent {
        var kind: String
        var content: EntryContent
        var app: AppID?
        var session: UUID?
        var file: PictureID?
        var expires = false
        var target: Int?
    }

    /// The bytes go into a table of their own, under the name that the content keeps.
    private static func stored(_ entry: UnstoredEntry, in db: Database) throws -> StoredContent {
        switch entry.content {
        case .text: return StoredContent(kind: "text", content: entry.content)
        case .membership: return StoredContent(kind: "membership", content: entry.content)
        case .unreadable: throw ChatStoreError(.damaged, "an entry that cannot be read is not stored again")
        case .message(var message):
            message.picture = try entry.picture.map {
                try store(picture: $0, media: message.media, poster: entry.poster, in: db)
            }
            message.state.layout?.picture = nil
            return StoredContent(
                kind: "message", content: .message(message), app: message.app, session: message.state.session,
                file: message.picture, expires: message.state.shouldExpire)
        case .placedSticker(var placed):
            guard let bytes = entry.picture else { throw ChatStoreError(.notAPicture, "a sticker has no bytes") }
            placed.sticker.file = try store(file: bytes, mediaType: placed.sticker.mediaType, in: db)
            return StoredContent(
                kind: "placedSticker", content: .placedSticker(placed), app: placed.sticker.app,
                file: placed.sticker.file, target: placed.target)
        case .stickerRemoval(let removal):
            return StoredContent(kind: "stickerRemoval", content: entry.content, target: removal.target)
        case .attachment(var attachment):
            guard let bytes = entry.picture else { throw ChatStoreError(.notAPicture, "a file has no bytes") }
            attachment.file = try store(
                file: bytes, mediaType: attachment.mediaType, poster: entry.poster, in: db)
            return StoredContent(
                kind: "attachment", content: .attachment(attachment), app: attachment.app, file: attachment.file)
        }
    }
}
