package import ChatModels
package import Foundation
import GRDB

/// What is staged in the input field of one device in one conversation.
package struct StoredDraft: Hashable, Sendable {
    package var text: String
    package var message: AppMessage?
    /// PNG or JPEG bytes of the message's picture.
    package var picture: Data?

    package init(text: String = "", message: AppMessage? = nil, picture: Data? = nil) {
        self.text = text
        self.message = message
        self.picture = picture
    }
}

extension ChatDatabase {
    /// Empty where nothing is staged.
    package func draft(of device: DeviceID, in conversation: ConversationID) async throws -> StoredDraft {
        try await pool.read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT text, message, bytes FROM draft LEFT JOIN picture ON picture.id = pictureId
                    WHERE deviceId = ? AND conversationId = ?
                    """,
                arguments: [device.rawValue, conversation.rawValue])
            guard let row else { return StoredDraft() }
            let message: Data? = row["message"]
            return StoredDraft(
                text: row["text"], message: try message.map { try StoredJSON.decode(AppMessage.self, from: $0) },
                picture: row["bytes"])
        }
    }

    /// Takes the place of what was staged before.
    package func save(_ draft: StoredDraft, of device: DeviceID, in conversation: ConversationID) async throws {
        try await pool.write { db in
            let picture = try draft.picture.map { try Self.store(picture: $0, in: db) }
            try Self.removeDraft(of: device, in: conversation, keeping: picture, from: db)
            guard draft != StoredDraft() else { return }
            try db.execute(
                sql: """
                    INSERT INTO draft (deviceId, conversationId, text, message, pictureId) VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    device.rawValue, conversation.rawValue, draft.text, try draft.message.map(StoredJSON.encode),
                    picture?.rawValue,
                ])
        }
    }

    static func removeDraft(
        of device: DeviceID, in conversation: ConversationID, keeping kept: PictureID? = nil, from db: Database
    ) throws {
        let picture = try String.fetchOne(
            db, sql: "DELETE FROM draft WHERE deviceId = ? AND conversationId = ? RETURNING pictureId",
            arguments: [device.rawValue, conversation.rawValue])
        if let picture, picture != kept?.rawValue { try removePictureIfUnused(picture, from: db) }
    }
}
