package import ChatModels
import Foundation
import GRDB

/// What an app has sent and the log did not take.
package struct StoredUnsent: Hashable, Sendable {
    package var key: SendKey
    package var entry: UnstoredEntry

    package init(key: SendKey, entry: UnstoredEntry) {
        self.key = key
        self.entry = entry
    }
}

extension ChatDatabase {
    /// In order. What has come into the log since is not among them: it was stored, though nobody could say so any more.
    package func unsent(of device: DeviceID, in conversation: ConversationID) async throws -> [StoredUnsent] {
        try await pool.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT sendKey, content, bytes, poster FROM unsent LEFT JOIN picture ON picture.id = pictureId
                    WHERE deviceId = ? AND conversationId = ? AND NOT EXISTS (
                        SELECT * FROM entry
                        WHERE entry.deviceId = unsent.deviceId AND entry.sendKey = unsent.sendKey)
                    ORDER BY position
                    """,
                arguments: [device.rawValue, conversation.rawValue]
            ).compactMap { row in
                // One that cannot be read can neither be shown nor sent.
                guard let content = try? StoredJSON.decode(EntryContent.self, from: row["content"]) else { return nil }
                return StoredUnsent(
                    key: SendKey(unchecked: row["sendKey"]),
                    entry: UnstoredEntry(content: content, picture: row["bytes"], poster: row["poster"]))
            }
        }
    }

    /// Takes the place of what was unsent before.
    package func save(
        _ unsent: [StoredUnsent], of device: DeviceID, in conversation: ConversationID
    ) async throws {
        try await write { db in
            let before = try Optional<String>.fetchAll(
                db, sql: "DELETE FROM unsent WHERE deviceId = ? AND conversationId = ? RETURNING pictureId",
                arguments: [device.rawValue, conversation.rawValue]
            ).compactMap(\.self)
            for (position, send) in unsent.enumerated() {
                try Self.insert(send, position, of: device, in: conversation, db)
            }
            for picture in before { try Self.removePictureIfUnused(picture, from: db) }
        }
    }

    private static func insert(
        _ send: StoredUnsent, _ position: Int, of device: DeviceID, in conversation: ConversationID, _ db: Database
    ) throws {
        let picture: PictureID? = try send.entry.picture.map { bytes in
            switch send.entry.content {
            case .attachment(let file):
                try store(file: bytes, mediaType: file.mediaType, poster: send.entry.poster, in: db)
            case .message(let message):
                try store(picture: bytes, media: message.media, poster: send.entry.poster, in: db)
            case .placedSticker(let placed): try store(file: bytes, mediaType: placed.sticker.mediaType, in: db)
            case .text, .membership, .stickerRemoval, .unreadable:
                try store(picture: bytes, media: nil, poster: nil, in: db)
            }
        }
        try db.execute(
            sql: """
                INSERT INTO unsent (deviceId, conversationId, position, sendKey, content, pictureId)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                device.rawValue, conversation.rawValue, position, send.key.rawValue,
                try StoredJSON.encode(send.entry.content), picture?.rawValue,
            ])
    }
}
