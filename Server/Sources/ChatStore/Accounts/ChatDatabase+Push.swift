package import ChatModels
package import Foundation
import GRDB

/// Address at which a device is told what is new while no page is open in it, and the keys by which only it can read that.
package struct PushSubscription: Hashable, Sendable {
    package var device: DeviceID
    /// Address at a push service; who knows it can send to it.
    package var endpoint: String
    package var publicKey: Data
    package var secret: Data
    /// Whether notices have senders and texts in them.
    package var showsTexts: Bool

    package init(device: DeviceID, endpoint: String, publicKey: Data, secret: Data, showsTexts: Bool) {
        self.device = device
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.secret = secret
        self.showsTexts = showsTexts
    }
}

/// News of a conversation for one person.
package struct PushNews: Hashable, Sendable {
    package var person: PersonID
    package var conversation: StoredConversation
    package var newest: LogEntry
    /// Number of messages that the person has not read, in all conversations; in muted ones those that mention them.
    package var unreadCount: Int
    package var subscriptions: [PushSubscription]
}

extension ChatDatabase {
    /// Stores the device's subscription in the place of its earlier one. An endpoint belongs to one device: a browser that somebody
    /// else signs in with keeps its own.
    package func setPush(_ subscription: PushSubscription) async throws {
        try await write { db in
            try db.execute(
                sql: "DELETE FROM pushSubscription WHERE deviceId = ? OR endpoint = ?",
                arguments: [subscription.device.rawValue, subscription.endpoint])
            try db.execute(
                sql: """
                    INSERT INTO pushSubscription (deviceId, endpoint, publicKey, secret, showsTexts) VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    subscription.device.rawValue, subscription.endpoint, subscription.publicKey, subscription.secret,
                    subscription.showsTexts,
                ])
        }
    }

    package func push(of device: DeviceID) async throws -> PushSubscription? {
        try await pool.read { db in
            try Row.fetchOne(
                db, sql: "SELECT * FROM pushSubscription WHERE deviceId = ?", arguments: [device.rawValue]
            ).map(Self.subscription)
        }
    }

    package func removePush(of device: DeviceID) async throws {
        try await write {
            try $0.execute(sql: "DELETE FROM pushSubscription WHERE deviceId = ?", arguments: [device.rawValue])
        }
    }

    package func removePush(at endpoint: String) async throws {
        try await write {
            try $0.execute(sql: "DELETE FROM pushSubscription WHERE endpoint = ?", arguments: [endpoint])
        }
    }

    /// Returns whom to tell of entries after a position: people with subscriptions who have not read the newest of others; in a muted
    /// conversation only of those that mention them.
    package func pushNews(of conversation: ConversationID, after position: Int) async throws -> [PushNews] {
        try await pool.read { db in
            let rows = try db.rows(
                Self.subscribers, ["conversation": conversation.rawValue, "position": position])
            let people = Dictionary(grouping: rows) { $0["personId"] as String }
            return try people.sorted { $0.key < $1.key }.compactMap { try Self.news(of: conversation, $1, in: db) }
        }
    }

    /// Returns what the person of one device is to be told, with the device's subscription alone; nil where there is nothing, or no
    /// subscription any more.
    package func pushNews(
        of conversation: ConversationID, after position: Int, for device: DeviceID
    ) async throws -> PushNews? {
        try await pool.read { db in
            let rows = try db.rows(
                Self.subscribers + " AND pushSubscription.deviceId = :device",
                ["conversation": conversation.rawValue, "position": position, "device": device.rawValue])
            return try Self.news(of: conversation, rows, in: db)
        }
    }

    /// - Parameter rows: of the subscriptions of one person.
    private static func news(of id: ConversationID, _ rows: [Row], in db: Database) throws -> PushNews? {
        guard let first = rows.first, let conversation = try conversation(id, as: nil, in: db) else { return nil }
        let newest = try entries(
            db, where: newestUnread,
            [
                "conversation": id.rawValue, "person": first["personId"] as String, "after": first["seen"] as Int,
                "isMuted": first["isMuted"] as Bool,
            ]
        ).first
        guard let newest else { return nil }
        let person = try personID(first["personId"])
        return PushNews(
            person: person, conversation: conversation, newest: newest,
            unreadCount: try unreadCount(of: person, in: db), subscriptions: rows.map(subscription))
    }

    private static func subscription(_ row: Row) -> PushSubscription {
        PushSubscription(
            device: DeviceID(unchecked: row["deviceId"]), endpoint: row["endpoint"], publicKey: row["publicKey"],
            secret: row["secret"], showsTexts: row["showsTexts"])
    }

    /// `seen` is the newest entry that the person has read, or the one before the first that is new.
    private static let subscribers = """
        SELECT pushSubscription.*, personId, isMuted, max(firstSequence - 1, coalesce(read, 0), :position) AS seen
        FROM membership JOIN participant USING (conversationId, personId) JOIN account USING (personId)
        JOIN device USING (personId) JOIN signIn ON signIn.deviceId = device.id
        JOIN pushSubscription ON pushSubscription.deviceId = device.id
        LEFT JOIN receipt USING (conversationId, personId)
        WHERE conversationId = :conversation AND lastSequence IS NULL AND digest IS NOT NULL AND \(isPresent)
        """

    private static let newestUnread = """
        conversationId = :conversation AND sequence > :after AND senderId <> :person
        AND kind IN ('text', 'message', 'attachment') AND (NOT :isMuted OR \(mentionsPerson)) AND \(isOfNobodyBlocked)
        ORDER BY sequence DESC LIMIT 1
        """
}
