package import ChatModels
import Foundation
import GRDB

extension ChatDatabase {
    /// Loads the draft; empty where nothing is staged.
    package func draft(of device: DeviceID, in conversation: ConversationID) async throws -> Draft {
        try await pool.read { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT text, message, bytes, poster FROM draft LEFT JOIN picture ON picture.id = pictureId
                    WHERE deviceId = ? AND conversationId = ?
                    """,
                arguments: [device.rawValue, conversation.rawValue])
            guard let row else { return Draft() }
            let message: Data? = row["message"]
            return Draft(
                // A message that cannot be decoded is left out, so that the rest of the device works.
                text: row["text"], message: message.flatMap { try? StoredJSON.decode(AppMessage.self, from: $0) },
                picture: row["bytes"], poster: row["poster"],
                attachments: try Self.attachments(of: device, in: conversation, from: db))
        }
    }

    private static func attachments(
        of device: DeviceID, in conversation: ConversationID, from db: Database
    ) throws -> [StagedAttachment] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT attachment, bytes, poster FROM draftAttachment JOIN picture ON picture.id = pictureId
                WHERE deviceId = ? AND conversationId = ? ORDER BY position
                """,
            arguments: [device.rawValue, conversation.rawValue]
        ).compactMap { row in
            guard let file = try? StoredJSON.decode(Attachment.self, from: row["attachment"]) else { return nil }
            return StagedAttachment(attachment: file, bytes: row["bytes"], poster: row["poster"])
        }
    }

    /// Replaces the stored draft.
    package func save(_ draft: Draft, of device: DeviceID, in conversation: ConversationID) async throws {
        let newPicture = try draft.picture.map {
            try NewFile(picture: $0, media: draft.message?.media, poster: draft.poster)
        }
        let newFiles = draft.attachments.map {
            NewFile($0.bytes, id: $0.attachment.file, mediaType: $0.attachment.mediaType, poster: $0.poster)
        }
        try await write { db in
            let picture = try newPicture.map { try Self.store($0, in: db) }
            let files = try newFiles.map { try Self.store($0, in: db) }
            try Self.removeDraft(
                of: device, in: conversation, keeping: Set(files).union([picture].compactMap(\.self)), from: db)
            guard draft != Draft() else { return }
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
        let removed =
            try db.rows(
                "DELETE FROM draftAttachment WHERE deviceId = ? AND conversationId = ? RETURNING pictureId", arguments)
            + db.rows("DELETE FROM draft WHERE deviceId = ? AND conversationId = ? RETURNING pictureId", arguments)
        let pictures: [String] = removed.compactMap { $0["pictureId"] }
        for id in pictures where !kept.contains(PictureID(unchecked: id)) {
            try removePictureIfUnused(id, from: db)
        }
    }
}
