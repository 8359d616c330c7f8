package import ChatModels
package import Foundation
import GRDB

/// What is staged in the input field of one device in one conversation.
package struct StoredDraft: Hashable, Sendable {
    package var text: String
    package var message: AppMessage?
    /// PNG or JPEG bytes of the message's picture.
    package var picture: Data?
    package var poster: Data?
    /// In the order in which they were staged.
    package var attachments: [StoredDraftAttachment]

    package init(
        text: String = "", message: AppMessage? = nil, picture: Data? = nil, poster: Data? = nil,
        attachments: [StoredDraftAttachment] = []
    ) {
        self.text = text
        self.message = message
        self.picture = picture
        self.poster = poster
        self.attachments = attachments
    }
}

package struct StoredDraftAttachment: Hashable, Sendable {
    package var attachment: Attachment
    package var bytes: Data
    package var poster: Data?

    package init(attachment: Attachment, bytes: Data, poster: Data? = nil) {
        self.attachment = attachment
        self.bytes = bytes
        self.poster = poster
    }
}

extension ChatDatabase {
    /// Empty where nothing is staged.
    package func draft(of device: DeviceID, in conversation: ConversationID) async throws -> StoredDraft {
        try await pool.read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT text, message, bytes, poster FROM draft LEFT JOIN picture ON picture.id = pictureId
                    WHERE deviceId = ? AND conversationId = ?
                    """,
                arguments: [device.rawValue, conversation.rawValue])
            guard let row else { return StoredDraft() }
            let message: Data? = row["message"]
            return StoredDraft(
                // What cannot be read is not staged; the rest of the device works.
                text: row["text"], message: message.flatMap { try? StoredJSON.decode(AppMessage.self, from: $0) },
                picture: row["bytes"], poster: row["poster"],
                attachments: try Self.attachments(of: device, in: conversation, from: db))
        }
    }

    private static func attachments(
        of device: DeviceID, in conversation: ConversationID, from db: Database
    ) throws -> [StoredDraftAttachment] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT attachment, bytes, poster FROM draftAttachment JOIN picture ON picture.id = pictureId
                WHERE deviceId = ? AND conversationId = ? ORDER BY position
                """,
            arguments: [device.rawValue, conversation.rawValue]
        ).compactMap { row in
            guard let file = try? StoredJSON.decode(Attachment.self, from: row["attachment"]) else { return nil }
            return StoredDraftAttachment(attachment: file, bytes: row["bytes"], poster: row["poster"])
        }
    }

    /// Takes the place of what was staged before.
    package func save(_ draft: StoredDraft, of device: DeviceID, in conversation: ConversationID) async throws {
        try await write { db in
            let picture = try draft.picture.map {
                try Self.store(picture: $0, media: draft.message?.media, poster: draft.poster, in: db)
            }
            let files = try draft.attachments.map {
                try Self.store(file: $0.bytes, mediaType: $0.attachment.mediaType, poster: $0.poster, in: db)
            }
            try Self.removeDraft(
                of: device, in: conversation, keeping: Set(files).union([picture].compactMap(\.self)), from: db)
            guard draft != StoredDraft() else { return }
            try db.execute(
                sql: """
                    INSERT INTO draft (deviceId, conversationId, text, message, pictureId) VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    device.rawValue, conversation.rawValue, draft.text, try draft.message.map(StoredJSON.encode),
                    picture?.rawValue,
                ])
            for (position, (staged, file)) in zip(draft.attachments, files).enumerated() {
                try db.execute(
                    sql: """
                        INSERT INTO draftAttachment (deviceId, conversationId, position, attachment, pictureId)
                        VALUES (?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        device.rawValue, conversation.rawValue, position, try StoredJSON.encode(staged.attachment),
                        file.rawValue,
                    ])
            }
        }
    }

    static func removeDraft(
        of device: DeviceID, in conversation: ConversationID, keeping kept: Set<PictureID> = [], from db: Database
    ) throws {
        let arguments: StatementArguments = [device.rawValue, conversation.rawValue]
        let files = try String.fetchAll(
            db, sql: "DELETE FROM draftAttachment WHERE deviceId = ? AND conversationId = ? RETURNING pictureId",
            arguments: arguments)
        let picture = try String.fetchOne(
            db, sql: "DELETE FROM draft WHERE deviceId = ? AND conversationId = ? RETURNING pictureId",
            arguments: arguments)
        for id in files + [picture].compactMap(\.self) where !kept.contains(PictureID(unchecked: id)) {
            try removePictureIfUnused(id, from: db)
        }
    }
}
