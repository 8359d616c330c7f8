import ChatModels
import ChatStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct DraftAndPictureTests {
    private let staged = Draft(
        text: "join us", message: AppMessage(app: StoreFixture.app, state: AppMessage.State(summaryText: "a party")),
        picture: StoreFixture.png)

    @Test func `a draft is kept as it is, for its device alone`() async throws {
        try await withStore { store in
            let kitchen = StoreFixture.kitchen
            try await store.database.save(staged, of: StoreFixture.kate, in: kitchen)
            #expect(try await store.database.draft(of: StoreFixture.kate, in: kitchen) == staged)
            #expect(try await store.database.draft(of: StoreFixture.john, in: kitchen) == Draft())
        }
    }

    @Test func `sending removes the draft in the same transaction, and a refused send leaves it`() async throws {
        try await withStore { store in
            let kitchen = StoreFixture.kitchen
            try await store.database.save(staged, of: StoreFixture.kate, in: kitchen)
            await #expect(throws: ChatStoreError.self) {
                try await store.send(message("x", session: nil), key: "bad", picture: Data("no picture".utf8))
            }
            #expect(try await store.database.draft(of: StoreFixture.kate, in: kitchen) == staged)

            try await store.send(text("join us"), key: "good")
            #expect(try await store.database.draft(of: StoreFixture.kate, in: kitchen) == Draft())
        }
    }

    @Test func `only participants read a picture`() async throws {
        try await withStore { store in
            let sent = try await store.send(message("x", session: nil), key: "a", picture: StoreFixture.png)
            let id = try #require(pictureID(of: sent))
            let seen = try await store.database.picture(id, for: StoreFixture.john)
            #expect(seen == StoredPicture(mediaType: "image/png", bytes: StoreFixture.png))
            #expect(try await store.database.picture(id, for: StoreFixture.kate) == seen)
            #expect(try await store.database.picture(id, for: StoreFixture.mary) == nil)
        }
    }

    @Test func `a draft's picture is seen by its own device, until the draft goes`() async throws {
        try await withStore { store in
            let kitchen = StoreFixture.kitchen
            let sent = try await store.send(
                message("x", session: nil), from: StoreFixture.kate, key: "a", picture: StoreFixture.png)
            let id = try #require(pictureID(of: sent))
            try await store.database.save(
                Draft(picture: StoreFixture.png), of: StoreFixture.mary,
                in: ConversationID(unchecked: "mary-alone"))
            #expect(try await store.database.picture(id, for: StoreFixture.mary) != nil)

            try await store.database.save(
                Draft(text: "later"), of: StoreFixture.mary, in: ConversationID(unchecked: "mary-alone"))
            #expect(try await store.database.picture(id, for: StoreFixture.mary) == nil)
            #expect(try await store.database.picture(id, for: StoreFixture.john) != nil, "the log still shows it")
            #expect(try await store.database.draft(of: StoreFixture.kate, in: kitchen) == Draft())
        }
    }

    @Test func `a picture is named by its bytes, and stored once`() async throws {
        try await withStore { store in
            let one = try await store.send(message("x", session: nil), key: "a", picture: StoreFixture.png)
            let same = try await store.send(message("y", session: nil), key: "b", picture: StoreFixture.png)
            let other = try await store.send(message("z", session: nil), key: "c", picture: StoreFixture.otherPNG)
            #expect(pictureID(of: one) == pictureID(of: same))
            #expect(pictureID(of: one) != pictureID(of: other))
            #expect(pictureID(of: one)?.rawValue.count == 64)
        }
    }

    @Test func `a replaced draft's picture is not left behind`() async throws {
        try await withStore { store in
            let kitchen = StoreFixture.kitchen
            let id = try #require(
                pictureID(of: try await store.send(message("x", session: nil), key: "a", picture: StoreFixture.png)))
            #expect(try await store.database.pictureBytes(id) != nil)
            try await store.database.save(
                Draft(picture: StoreFixture.otherPNG), of: StoreFixture.kate, in: kitchen)
            try await store.database.save(Draft(text: "none"), of: StoreFixture.kate, in: kitchen)
            #expect(try await store.database.pictureCount() == 1)
        }
    }

    @Test func `a picture of an unsent send survives its draft, and goes with the send`() async throws {
        try await withStore { store in
            let (kate, kitchen, database) = (StoreFixture.kate, StoreFixture.kitchen, store.database)
            let unsent = DirectSend(
                key: SendKey(unchecked: "a"),
                entry: NewEntry(content: message("x", session: nil), picture: StoreFixture.png))
            try await database.save(Draft(picture: StoreFixture.png), of: kate, in: kitchen)
            try await database.save([unsent], of: kate, in: kitchen)
            try await database.save(Draft(), of: kate, in: kitchen)
            #expect(try await database.unsent(of: kate, in: kitchen) == [unsent])
            #expect(try await database.pictureCount() == 1)
            try await database.save([], of: kate, in: kitchen)
            #expect(try await database.pictureCount() == 0)
        }
    }

    private func pictureID(of entries: [LogEntry]) -> PictureID? {
        guard case .message(let message)? = entries.first?.content else { return nil }
        return message.picture
    }
}
