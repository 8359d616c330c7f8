import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Entries that their senders edit or take back.
@Suite(.timeLimit(.minutes(5))) struct RevisionTests {
    private let kitchen = StoreFixture.kitchen

    @discardableResult
    private func revise(
        _ target: Int, _ newText: String?, from device: DeviceID = StoreFixture.kate, in store: StoreFixture
    ) async throws -> [LogEntry] {
        let revision = EntryRevision(target: target, change: newText == nil ? .withdrawn : .edited)
        return try await store.appender.append(
            Append(
                conversation: kitchen, device: device, key: SendKey(unchecked: UUID().uuidString),
                entries: [NewEntry(content: .revision(revision), newText: newText)], sentAt: 5_000, takesDraft: false))
    }

    @Test func `an edited text is stored in the place of the first one`() async throws {
        try await withStore { store in
            try await store.send(text("helo"), key: "a")
            #expect(try await revise(1, "hello", in: store).map(\.sequence) == [2])
            let log = try await store.log()
            #expect(log.map(\.content) == [text("hello"), .revision(EntryRevision(target: 1, change: .edited))])
            #expect(log[0].editedAt == 5_000 && log[0].sentAt == 1_000)
            let payloads = try await store.json("SELECT payload FROM entry ORDER BY sequence")
            #expect(!payloads.joined().contains("helo"))
        }
    }

    @Test func `of an entry that was taken back nothing stays, and its file goes with it`() async throws {
        try await withStore { store in
            try await store.send(.attachment(StoredRow.sticker), key: "a", picture: StoreFixture.png)
            try await store.send(.attachment(StoredRow.sticker), key: "b", picture: StoreFixture.png)
            try await revise(1, nil, in: store)
            #expect(try await store.database.pictureCount() == 1, "the other entry has it still")
            try await revise(2, nil, in: store)
            #expect(try await store.database.pictureCount() == 0)
            #expect(try await store.log().prefix(2).map(\.content) == [.withdrawn, .withdrawn])
        }
    }

    @Test func `nobody changes another one's entry, one of another kind, or one that is gone`() async throws {
        try await withStore { store in
            try await store.send(text("hello"), key: "a")
            try await store.send(message("Party", session: nil), key: "b")
            try await store.send(text("gone"), key: "c")
            try await revise(3, nil, in: store)
            let before = try await store.log()
            for (target, newText, device) in [
                (1, "x", StoreFixture.john), (1, nil, StoreFixture.john), (2, "x", StoreFixture.kate),
                (2, nil, StoreFixture.kate), (3, "x", StoreFixture.kate), (9, "x", StoreFixture.kate),
            ] {
                let error = await #expect(throws: ChatStoreError.self) {
                    try await revise(target, newText, from: device, in: store)
                }
                #expect(error?.code == .entryChanged)
            }
            #expect(try await store.log() == before)
        }
    }

    @Test func `nothing is edited once somebody has left who sees it`() async throws {
        try await withStore { store in
            try await store.database.join(
                kitchen, device: DeviceID(unchecked: "mary-phone"), key: SendKey(unchecked: "join"), sentAt: 1)
            try await store.send(text("helo"), key: "a")
            let john = StoreFixture.john
            try await store.database.leave(kitchen, device: john, key: SendKey(unchecked: "leave"), sentAt: 1_000)
            let error = await #expect(throws: ChatStoreError.self) { try await revise(2, "hello", in: store) }
            #expect(error?.code == .entryChanged)
            #expect(try await store.log()[1].content == text("helo"))
            try await revise(2, nil, in: store)
            #expect(try await store.log()[1].content == .withdrawn)
        }
    }

    @Test func `a page has what its entries answer, as far as the reader may see it`() async throws {
        try await withStore { store in
            try await store.send(text("hello"), key: "a")
            let reply = NewEntry(content: text("yes"), replyTo: 1)
            let stored = try await store.appender.append(
                Append(
                    conversation: kitchen, device: StoreFixture.john, key: SendKey(unchecked: "b"), entries: [reply],
                    sentAt: 1_000))
            #expect(stored.map(\.replyTo) == [1])
            let john = try #require(stored.first?.sender)
            let page = try await store.database.page(of: kitchen, at: .newest, for: john, limit: 1)
            #expect(page.entries.map(\.sequence) == [2] && page.originals.map(\.sequence) == [1])
            #expect(try await store.database.replies(to: 1, in: kitchen, for: john).map(\.sequence) == [2])
            #expect(try await store.database.replyCount(of: 1, in: kitchen) == 1)
        }
    }

    @Test func `a search finds the new text, and nothing of the old one`() async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            let chat = try await people.database.begin(
                ConversationID(unchecked: "c"), by: ann, with: [ben], name: nil, at: 1)
            let device = DeviceID(unchecked: "Ann")
            for words in ["mussels", "clams"] {
                try await people.store.send(text(words), from: device, key: words, in: chat)
            }
            func found(_ words: String) async throws -> [Int] {
                try await people.database.search(words, for: ben).map(\.entry.sequence)
            }
            #expect(try await found("mussels") == [1])
            try await people.store.send(text("later"), from: device, key: "l", in: chat)
            // The first two are indexed, the third is not yet.
            for (target, newText) in [(1, "oysters"), (2, nil), (3, "sooner")] {
                let change: EntryRevision.Change = newText == nil ? .withdrawn : .edited
                let revision = EntryRevision(target: target, change: change)
                _ = try await people.store.appender.append(
                    Append(
                        conversation: chat, device: device, key: SendKey(unchecked: "r\(target)"),
                        entries: [NewEntry(content: .revision(revision), newText: newText)], sentAt: 1,
                        takesDraft: false))
            }
            for old in ["mussels", "clams", "later"] { #expect(try await found(old) == []) }
            for (new, place) in [("oysters", 1), ("sooner", 3)] { #expect(try await found(new) == [place]) }
            let listed = try #require(try await people.database.listed(chat, for: ben))
            #expect(listed.last?.content == text("sooner") && listed.unreadCount == 2)
        }
    }
}
