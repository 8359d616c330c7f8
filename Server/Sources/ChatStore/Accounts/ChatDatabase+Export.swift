package import ChatModels
import Foundation
import GRDB

/// Role, time of joining and apps of an account.
package struct OwnAccount: Hashable, Sendable {
    package var role: Role
    /// Milliseconds since 1970.
    package var joinedAt: Int64
    package var apps: [OwnApp]
    package var chosenApps: [ChosenApp]
}

/// A person's row of `personApp`: whether they have the app on all of their devices. It is there once they got or removed it, or
/// an owner changed who begins with it.
package struct ChosenApp: Hashable, Sendable, Encodable {
    package var app: AppID
    package var has: Bool
}

/// An app that somebody has put on one of their devices, or taken off it.
package struct OwnApp: Hashable, Sendable, Encodable {
    package var device: DeviceID
    package var app: AppID
    package var isInstalled: Bool
}

/// A conversation that somebody is or was in, with what they have set and written down in it.
package struct OwnConversation: Hashable, Sendable {
    package var conversation: StoredConversation
    package var isDirect: Bool
    package var isPinned: Bool
    package var isMuted: Bool
    package var memberships: [Membership]
    package var drafts: [OwnDraft]
}

/// A text that stands in the input field of one device.
package struct OwnDraft: Hashable, Sendable, Encodable {
    package var device: DeviceID
    package var text: String
}

/// A picture, video, sound or other file that somebody has sent.
package struct OwnFile: Hashable, Sendable {
    package var sequence: Int
    package var id: PictureID
    /// Media type, as in `Attachment.mediaType`.
    package var mediaType: String
    /// Its own name; nil for the picture of an app's message.
    package var name: String?
    package var byteCount: Int
}

// Reads for the export of a person's own data.
extension ChatDatabase {
    /// Returns what is stored of an account; nil where there is none.
    package func ownAccount(of person: PersonID) async throws -> OwnAccount? {
        let id = person.uuid.uuidString
        return try await pool.read { db in
            guard
                let row = try Row.fetchOne(
                    db, sql: "SELECT role, joinedAt FROM account WHERE personId = ?", arguments: [id]),
                let role = Role(rawValue: row["role"])
            else { return nil }
            let apps = try Row.fetchAll(
                db,
                sql: """
                    SELECT deviceId, appId, isInstalled FROM deviceApp JOIN device ON device.id = deviceId
                    WHERE personId = ? ORDER BY deviceId, appId
                    """, arguments: [id])
            let chosen = try Row.fetchAll(
                db, sql: "SELECT appId, has FROM personApp WHERE personId = ? ORDER BY appId", arguments: [id])
            return OwnAccount(
                role: role, joinedAt: row["joinedAt"],
                apps: apps.map {
                    OwnApp(
                        device: DeviceID(unchecked: $0["deviceId"]), app: AppID(unchecked: $0["appId"]),
                        isInstalled: $0["isInstalled"])
                },
                chosenApps: chosen.map { ChosenApp(app: AppID(unchecked: $0["appId"]), has: $0["has"]) })
        }
    }

    /// Returns every conversation that the person is or was in, in order of their names in the store.
    package func conversationsEver(of person: PersonID) async throws -> [ConversationID] {
        try await pool.read { db in
            try String.fetchAll(
                db, sql: "SELECT DISTINCT conversationId FROM membership WHERE personId = ? ORDER BY conversationId",
                arguments: [person.uuid.uuidString]
            ).map(ConversationID.init(unchecked:))
        }
    }

    /// Returns one of them, as the person may know it; nil for any other.
    package func ownConversation(_ id: ConversationID, of person: PersonID) async throws -> OwnConversation? {
        let place: StatementArguments = ["conversation": id.rawValue, "person": person.uuid.uuidString]
        let memberships = try await memberships(of: person, in: id)
        return try await pool.read { db in
            let row = try db.row(
                """
                SELECT pair IS NOT NULL AS isDirect, isPinned, isMuted
                FROM participant JOIN conversation ON conversation.id = conversationId
                WHERE conversationId = :conversation AND personId = :person
                """, place)
            guard let row, let conversation = try Self.conversation(id, as: person, in: db) else { return nil }
            let drafts = try db.rows(
                """
                SELECT deviceId, text FROM draft JOIN device ON device.id = deviceId
                WHERE conversationId = :conversation AND personId = :person AND text <> '' ORDER BY deviceId
                """, place)
            return OwnConversation(
                conversation: conversation, isDirect: row["isDirect"], isPinned: row["isPinned"],
                isMuted: row["isMuted"], memberships: memberships,
                drafts: drafts.map { OwnDraft(device: DeviceID(unchecked: $0["deviceId"]), text: $0["text"]) })
        }
    }

    /// Returns at most `limit` of the files that the person has sent in a conversation, those after `sequence`, in order.
    package func ownFiles(
        of person: PersonID, in conversation: ConversationID, after sequence: Int, limit: Int
    ) async throws -> [OwnFile] {
        try await pool.read { db in
            try db.rows(
                """
                SELECT \(EntryRow.columns), pictureId, mediaType, length(bytes) AS byteCount
                FROM entry JOIN picture ON picture.id = pictureId
                WHERE conversationId = :conversation AND senderId = :person AND sequence > :sequence
                ORDER BY sequence LIMIT :limit
                """,
                [
                    "conversation": conversation.rawValue, "person": person.uuid.uuidString, "sequence": sequence,
                    "limit": limit,
                ]
            ).map { row in
                OwnFile(
                    sequence: row["sequence"], id: PictureID(unchecked: row["pictureId"]), mediaType: row["mediaType"],
                    name: EntryRow.entry(row).fileName, byteCount: row["byteCount"])
            }
        }
    }
}

extension LogEntry {
    fileprivate var fileName: String? {
        switch content {
        case .attachment(let attachment): attachment.name
        case .placedSticker(let placed): placed.sticker.name
        default: nil
        }
    }
}
