import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Files that earlier versions have written (`Tests/Fixtures/Stores`), and not tables as today's code would have made them then.
@Suite(.timeLimit(.minutes(5))) struct `A store that an earlier Parley has written` {
    private static let folder = (1...2).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
    .appendingPathComponent("Fixtures/Stores")

    private static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".db") }

    private static let texts = [
        1: "Mussels on Friday? I start a list.", 4: "Perfect. And dessert?", 5: "Counting from now on. No cheating!",
        9: "Shall we try the mussels?", 10: "Gladly 🎉 – at seven?", 12: "I am here, too",
    ]
    private static let conversation = ConversationID(unchecked: "kate-and-john")
    private static let kate = DeviceID(unchecked: "kate-phone")
    private static let john = DeviceID(unchecked: "john-phone")

    @Test func `is there for each released form`() {
        #expect(Self.names.contains("2026-11-25.db"))
    }

    @Test(arguments: names) func `has all that was in it, and takes more`(name: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixture-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("chat.sqlite").path
        try FileManager.default.copyItem(atPath: Self.folder.appendingPathComponent(name).path, toPath: path)

        let database = try ChatDatabase(path: path)
        let log = try await database.entries(of: Self.conversation, after: 0, limit: 100)
        #expect(log.map(\.sequence) == Array(1...13))
        for entry in log {
            if case .text(let words) = entry.content { #expect(Self.texts[entry.sequence] == words) }
        }
        #expect(log.count { if case .message = $0.content { true } else { false } } == 5)
        let found = try #require(try await database.conversation(Self.conversation))
        #expect(found.participants.map(\.name) == ["Kate", "John"] && found.former.map(\.name) == ["Zoë"])
        #expect(try await database.draft(of: Self.kate, in: Self.conversation).text == "An unfinished thou")
        #expect(try await database.setup(of: Self.john).isOld)
        let kate = try #require(try await database.owner(of: Self.kate))
        #expect(try await database.invitationEnd(of: kate.id, in: Self.conversation) != nil)
        #expect(try await database.pictureCount() == 2)

        let more = Append(
            conversation: Self.conversation, device: Self.john, key: SendKey(unchecked: "after-the-upgrade"),
            entries: [NewEntry(content: .text("still here"), picture: nil)], sentAt: 0, takesDraft: false)
        #expect(try await EntryAppender(database: database).append(more).map(\.sequence) == [14])
        try database.close()
        #expect(try StoreCheck.problems(at: path).isEmpty)
    }
}
