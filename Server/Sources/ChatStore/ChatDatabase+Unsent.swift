package import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// Returns the unsent entries in order, without those that are in the log: they were stored although the
    /// confirmation was lost.
    package func unsent(of device: DeviceID, in conversation: ConversationID) async throws -> [DirectSend] {
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
                // An entry that cannot be decoded can be neither shown nor sent.
                guard let content = try? StoredJSON.decode(EntryContent.self, from: row["content"]) else { return nil }
                return DirectSend(
                    key: SendKey(unchecked: row["sendKey"]),
                    entry: NewEntry(content: content, picture: row["bytes"], poster: row["poster"]))
            }
        }
    }

    /// Replaces the stored unsent entries.
    package func save(
        _ unsent: [DirectSend], of device: DeviceID, in conversation: ConversationID
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
        _ send: DirectSend, _ position: Int, of device: DeviceID, in conversation: ConversationID, _ db: Database
    ) throws {
        let picture: PictureID? = try send.entry.picture.map { bytes in
            switch send.entry.content {
            case .attachment(let file):
                try store(NewFile(bytes, mediaType: file.mediaType, poster: send.entry.poster), in: db)
            case .message(let message):
                try store(NewFile(picture: bytes, media: message.media, poster: send.entry.poster), in: db)
            case .placedSticker(let placed): try store(NewFile(bytes, mediaType: placed.sticker.mediaType), in: db)
            case .text, .membership, .stickerRemoval, .reaction, .revision, .withdrawn, .unreadable:
                try store(NewFile(picture: bytes, media: nil, poster: nil), in: db)
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
