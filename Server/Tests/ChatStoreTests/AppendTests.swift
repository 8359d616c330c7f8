import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

@Suite(.timeLimit(.minutes(5))) struct AppendTests {
    @Test func `places are dense and in the order of sending`() async throws {
        try await withStore { store in
            try await store.send(text("one"), key: "a")
            try await store.send(text("two"), from: StoreFixture.john, key: "a")
            try await store.send(text("three"), key: "b")
            let log = try await store.log()
            #expect(log.map(\.sequence) == [1, 2, 3])
            #expect(log.map(\.content) == [text("one"), text("two"), text("three")])
            #expect(log[0].sender != log[1].sender)
            #expect(log[0].sender == log[2].sender)
        }
    }

    @Test func `a message and its text are adjacent entries of one send`() async throws {
        try await withStore { store in
            let stored = try await store.send(message("Mussels", session: nil), text("join us"), key: "a")
            #expect(stored.map(\.sequence) == [1, 2])
            #expect(stored.map(\.key.rawValue) == ["a", "a"])
        }
    }

    @Test func `the same key again gives the same entries and stores nothing`() async throws {
        try await withStore { store in
            let first = try await store.send(text("hello"), key: "a")
            let second = try await store.send(text("something else"), key: "a")
            #expect(second == first)
            #expect(try await store.log() == first)
        }
    }

    @Test func `what a send returns is what the log holds`() async throws {
        try await withStore { store in
            let file = ChatModels.Attachment(
                kind: .sticker, file: PictureID(unchecked: "x"), name: "mussel.png", mediaType: "image/png",
                byteCount: StoreFixture.png.count, app: StoreFixture.app)
            let place = StickerPlace(x: 0.1, y: 1 / 3, rotation: -0.7, scale: 1)
            let contents: [EntryContent] = [
                message("Mussels", session: UUID()), text("é \u{1F99E}\0 \"/"), .attachment(file),
                .placedSticker(PlacedSticker(target: 1, sticker: file, place: place)),
                .stickerRemoval(StickerRemoval(target: 1, placement: 4)),
            ]
            let stored = try await store.send(contents, key: "a", picture: StoreFixture.png)
            #expect(try await store.log() == stored)
        }
    }

    @Test func `a hundred sends at once get a hundred dense places, each exactly once`() async throws {
        try await withStore { store in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...100 {
                    for _ in 1...2 { group.addTask { try await store.send(text("\(number)"), key: "k\(number)") } }
                }
                try await group.waitForAll()
            }
            let log = try await store.log()
            #expect(log.map(\.sequence) == Array(1...100))
            #expect(Set(log.map(\.key)).count == 100)
        }
    }

    @Test func `a bad send among good ones is refused alone`() async throws {
        try await withStore { store in
            async let good = store.send(text("good"), key: "a")
            async let bad = store.send(text("bad"), from: StoreFixture.mary, key: "b")
            #expect(try await good.count == 1)
            do {
                _ = try await bad
                Issue.record("Mary is not in the conversation")
            } catch let error as ChatStoreError {
                #expect(error.code == .notAParticipant)
            }
            #expect(try await store.log().count == 1)
        }
    }

    @Test func `who is not in the conversation cannot write to it`() async throws {
        try await withStore { store in
            let error = await #expect(throws: ChatStoreError.self) {
                try await store.send(text("let me in"), from: StoreFixture.mary, key: "a")
            }
            #expect(error?.code == .notAParticipant)
        }
    }

    @Test func `an unknown device or conversation is refused`() async throws {
        try await withStore { store in
            let device = await #expect(throws: ChatStoreError.self) {
                try await store.send(text("hi"), from: DeviceID(unchecked: "nobody"), key: "a")
            }
            #expect(device?.code == .unknownDevice)
            let conversation = await #expect(throws: ChatStoreError.self) {
                try await store.send(text("hi"), key: "a", in: ConversationID(unchecked: "nowhere"))
            }
            #expect(conversation?.code == .unknownConversation)
        }
    }

    @Test func `a key of another conversation is refused`() async throws {
        try await withStore { store in
            let second = ConversationID(unchecked: "kate-alone")
            try store.database.ensureConversation(
                second, members: [NewMember(name: "Kate", device: StoreFixture.kate)])
            try await store.send(text("here"), key: "a")
            let error = await #expect(throws: ChatStoreError.self) {
                try await store.send(text("there"), key: "a", in: second)
            }
            #expect(error?.code == .keyAlreadyUsed)
        }
    }

    @Test func `no entry, and more than a message, ten files and a text, are refused`() async throws {
        try await withStore { store in
            let none = await #expect(throws: ChatStoreError.self) { try await store.send(key: "a") }
            #expect(none?.code == .badEntryCount)
            let entries = (0...ChatLimits.attachmentCountMax + 2).map { text("\($0)") }
            let tooMany = await #expect(throws: ChatStoreError.self) { try await store.send(entries, key: "b") }
            #expect(tooMany?.code == .badEntryCount)
            let log = try await store.log()
            #expect(log == [])
            #expect(
                try await store.send(Array(entries.dropLast()), key: "c").count == ChatLimits.attachmentCountMax + 2)
        }
    }

    @Test func `a message without a picture in its bytes is refused whole`() async throws {
        try await withStore { store in
            let error = await #expect(throws: ChatStoreError.self) {
                try await store.send(message("x", session: nil), key: "a", picture: Data("BM".utf8))
            }
            #expect(error?.code == .notAPicture)
            let log = try await store.log()
            #expect(log == [])
        }
    }

    @Test func `a send whose second entry fails stores nothing of the first`() async throws {
        try await withStore { store in
            let kept = try await store.send(text("before"), key: "a")
            try await store.database.pool.write { db in
                try db.execute(
                    sql: """
                        CREATE TRIGGER refuse BEFORE INSERT ON entry WHEN NEW.part = 1
                        BEGIN SELECT RAISE(ABORT, 'refused'); END
                        """)
            }
            await #expect(throws: DatabaseError.self) {
                try await store.send(text("one"), text("two"), key: "b")
            }
            #expect(try await store.log() == kept)
            let again = try await store.send(text("one"), key: "b")
            #expect(again.map(\.sequence) == [2])
            #expect(try await store.log() == kept + again)
        }
    }

    @Test func `for a known key it does not matter what is sent`() async throws {
        try await withStore { store in
            let first = try await store.send(text("hello"), key: "a")
            let noPicture = message("x", session: nil)
            #expect(try await store.send(noPicture, key: "a", picture: Data("BM".utf8)) == first)
        }
    }

    @Test func `the stored message names its picture`() async throws {
        try await withStore { store in
            let stored = try await store.send(message("x", session: nil), key: "a", picture: StoreFixture.png)
            guard case .message(let kept) = stored[0].content else {
                Issue.record("not a message")
                return
            }
            let picture = try #require(kept.picture)
            #expect(try await store.database.pictureBytes(picture) == StoreFixture.png)
        }
    }
}
