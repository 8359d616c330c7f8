package import ChatModels
import GRDB

/// Where in the log a page stands.
package enum PagePlace: Hashable, Sendable {
    case newest
    /// Next to an entry, without it.
    case before(Int)
    case after(Int)
}

/// A stretch of the log as one person may see it, with all that its lines depend on elsewhere in the log.
package struct LogPage: Hashable, Sendable {
    /// In order.
    package var entries: [LogEntry] = []
    /// Those of `entries` whose place a newer message of their session has taken.
    package var superseded: Set<Int> = []
    /// The entries that put stickers on these and take them off, in order.
    package var stickers: [LogEntry] = []
    /// The page in front of this one is before this entry; nil where there is none.
    package var older: Int?
    /// The page behind this one is after this entry; nil where there is none.
    package var newer: Int?
}

extension ChatDatabase {
    /// At most `limit` entries, those nearest to the place.
    package func page(
        of conversation: ConversationID, at place: PagePlace, for person: PersonID, limit: Int
    ) async throws -> LogPage {
        try await pool.read { db in
            var page = LogPage()
            page.entries = try Self.entries(at: place, of: conversation, for: person, limit: limit, in: db)
            let visible = "conversationId = ? AND \(Self.isVisible(to: person))"
            let (first, last) = Self.ends(of: page.entries, at: place)
            if try Self.exists(db, where: "\(visible) AND sequence < ?", [conversation.rawValue, first]) {
                page.older = first
            }
            if try Self.exists(db, where: "\(visible) AND sequence > ?", [conversation.rawValue, last]) {
                page.newer = last
            }
            page.superseded = try Self.superseded(between: first, last, of: conversation, for: person, in: db)
            page.stickers = try Self.entries(
                db, where: "\(visible) AND target BETWEEN ? AND ? ORDER BY sequence",
                [conversation.rawValue, first, last])
            return page
        }
    }

    private static func entries(
        at place: PagePlace, of conversation: ConversationID, for person: PersonID, limit: Int, in db: Database
    ) throws -> [LogEntry] {
        let (condition, sequence, order) =
            switch place {
            case .newest: ("sequence <= ?", Int.max, "DESC")
            case .before(let sequence): ("sequence < ?", sequence, "DESC")
            case .after(let sequence): ("sequence > ?", sequence, "ASC")
            }
        let found = try entries(
            db,
            where: """
                conversationId = ? AND \(condition) AND \(isVisible(to: person)) ORDER BY sequence \(order) LIMIT ?
                """,
            [conversation.rawValue, sequence, limit])
        return order == "DESC" ? found.reversed() : found
    }

    /// The first and last sequence number of a page, also of one without entries.
    private static func ends(of entries: [LogEntry], at place: PagePlace) -> (first: Int, last: Int) {
        if let first = entries.first, let last = entries.last { return (first.sequence, last.sequence) }
        return switch place {
        case .newest: (0, .max)
        case .before(let sequence): (sequence, sequence - 1)
        case .after(let sequence): (sequence + 1, sequence)
        }
    }

    private static func superseded(
        between first: Int, _ last: Int, of conversation: ConversationID, for person: PersonID, in db: Database
    ) throws -> Set<Int> {
        try Set(
            Int.fetchAll(
                db,
                sql: """
                    SELECT sequence FROM entry
                    WHERE conversationId = ? AND sequence BETWEEN ? AND ? AND sessionId IS NOT NULL AND EXISTS (
                        SELECT * FROM entry AS newer
                        WHERE newer.conversationId = entry.conversationId AND newer.appId = entry.appId
                        AND newer.sessionId = entry.sessionId AND newer.sequence > entry.sequence
                        AND \(isVisible(to: person, "newer")))
                    """,
                arguments: [conversation.rawValue, first, last]))
    }

    private static func exists(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> Bool
    {
        try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT * FROM entry WHERE \(condition))", arguments: arguments) ?? false
    }
}
