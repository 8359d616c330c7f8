package import ChatModels
import Foundation
import GRDB

/// Position of a page in the log.
package enum PagePlace: Hashable, Sendable {
    case newest
    /// Entries before or after this one, without it.
    case before(Int)
    case after(Int)
}

/// A page of the log as one person may see it, with everything elsewhere in the log that its lines depend on.
package struct LogPage: Hashable, Sendable {
    /// Entries in log order.
    package var entries: [LogEntry] = []
    /// Numbers of those entries that a newer message of their session has replaced.
    package var superseded: Set<Int> = []
    /// Entries that change these, in order: stickers and reactions.
    package var changes: [LogEntry] = []
    /// Entries that these answer.
    package var originals: [LogEntry] = []
    /// Number before which the previous page ends; nil where there is none.
    package var older: Int?
    /// Number after which the next page begins; nil where there is none.
    package var newer: Int?
}

extension ChatDatabase {
    /// Returns at most `limit` entries, those nearest to the place.
    package func page(
        of conversation: ConversationID, at place: PagePlace, for person: PersonID, limit: Int
    ) async throws -> LogPage {
        try await pool.read { db in
            var page = LogPage()
            page.entries = try Self.entries(at: place, of: conversation, for: person, limit: limit, in: db)
            let visible = "conversationId = :conversation AND \(Self.isVisible)"
            let (first, last) = Self.ends(of: page.entries, at: place)
            let range: StatementArguments = [
                "conversation": conversation.rawValue, "person": person.uuid.uuidString, "first": first, "last": last,
            ]
            if try Self.exists(db, where: "\(visible) AND sequence < :first", range) { page.older = first }
            if try Self.exists(db, where: "\(visible) AND sequence > :last", range) { page.newer = last }
            page.superseded = try Self.superseded(in: range, db)
            page.changes = try Self.entries(
                db, where: "\(visible) AND target BETWEEN :first AND :last ORDER BY sequence", range)
            if page.entries.contains(where: { $0.replyTo != nil }) {
                page.originals = try Self.entries(db, where: "\(visible) AND sequence IN (\(Self.answered))", range)
            }
            return page
        }
    }

    private static func entries(
        at place: PagePlace, of conversation: ConversationID, for person: PersonID, limit: Int, in db: Database
    ) throws -> [LogEntry] {
        let (condition, sequence, order) =
            switch place {
            case .newest: ("sequence <= :sequence", Int.max, "DESC")
            case .before(let sequence): ("sequence < :sequence", sequence, "DESC")
            case .after(let sequence): ("sequence > :sequence", sequence, "ASC")
            }
        let found = try entries(
            db,
            where: """
                conversationId = :conversation AND \(condition) AND \(isVisible) ORDER BY sequence \(order)
                LIMIT :limit
                """,
            [
                "conversation": conversation.rawValue, "sequence": sequence, "person": person.uuid.uuidString,
                "limit": limit,
            ])
        return order == "DESC" ? found.reversed() : found
    }

    /// Returns the first and last number of a page, also of an empty one.
    private static func ends(of entries: [LogEntry], at place: PagePlace) -> (first: Int, last: Int) {
        if let first = entries.first, let last = entries.last { return (first.sequence, last.sequence) }
        return switch place {
        case .newest: (0, .max)
        case .before(let sequence): (sequence, max(0, sequence - 1))
        case .after(let sequence): (sequence + 1, sequence)
        }
    }

    private static let answered = """
        SELECT replyTo FROM entry AS reply
        WHERE reply.conversationId = :conversation AND reply.sequence BETWEEN :first AND :last AND replyTo IS NOT NULL
        """

    private static func superseded(in range: StatementArguments, _ db: Database) throws -> Set<Int> {
        try Set(
            db.rows(
                """
                SELECT sequence FROM entry
                WHERE conversationId = :conversation AND sequence BETWEEN :first AND :last AND sessionId IS NOT NULL
                AND EXISTS (
                    SELECT * FROM entry AS newer
                    WHERE newer.conversationId = entry.conversationId AND newer.appId = entry.appId
                    AND newer.sessionId = entry.sessionId AND newer.sequence > entry.sequence
                    AND \(isVisible(to: ":person", "newer")))
                """, range
            ).map { $0["sequence"] })
    }

    private static func exists(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> Bool
    {
        try db.value(Bool.self, "SELECT EXISTS (SELECT * FROM entry WHERE \(condition))", arguments) ?? false
    }
}
