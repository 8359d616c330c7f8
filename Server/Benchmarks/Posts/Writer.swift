import ChatModels
import ChatStore
import Foundation
import GRDB

/// Way to write posts: by the store, or by a baseline that inserts the same rows into the same tables and checks nothing.
enum Writer: CaseIterable {
    typealias Post = @Sendable (Append) async throws -> Void

    case store, insert

    var name: String {
        switch self {
        case .store: "the store"
        case .insert: "a prepared INSERT each, one transaction"
        }
    }

    func post(to database: ChatDatabase, at path: String) throws -> Post {
        switch self {
        case .store:
            let appender = EntryAppender(database: database)
            return { _ = try await appender.append($0) }
        case .insert:
            let inserter = try Inserter(path: path)
            return { try await inserter.insert($0) }
        }
    }
}

/// Inserts each post's row in a transaction of its own, with a statement that is compiled once.
private struct Inserter {
    private let queue: DatabaseQueue
    private let senders: [String: String]

    init(path: String) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        queue = try DatabaseQueue(path: path, configuration: configuration)
        senders = try queue.read { db in
            Dictionary(
                uniqueKeysWithValues: try Row.fetchAll(db, sql: "SELECT id, personId FROM device").map {
                    ($0[0], $0[1])
                })
        }
    }

    func insert(_ append: Append) async throws {
        guard case .text(let text) = append.entries[0].content else { return }
        let values: StatementArguments = [
            append.conversation.rawValue, append.conversation.rawValue, senders[append.device.rawValue],
            append.device.rawValue, append.key.rawValue, append.sentAt,
            Data(#"{"kind":"text","text":"\#(text)"}"#.utf8),
        ]
        try await queue.write { try $0.cachedStatement(sql: Self.statement).execute(arguments: values) }
    }

    private static let statement = """
        INSERT INTO entry (conversationId, sequence, senderId, deviceId, sendKey, part, sentAt, kind, payload)
        VALUES (
            ?, (SELECT coalesce(max(sequence), 0) + 1 FROM entry WHERE conversationId = ?), ?, ?, ?, 0, ?, 'text', ?)
        """
}
