import AppProtocol
package import ChatModels
import Crypto
package import Foundation
import GRDB

package struct StoredPicture: Hashable, Sendable {
    /// As of `Attachment.mediaType`.
    package var mediaType: String
    package var bytes: Data
    /// Of what moves: a still picture of it.
    package var poster: Data?

    package static let anyFile = Attachment.anyMediaType

    package init(mediaType: String, bytes: Data, poster: Data? = nil) {
        self.mediaType = mediaType
        self.bytes = bytes
        self.poster = poster
    }
}

extension ChatDatabase {
    /// The picture, where the device may see it: its person is in a conversation that shows it, or it is in a draft of
    /// the device. Nil otherwise, so that a guessed id tells nothing.
    package func picture(_ id: PictureID, for device: DeviceID) async throws -> StoredPicture? {
        try await pool.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT mediaType, bytes, poster FROM picture WHERE id = :picture AND (
                        EXISTS (
                            SELECT * FROM entry
                            JOIN participant ON participant.conversationId = entry.conversationId
                            JOIN device ON device.personId = participant.personId
                            WHERE entry.pictureId = :picture AND device.id = :device
                            AND \(Self.isVisible(to: "participant.personId"))
                            AND \(Self.isThere(for: "participant.personId")))
                        OR EXISTS (SELECT * FROM draft WHERE draft.pictureId = :picture AND deviceId = :device)
                        OR EXISTS (SELECT * FROM unsent WHERE pictureId = :picture AND deviceId = :device)
                        OR EXISTS (
                            SELECT * FROM draftAttachment WHERE pictureId = :picture AND deviceId = :device))
                    """,
                arguments: ["picture": id.rawValue, "device": device.rawValue]
            ).map { StoredPicture(mediaType: $0["mediaType"], bytes: $0["bytes"], poster: $0["poster"]) }
        }
    }

    /// For the server itself: the bytes of an entry's picture, to be handed to an app.
    package func pictureBytes(_ id: PictureID) async throws -> Data? {
        try await pool.read { db in
            try Data.fetchOne(db, sql: "SELECT bytes FROM picture WHERE id = ?", arguments: [id.rawValue])
        }
    }

    /// The same; where it moves, its still picture.
    package func stillPicture(_ id: PictureID) async throws -> Data? {
        try await pool.read { db in
            try Data.fetchOne(
                db, sql: "SELECT coalesce(poster, bytes) FROM picture WHERE id = ?", arguments: [id.rawValue])
        }
    }

    package func pictureCount() async throws -> Int {
        try await pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM picture") ?? 0 }
    }

    /// - Parameter media: of a message whose picture moves or sounds.
    static func store(picture bytes: Data, media: MediaInfo?, poster: Data?, in db: Database) throws -> PictureID {
        guard let mediaType = media?.mediaType ?? PictureKind.mediaType(of: bytes) else {
            throw ChatStoreError(.notAPicture, "a bubble's picture is no PNG, JPEG or GIF")
        }
        return try store(file: bytes, mediaType: mediaType, poster: poster, in: db)
    }

    static func store(file bytes: Data, mediaType: String, poster: Data? = nil, in db: Database) throws -> PictureID {
        let id = SHA256.hash(data: bytes).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
        try db.execute(
            sql: "INSERT INTO picture (id, mediaType, bytes, poster) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            arguments: [id, mediaType, bytes, poster])
        return PictureID(unchecked: id)
    }

    /// Takes a picture away that no entry, no draft and nothing unsent shows.
    static func removePictureIfUnused(_ id: String, from db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM picture WHERE id = :picture
                AND NOT EXISTS (SELECT * FROM entry WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM draft WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM draftAttachment WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM unsent WHERE pictureId = :picture)
                """,
            arguments: ["picture": id])
    }
}

/// Tells the kinds of picture that Parley keeps by their first bytes.
package enum PictureKind {
    package static func mediaType(of bytes: Data) -> String? { PictureHeader.mediaType(of: bytes) }
}
