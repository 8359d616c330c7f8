import ChatModels
import ChatStore
import Foundation
import Testing

/// Search over what people have written.
@Suite(.timeLimit(.minutes(5))) struct SearchTests {
    private func withChat(
        _ body: (PeopleFixture, ConversationID, _ ann: PersonID, _ ben: PersonID) async throws -> Void
    ) async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            let chat = try await people.database.begin(
                ConversationID(unchecked: "c"), by: ann, with: [ben], name: nil, at: 1)
            try await body(people, chat, ann, ben)
        }
    }

    private func send(_ content: EntryContent, _ people: PeopleFixture, _ chat: ConversationID) async throws {
        try await people.store.send(content, from: DeviceID(unchecked: "Ann"), key: UUID().uuidString, in: chat)
    }

    @Test(arguments: ["mussels", "MUSS", "cafe friday", "Café", "fri mus"]) func `words are found by their beginnings`(
        words: String
    ) async throws {
        try await withChat { people, chat, ann, _ in
            try await send(text("Mussels at the Café on Friday"), people, chat)
            try await send(text("Something else"), people, chat)
            #expect(try await people.database.search(words, for: ann).map(\.entry.sequence) == [1])
        }
    }

    @Test(arguments: ["", "  ", "\"", "*", "mussels OR else", "NEAR(", "words:mussels x", "ussels"])
    func `nothing in a search is an operator`(words: String) async throws {
        try await withChat { people, chat, ann, _ in
            try await send(text("Mussels"), people, chat)
            #expect(try await people.database.search(words, for: ann).isEmpty)
        }
    }

    @Test func `captions of messages are found, too`() async throws {
        try await withChat { people, chat, _, ben in
            try await send(message("Tic-tac-toe, your turn", session: nil), people, chat)
            #expect(try await people.database.search("toe turn", for: ben).map(\.entry.sequence) == [1])
        }
    }

    @Test func `files are found by their names`() async throws {
        try await withChat { people, chat, _, ben in
            let file = ChatModels.Attachment(
                kind: .file, file: PictureID(unchecked: "x"), name: "Invoice for the boat.png", mediaType: "image/png",
                byteCount: StoreFixture.png.count, app: nil)
            try await people.store.send(
                .attachment(file), from: DeviceID(unchecked: "Ann"), key: "k", picture: StoreFixture.png, in: chat)
            #expect(try await people.database.search("invoice boat", for: ben).map(\.entry.sequence) == [1])
        }
    }

    @Test func `more than one transaction of entries is indexed, each once`() async throws {
        try await withChat { people, chat, ann, ben in
            let contents = (1...12).map { text("line \($0)") }
            for _ in 1...45 {
                try await people.store.send(
                    contents, from: DeviceID(unchecked: "Ann"), key: UUID().uuidString, in: chat)
            }
            async let first = people.database.search("line", for: ann)
            async let second = people.database.search("line", for: ben)
            let found = try await (first, second)
            #expect(found.0.map(\.entry.sequence) == Array((491...540).reversed()))
            #expect(found.0 == found.1)
        }
    }

    @Test func `nobody finds what they may not see`() async throws {
        try await withChat { people, chat, ann, ben in
            try await send(text("A secret"), people, chat)
            let zoe = try await people.join("Zoe")
            #expect(try await people.database.search("secret", for: zoe).isEmpty)
            try await people.database.add([zoe], to: chat, by: ann, keys: SendKey(unchecked: "k"), at: 2)
            #expect(try await people.database.search("secret", for: zoe).isEmpty)
            try await send(text("Another secret"), people, chat)
            #expect(try await people.database.search("secret", for: zoe).map(\.entry.sequence) == [3])
            try await people.database.remove(ben, from: chat, by: ann, key: SendKey(unchecked: "k2"), at: 3)
            #expect(try await people.database.search("secret", for: ben).isEmpty)
        }
    }
}
