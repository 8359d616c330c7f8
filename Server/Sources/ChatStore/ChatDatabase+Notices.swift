package import AppProtocol
package import ChatModels
import Foundation
import GRDB

/// Place of an app's notices: they belong to the device on which they were added, and to the conversation.
package struct NoticePlace: Hashable, Sendable {
    package var device: DeviceID
    package var conversation: ConversationID
    package var app: AppID

    package init(device: DeviceID, conversation: ConversationID, app: AppID) {
        (self.device, self.conversation, self.app) = (device, conversation, app)
    }
}

// Notices of apps, and whether their people allow them.
extension ChatDatabase {
    /// Number of apps whose notices are delivered in one transaction.
    static let dueCountMax = 100

    /// Answers a query of an app, which has been checked.
    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: The answer; once this returns a change is on disk.
    /// - Throws: `NoticeFailure`; `ChatStoreError` where the disk fails.
    package func answer(_ query: NoticeQuery, at place: NoticePlace, now: Int64) async throws -> NoticeReply {
        switch query.kind {
        case .status, .authorize, .pending, .delivered:
            return try await pool.read { db in
                var book = try Self.book(at: place, db)
                return try book.answer(query, try Self.noticeStatus(at: place, db), at: now)
            }
        case .add, .removePending, .removeDelivered:
            return try await write { db in
                let stored = try Self.book(at: place, db)
                var book = stored
                let reply = try book.answer(query, try Self.noticeStatus(at: place, db), at: now)
                if book != stored { try Self.save(book, at: place, db) }
                return reply
            }
        }
    }

    /// Stores the person's answer, for all their devices.
    package func setNoticePermission(_ isAllowed: Bool, of app: AppID, for person: PersonID) async throws {
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO noticePermission (personId, appId, isAllowed) VALUES (?, ?, ?)",
                arguments: [person.uuid.uuidString, app.rawValue, isAllowed])
        }
    }

    /// Time of the next notice of all, in milliseconds since 1970; nil where none waits.
    package func nextNotice() async throws -> Int64? {
        try await pool.read { try Self.nextNotice($0) }
    }

    /// Delivers notices whose time has come, of `dueCountMax` apps at most. Once this returns they are on disk as delivered, so that
    /// none is delivered again.
    /// - Returns: Where any were delivered, and the time of the next one, which may be past.
    package func deliverNotices(at now: Int64) async throws -> (places: [NoticePlace], next: Int64?) {
        try await write { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT * FROM noticeBook WHERE nextAt <= ? ORDER BY nextAt LIMIT \(Self.dueCountMax)",
                arguments: [now])
            let places = try rows.filter { try Self.deliver($0, at: now, db) }.map(NoticePlace.init)
            return (places, try Self.nextNotice(db))
        }
    }

    /// Returns what no page of the device has shown, and takes it as shown.
    /// - Parameter conversation: Nil for all of the device.
    package func takeNewNotices(
        on device: DeviceID, in conversation: ConversationID? = nil
    ) async throws -> [(place: NoticePlace, notices: [StoredNotice])] {
        guard try await pool.read({ try !Self.newRows(on: device, in: conversation, $0).isEmpty }) else { return [] }
        return try await write { db in
            var taken: [(place: NoticePlace, notices: [StoredNotice])] = []
            for row in try Self.newRows(on: device, in: conversation, db) {
                let new = try Self.takeNew(row, db)
                if !new.isEmpty { taken.append((place: NoticePlace(row), notices: new)) }
            }
            return taken
        }
    }

    /// Removes a delivered notice, which the person opens.
    /// - Returns: nil where there is none, such as one that the app has removed.
    package func openNotice(_ identifier: String, at place: NoticePlace) async throws -> StoredNotice? {
        try await write { db in
            var book = try Self.book(at: place, db)
            let notice = book.open(identifier)
            if notice != nil { try Self.save(book, at: place, db) }
            return notice
        }
    }
}

// The rows.
extension ChatDatabase {
    private static let isHere = "deviceId = ? AND conversationId = ? AND appId = ?"

    /// Whether the device is signed in, where it is one of a server for people, has the app, and its person takes part.
    private static let isTold = """
        SELECT EXISTS (SELECT * FROM device WHERE device.id = ? AND EXISTS (
            SELECT * FROM membership WHERE conversationId = ? AND personId = device.personId AND lastSequence IS NULL)
        AND NOT EXISTS (SELECT * FROM signIn WHERE signIn.deviceId = device.id AND digest IS NULL)
        AND NOT EXISTS (SELECT * FROM deviceApp WHERE deviceApp.deviceId = device.id AND appId = ? AND NOT isInstalled))
        """

    /// Reads a row; forgets the notices of a device or person that is gone, and those that cannot be read.
    /// - Returns: nil for those.
    private static func toldBook(_ row: Row, _ db: Database) throws -> NoticeBook? {
        let place = NoticePlace(row)
        guard let book = try? StoredJSON.decode(NoticeBook.self, from: row["book"]),
            try Bool.fetchOne(db, sql: isTold, arguments: place.arguments) == true
        else {
            try save(NoticeBook(), at: place, db)
            return nil
        }
        return book
    }

    /// Takes what is new as shown.
    /// - Returns: What is to be shown: nothing where the person has turned the app's notices off meanwhile.
    private static func takeNew(_ row: Row, _ db: Database) throws -> [StoredNotice] {
        let place = NoticePlace(row)
        guard var book = try toldBook(row, db) else { return [] }
        let new = book.takeNew()
        try save(book, at: place, db)
        return try noticeStatus(at: place, db) == .authorized ? new : []
    }

    /// Delivers what is due of one app.
    /// - Returns: Whether anything is to be shown.
    private static func deliver(_ row: Row, at now: Int64, _ db: Database) throws -> Bool {
        let place = NoticePlace(row)
        guard var book = try toldBook(row, db) else { return false }
        book.deliver(at: now)
        // A person who has turned the app's notices off meanwhile sees none.
        let isShown = try noticeStatus(at: place, db) == .authorized
        if !isShown { _ = book.takeNew() }
        try save(book, at: place, db)
        return isShown && book.hasNew
    }

    private static func newRows(
        on device: DeviceID, in conversation: ConversationID?, _ db: Database
    ) throws -> [Row] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT * FROM noticeBook WHERE deviceId = :device AND hasNew
                AND (conversationId = :conversation OR :conversation IS NULL) ORDER BY conversationId, appId
                """,
            arguments: ["device": device.rawValue, "conversation": conversation?.rawValue])
    }

    private static func nextNotice(_ db: Database) throws -> Int64? {
        try Int64.fetchOne(db, sql: "SELECT min(nextAt) FROM noticeBook WHERE nextAt IS NOT NULL")
    }

    private static func noticeStatus(at place: NoticePlace, _ db: Database) throws -> NoticeStatus {
        let isAllowed = try Bool.fetchOne(
            db,
            sql: """
                SELECT isAllowed FROM noticePermission
                WHERE personId = (SELECT personId FROM device WHERE id = ?) AND appId = ?
                """,
            arguments: [place.device.rawValue, place.app.rawValue])
        return isAllowed.map { $0 ? .authorized : .denied } ?? .notDetermined
    }

    private static func book(at place: NoticePlace, _ db: Database) throws -> NoticeBook {
        let stored = try Data.fetchOne(
            db, sql: "SELECT book FROM noticeBook WHERE \(isHere)", arguments: place.arguments)
        return try stored.map { try StoredJSON.decode(NoticeBook.self, from: $0) } ?? NoticeBook()
    }

    private static func save(_ book: NoticeBook, at place: NoticePlace, _ db: Database) throws {
        guard !book.isEmpty else {
            return try db.execute(sql: "DELETE FROM noticeBook WHERE \(isHere)", arguments: place.arguments)
        }
        try db.execute(
            sql: """
                INSERT OR REPLACE INTO noticeBook (deviceId, conversationId, appId, book, nextAt, hasNew)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: place.arguments + [try StoredJSON.encode(book), book.next, book.hasNew])
    }

    /// Forgets an app's notices with the app, and the person's answer where none of their other devices has it.
    static func forgetNotices(of app: AppID, on device: DeviceID, _ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM noticePermission
                WHERE personId = (SELECT personId FROM device WHERE id = :device) AND appId = :app AND NOT EXISTS (
                    SELECT * FROM device AS other WHERE other.personId = noticePermission.personId AND other.id <> :device
                    AND NOT EXISTS (SELECT * FROM signIn WHERE signIn.deviceId = other.id AND digest IS NULL)
                    AND NOT EXISTS (
                        SELECT * FROM deviceApp
                        WHERE deviceApp.deviceId = other.id AND deviceApp.appId = :app AND NOT isInstalled))
                """,
            arguments: ["device": device.rawValue, "app": app.rawValue])
        try db.execute(
            sql: "DELETE FROM noticeBook WHERE deviceId = ? AND appId = ?",
            arguments: [device.rawValue, app.rawValue])
    }

    /// Forgets the notices of a person who leaves the conversation, on all their devices.
    /// - Parameter person: `person.id`.
    static func forgetNotices(of person: String, in conversation: ConversationID, _ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM noticeBook
                WHERE conversationId = ? AND deviceId IN (SELECT id FROM device WHERE personId = ?)
                """,
            arguments: [conversation.rawValue, person])
    }
}

extension NoticePlace {
    fileprivate init(_ row: Row) {
        self.init(
            device: DeviceID(unchecked: row["deviceId"]),
            conversation: ConversationID(unchecked: row["conversationId"]),
            app: AppID(unchecked: row["appId"]))
    }

    fileprivate var arguments: StatementArguments { [device.rawValue, conversation.rawValue, app.rawValue] }
}
