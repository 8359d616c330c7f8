package import ChatModels
package import Foundation
import GRDB
import Hashing
import MediaFormats

/// A stored picture, video, sound or other file.
package struct StoredPicture: Hashable, Sendable {
    /// Media type, as in `Attachment.mediaType`.
    package var mediaType: String
    package var bytes: Data
    /// Still picture of a video or animation.
    package var poster: Data?

    package static let anyFile = Attachment.anyMediaType

    package init(mediaType: String, bytes: Data, poster: Data? = nil) {
        self.mediaType = mediaType
        self.bytes = bytes
        self.poster = poster
    }
}

extension ChatDatabase {
    /// Returns the picture if the device may see it: an entry that its person may see shows it, or a draft or unsent
    /// message of the device does. Nil otherwise, so that a guessed ID reveals nothing.
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

    /// Returns the picture's bytes without an access check, for the server to hand to an app.
    package func pictureBytes(_ id: PictureID) async throws -> Data? {
        try await pool.read { db in
            try Data.fetchOne(db, sql: "SELECT bytes FROM picture WHERE id = ?", arguments: [id.rawValue])
        }
    }

    /// Returns the poster of a video or animation, else the picture's bytes; without an access check.
    package func stillPicture(_ id: PictureID) async throws -> Data? {
        try await pool.read { db in
            try Data.fetchOne(
                db, sql: "SELECT coalesce(poster, bytes) FROM picture WHERE id = ?", arguments: [id.rawValue])
        }
    }

    package func pictureCount() async throws -> Int {
        try await pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM picture") ?? 0 }
    }

    /// Stores the file if it is not there yet. The statement is not kept, because its last arguments would be kept with it; and they
    /// are copied for it, so that it is not begun for a file that is there.
    static func store(_ file: NewFile, in db: Database) throws -> PictureID {
        if try db.value(Bool.self, "SELECT 1 FROM picture WHERE id = ?", [file.id.rawValue]) == true { return file.id }
        try db.execute(
            sql: "INSERT INTO picture (id, mediaType, bytes, poster) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            arguments: [file.id.rawValue, file.mediaType, file.bytes, file.poster])
        return file.id
    }

    /// Deletes a picture that no entry, draft, unsent message, person or conversation refers to.
    static func removePictureIfUnused(_ id: String, from db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM picture WHERE id = :picture
                AND NOT EXISTS (SELECT * FROM entry WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM draft WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM draftAttachment WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM unsent WHERE pictureId = :picture)
                AND NOT EXISTS (SELECT * FROM person WHERE avatarId = :picture)
                AND NOT EXISTS (SELECT * FROM conversation WHERE avatarId = :picture)
                """,
            arguments: ["picture": id])
    }
}

/// A picture or other file that is to be stored; its ID is computed from its bytes, which takes a while for many.
struct NewFile {
    let id: PictureID
    let mediaType: String
    let bytes: Data
    let poster: Data?

    /// - Parameter id: what was computed from the bytes before; nil computes it.
    init(_ bytes: Data, id: PictureID? = nil, mediaType: String, poster: Data? = nil) {
        self.id = id ?? PictureID(unchecked: SHA256.hash(bytes).hexadecimal)
        (self.bytes, self.mediaType, self.poster) = (bytes, mediaType, poster)
    }

    /// A bubble's picture.
    /// - Parameter media: media information of a message whose picture is a video, sound or animation.
    init(picture bytes: Data, media: MediaInfo?, poster: Data?) throws {
        guard let mediaType = media?.mediaType ?? PictureKind.mediaType(of: bytes) else {
            throw ChatStoreError(.notAPicture, "a bubble's picture is no PNG, JPEG or GIF")
        }
        self.init(bytes, mediaType: mediaType, poster: poster)
    }
}

/// Detects the supported picture formats by their first bytes.
package enum PictureKind {
    package static func mediaType(of bytes: Data) -> String? { PictureHeader.mediaType(of: bytes) }
}
