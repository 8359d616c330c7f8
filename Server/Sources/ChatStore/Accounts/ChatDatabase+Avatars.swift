package import ChatModels
package import Foundation
import GRDB

// Small pictures of people and conversations. Each is a row of `picture`, as what is sent is.
extension ChatDatabase {
    /// Owner of a picture: the table with the column.
    enum AvatarOwner: String { case person, conversation }

    /// Sets the person's picture; nil takes it away.
    /// - Parameter jpeg: bytes as others get them.
    /// - Returns: its name.
    /// - Throws: `ChatStoreError`: `unknownPerson` for an account that was removed.
    @discardableResult
    package func setAvatar(_ jpeg: Data?, of person: PersonID) async throws -> PictureID? {
        let (file, id) = (Self.file(jpeg), person.uuid.uuidString)
        return try await write { db in
            let isRemoved = try db.value(
                Bool.self, "SELECT 1 FROM account WHERE personId = ? AND removedAt IS NOT NULL", [id])
            guard isRemoved == nil else { throw Self.unknownPerson }
            return try Self.setAvatar(file, of: .person, id, in: db)
        }
    }

    /// Sets the picture of a conversation; nil takes it away. One between two shows that of the other person.
    /// - Throws: `ChatStoreError`: `notAParticipant`, `blocked`, `notAllowed`.
    @discardableResult
    package func setAvatar(
        _ jpeg: Data?, of conversation: ConversationID, by person: PersonID
    ) async throws -> PictureID? {
        let file = Self.file(jpeg)
        return try await write { db in
            try Self.checkTakesPart(person, in: conversation, db)
            try Self.checkNotBlocked(person, in: conversation, db)
            let pair = try String.fetchOne(
                db, sql: "SELECT pair FROM conversation WHERE id = ?", arguments: [conversation.rawValue])
            guard file == nil || pair == nil else {
                throw ChatStoreError(.notAllowed, "A conversation between two has the picture of the other person.")
            }
            return try Self.setAvatar(file, of: .conversation, conversation.rawValue, in: db)
        }
    }

    /// Returns the picture of a person whom the other one sees in a conversation, or of a conversation that they are in. Nil
    /// otherwise, so that a guessed ID reveals nothing.
    package func avatar(_ id: PictureID, for person: PersonID) async throws -> StoredPicture? {
        try await pool.read { db in
            try Row.fetchOne(
                db,
                sql: """
                    SELECT mediaType, bytes FROM picture WHERE id = :picture AND (
                        EXISTS (SELECT * FROM person WHERE avatarId = :picture AND \(Self.isMet))
                        OR EXISTS (
                            SELECT * FROM conversation JOIN membership ON conversationId = conversation.id
                            WHERE avatarId = :picture AND personId = :person AND lastSequence IS NULL))
                    """,
                arguments: ["picture": id.rawValue, "person": person.uuid.uuidString]
            ).map { StoredPicture(mediaType: $0["mediaType"], bytes: $0["bytes"]) }
        }
    }

    private static func file(_ jpeg: Data?) -> NewFile? { jpeg.map { NewFile($0, mediaType: "image/jpeg") } }

    // MARK: Within a transaction

    /// SQL condition on a row of `person`: they are `:person`, or seen by them in a conversation, as `conversation(_:as:)` has it.
    static let isMet = """
        (person.id = :person OR EXISTS (
            SELECT * FROM participant AS place
            JOIN membership AS mine ON mine.conversationId = place.conversationId AND mine.personId = place.personId
            JOIN membership AS theirs ON theirs.conversationId = place.conversationId AND theirs.personId = person.id
            WHERE place.personId = :person
            AND (mine.lastSequence IS NULL OR theirs.firstSequence <= mine.lastSequence)
            AND NOT \(isOfSharedBubble("theirs"))))
        """

    @discardableResult
    static func setAvatar(
        _ file: NewFile?, of owner: AvatarOwner, _ id: String, in db: Database
    ) throws -> PictureID? {
        let before = try db.value(String.self, "SELECT avatarId FROM \(owner.rawValue) WHERE id = ?", [id])
        let avatar = try file.map { try store($0, in: db) }
        try db.run("UPDATE \(owner.rawValue) SET avatarId = ? WHERE id = ?", [avatar?.rawValue, id])
        if let before, before != avatar?.rawValue { try removePictureIfUnused(before, from: db) }
        return avatar
    }
}
