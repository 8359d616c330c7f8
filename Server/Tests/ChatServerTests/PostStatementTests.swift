import ChatModels
import Foundation
import GRDB
import Synchronization
import Testing

@testable import ChatServer
@testable import ChatStore

/// Statements that the server runs for a post, on whichever connection.
@Suite(.timeLimit(.minutes(5))) struct PostStatementTests {
    private let log = StatementLog()

    @Test func `a post reads nothing outside of the transaction that writes it`() async throws {
        try await withSession { session, feed in
            _ = try await session.send(SendBody(key: SendKey(unchecked: "first"), text: "first"))
            try await feed.jobs.performOwn { _ in }
            log.clear()
            let sent = try await session.send(SendBody(key: SendKey(unchecked: "second"), text: "second"))
            try await feed.jobs.performOwn { _ in }
            #expect(sent.sequences == [2])
            #expect(log.verbs == ["BEGIN", "SELECT", "INSERT", "COMMIT"])
        }
    }

    /// Runs the body with the session of Kate's phone, on a store whose statements are noted.
    private func withSession(_ body: (DeviceSession, ConversationFeed) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        var world = try makeChat(folder.configuration(heartbeat: .seconds(600))).world
        try world.database.close()
        let path = folder.url.appendingPathComponent("chat.sqlite").path
        world.database = try ChatDatabase(path: path, prepare: log.watch)
        world.appender = EntryAppender(database: world.database)
        let registry = SessionRegistry(world: world)
        async let running: Void = world.background.run()
        do {
            let device = DeviceID(unchecked: "kate-phone")
            let person = try #require(try await world.database.owner(of: device))
            let session = try await registry.session(
                of: Caller(device: device, person: person), in: TestServer.conversation)
            try await body(session, session.feed)
        } catch {
            Issue.record(error)
        }
        registry.close()
        await running
        try world.database.close()
    }
}

/// First words of the statements that have run, in order. It must outlive the connections that it watches.
private final class StatementLog: Sendable {
    private let statements = Mutex<[String]>([])

    var verbs: [String] { statements.withLock { $0.map { String($0.prefix { $0.isLetter }) } } }

    func clear() { statements.withLock { $0 = [] } }

    @Sendable func watch(_ db: Database) {
        db.trace(options: .statement) { event in
            let text = "\(event)"
            self.statements.withLock { $0.append(text) }
        }
    }
}
