import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Entries that are erased after a time.
@Suite(.timeLimit(.minutes(5))) struct RetentionTests {
    private let chat = StoreFixture.kitchen

    private func send(_ store: StoreFixture, _ words: String, at time: Int64, from device: DeviceID = StoreFixture.kate)
        async throws
    {
        _ = try await store.appender.append(
            Append(
                conversation: chat, device: device, key: SendKey(unchecked: words),
                entries: [NewEntry(content: text(words))], sentAt: time))
    }

    private func seen(_ store: StoreFixture, by device: DeviceID = StoreFixture.john) async throws -> [Int] {
        let person = try #require(try await store.database.owner(of: device)).id
        return try await store.database.entries(of: chat, after: 0, for: person, limit: 100).map(\.sequence)
    }

    /// Erases what was sent before a time, in milliseconds since 1970, in a conversation that is kept for a day.
    private func eraseStep(_ store: StoreFixture, sentBefore time: Int64) async throws -> Int {
        let kate = try #require(try await store.database.owner(of: StoreFixture.kate)).id
        try await store.database.setRetention(days: 1, of: chat, by: kate)
        return try await store.database.eraseStep(of: chat, at: time + 24 * 60 * 60 * 1_000)
    }

    private func count(_ store: StoreFixture, _ sql: String) async throws -> Int {
        try await store.database.pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(sql)") ?? -1 }
    }

    @Test func `what is older than the time is gone for everybody, and numbers go on`() async throws {
        try await withStore { store in
            for number in 1...4 { try await send(store, "word\(number)", at: Int64(number) * 100) }
            #expect(try await eraseStep(store, sentBefore: 100) == 0)
            #expect(try await eraseStep(store, sentBefore: 250) == 2)
            #expect(try await seen(store) == [3, 4])
            #expect(try await count(store, "entry") == 2)
            try await send(store, "word5", at: 500)
            #expect(try await seen(store) == [3, 4, 5])
        }
    }

    @Test func `a conversation that is erased whole goes on with the next number`() async throws {
        try await withStore { store in
            try await send(store, "a secret", at: 100)
            try await send(store, "another", at: 200)
            #expect(try await eraseStep(store, sentBefore: 1_000) == 2)
            #expect(try await eraseStep(store, sentBefore: 1_000) == 0)
            #expect(try await seen(store).isEmpty)
            #expect(try await count(store, "entry WHERE CAST(payload AS TEXT) LIKE '%another%'") == 0)
            try await send(store, "new", at: 1_100)
            #expect(try await seen(store) == [3])
            #expect(try await eraseStep(store, sentBefore: 1_000) == 1)
            #expect(try await seen(store) == [3])
            #expect(try await count(store, "entry") == 1)
        }
    }

    @Test func `pictures and words go with their entries, and files that others show stay`() async throws {
        try await withStore { store in
            try await store.send(message("old", session: nil), key: "1", picture: StoreFixture.png)
            try await store.send(message("shared", session: nil), key: "2", picture: StoreFixture.otherPNG)
            try await send(store, "between", at: 2_000)
            _ = try await store.appender.append(
                Append(
                    conversation: chat, device: StoreFixture.kate, key: SendKey(unchecked: "3"),
                    entries: [NewEntry(content: message("late", session: nil), picture: StoreFixture.otherPNG)],
                    sentAt: 3_000))
            let john = try #require(try await store.database.owner(of: StoreFixture.john)).id
            try await store.database.indexWords(for: john)
            #expect(try await count(store, "entryWords") == 4)
            #expect(try await eraseStep(store, sentBefore: 1_500) == 2)
            #expect(try await store.database.pictureCount() == 1)
            #expect(try await count(store, "entryWords") == 2)
        }
    }

    @Test func `one transaction erases so many and no more`() async throws {
        try await withStore { store in
            for number in 0...ChatLimits.erasedAtOnceMax { try await send(store, "\(number)", at: 100) }
            #expect(try await eraseStep(store, sentBefore: 200) == ChatLimits.erasedAtOnceMax)
            #expect(try await eraseStep(store, sentBefore: 200) == 1)
            #expect(try await eraseStep(store, sentBefore: 200) == 0)
        }
    }

    @Test func `nothing more is erased once the conversation is kept for ever`() async throws {
        try await withStore { store in
            let kate = try #require(try await store.database.owner(of: StoreFixture.kate)).id
            for number in 1...2 { try await send(store, "word\(number)", at: Int64(number)) }
            #expect(try await eraseStep(store, sentBefore: 2) == 1)
            try await store.database.setRetention(days: nil, of: chat, by: kate)
            #expect(try await store.database.eraseStep(of: chat, at: .max) == 0)
            #expect(try await seen(store) == [2])
        }
    }

    @Test func `somebody whose time there is erased knows nobody there`() async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            let zoe = try await people.join("Zoe")
            let database = people.database
            let chat = try await database.begin(
                ConversationID(unchecked: "a"), by: ann, with: [ben, zoe], name: nil, at: 10)
            try await database.leave(
                chat, device: DeviceID(unchecked: "Ben"), key: SendKey(unchecked: "left"), sentAt: 11)
            #expect(try await database.conversation(chat, as: ben)?.participants.isEmpty == false)
            try await database.setRetention(days: 1, of: chat, by: ann)
            _ = try await database.eraseStep(of: chat, at: .max)
            let known = try #require(try await database.conversation(chat, as: ben))
            #expect(known.participants.isEmpty && known.former.isEmpty)
        }
    }

    @Test func `participants say how long, and nobody else`() async throws {
        try await withStore { store in
            let kate = try #require(try await store.database.owner(of: StoreFixture.kate)).id
            let mary = try #require(try await store.database.owner(of: StoreFixture.mary)).id
            try await store.database.setRetention(days: 7, of: chat, by: kate)
            #expect(try await store.database.retentions() == [Retention(conversation: chat, days: 7)])
            #expect(
                try await refusal { try await store.database.setRetention(days: 1, of: chat, by: mary) }
                    == .notAParticipant)
            try await store.database.setRetention(days: nil, of: chat, by: kate)
            #expect(try await store.database.retentions().isEmpty)
        }
    }
}
