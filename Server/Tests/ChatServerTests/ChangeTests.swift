import ChatModels
import Foundation
import Testing

/// Reactions, answers, edits, and what is taken back, through the real server and its store.
@Suite(.timeLimit(.minutes(5)), .serialized) struct ChangeTests {
    private func withTwo(
        clock: MovableClock = MovableClock(),
        _ body: (TestServer, FollowingClient, FollowingClient) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, clock: clock) { server in
            try await body(server, try await server.phone("kate").follow(), try await server.phone("john").follow())
        }
    }

    private func expect(_ last: Int, on clients: FollowingClient...) async throws {
        for client in clients {
            try await client.follow { $0.snapshot.lastSequence == last }
            try await client.expectUpToDate()
        }
    }

    private func reply(_ text: String, to original: Int, from client: FollowingClient) async throws -> HTTP.Answer {
        try await client.phone.post(
            "/entries", SendBody(key: SendKey(unchecked: UUID().uuidString), text: text, replyTo: original))
    }

    @Test func `a reaction is on the entry on every phone, until it is taken back`() async throws {
        try await withTwo { _, kate, john in
            _ = try await kate.phone.send("hello")
            for _ in 1...2 {
                let answer = try await john.phone.put("/entries/1/reaction", ReactionBody(emoji: "👍"))
                #expect(answer.status == 204)
            }
            try await expect(2, on: kate, john)
            let reactions = try #require(kate.view.snapshot.items.first?.reactions)
            #expect(reactions.map(\.emoji) == ["👍"] && reactions.map(\.senderName) == ["John"])
            #expect(john.view.snapshot.items.first?.reactions?.map(\.isMine) == [true])
            _ = try await john.phone.put("/entries/1/reaction", ReactionBody(emoji: "❤️"))
            _ = try await kate.phone.put("/entries/1/reaction", ReactionBody(emoji: "😂"))
            try await expect(4, on: kate, john)
            #expect(kate.view.snapshot.items.first?.reactions?.map(\.emoji) == ["❤️", "😂"])
            for _ in 1...2 { #expect(try await john.phone.delete("/entries/1/reaction").status == 204) }
            try await expect(5, on: kate, john)
            #expect(kate.view.snapshot.items.map { $0.reactions?.map(\.emoji) } == [["😂"]])
        }
    }

    @Test func `what cannot be changed is refused`() async throws {
        try await withTwo { _, kate, john in
            _ = try await kate.phone.send("hello")
            _ = try await john.phone.put("/entries/1/reaction", ReactionBody(emoji: "👍"))
            for place in ["2", "9", "0", "-1"] {
                let answer = try await john.phone.put("/entries/\(place)/reaction", ReactionBody(emoji: "👍"))
                #expect(answer.code == .unknownEntry)
                #expect(try await john.phone.delete("/entries/\(place)").code == .unknownEntry)
            }
            #expect(try await john.phone.delete("/entries/x").code == .badNumber)
            #expect(try await john.phone.put("/entries/1/reaction", ReactionBody(emoji: "no")).code == .badReaction)
            #expect(try await john.phone.put("/entries/1/text", EditBody(text: "mine")).code == .notYours)
            #expect(try await john.phone.delete("/entries/1").code == .notYours)
            #expect(try await reply("yes", to: 2, from: john).code == .unknownEntry)
            #expect(try await reply("yes", to: 9, from: john).code == .unknownEntry)
            #expect(try await kate.phone.snapshot().lastSequence == 2)
        }
    }

    @Test func `an edited text is new on every phone, also in answers, and for who was away`() async throws {
        try await withTwo { server, kate, john in
            _ = try await kate.phone.send("helo")
            #expect(try await reply("yes", to: 1, from: john).status == 201)
            try await expect(2, on: kate, john)
            #expect(kate.view.snapshot.items.last?.reply?.text == "helo")
            let mary = try await server.phone("mary").follow()
            mary.events.close()
            #expect(try await kate.phone.put("/entries/1/text", EditBody(text: "hello")).status == 204)
            try await mary.reconnect()
            try await expect(3, on: kate, john, mary)
            for client in [kate, john, mary] {
                let items = client.view.snapshot.items
                #expect(items.map(\.text) == ["hello", "yes"] && items.last?.reply?.text == "hello")
                #expect(items.first?.editedAt != nil)
            }
        }
    }

    @Test func `who was away when a message was unsent never gets it`() async throws {
        try await withTwo { _, kate, john in
            john.events.close()
            _ = try await kate.phone.send("a secret")
            _ = try await reply("about that", to: 1, from: kate)
            #expect(try await kate.phone.delete("/entries/1").status == 204)
            #expect(try await kate.phone.delete("/entries/1").status == 204)
            let texts = try await john.phone.stream(after: 0, lastEventID: 0)
            for _ in 1...3 {
                let event = try #require(await texts.next("entry"))
                #expect(!"\(event)".contains("secret"))
            }
            texts.close()
            try await john.reconnect()
            try await expect(3, on: kate, john)
            #expect(john.view.snapshot.items.map(\.text) == ["Kate unsent a message", "about that"])
            #expect(john.view.snapshot.items.last?.reply?.isThere == false)
            #expect(try await john.phone.put("/entries/1/reaction", ReactionBody(emoji: "👍")).code == .wrongEntry)
        }
    }

    @Test func `two devices that unsend a message at once have both done so`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, people: ["Kate", "John", "Kate"]) { server in
            let phone = try await server.phone("kate")
            let tablet = try await server.phone("kate", device: "kate-phone-2")
            for sequence in stride(from: 1, to: 40, by: 2) {
                _ = try await phone.send("hello")
                async let one = phone.delete("/entries/\(sequence)").status
                async let other = tablet.delete("/entries/\(sequence)").status
                #expect(try await [one, other] == [204, 204])
            }
        }
    }

    @Test func `an answer that is sent again is one answer, also once its original is unsent`() async throws {
        try await withTwo { _, kate, john in
            _ = try await kate.phone.send("hello")
            let body = SendBody(key: SendKey(unchecked: "again"), text: "yes", replyTo: 1)
            let first = try await john.phone.post("/entries", body).decoded(SendReceipt.self)
            #expect(try await kate.phone.delete("/entries/1").status == 204)
            #expect(try await john.phone.post("/entries", body).decoded(SendReceipt.self) == first)
            try await expect(3, on: kate, john)
        }
    }

    @Test func `the server's clock says when it is too late`() async throws {
        let clock = MovableClock()
        try await withTwo(clock: clock) { _, kate, _ in
            _ = try await kate.phone.send("hello")
            clock.move(by: .seconds(121))
            #expect(try await kate.phone.delete("/entries/1").code == .tooLate)
            #expect(try await kate.phone.put("/entries/1/text", EditBody(text: "hi")).status == 204)
            clock.move(by: .seconds(800))
            #expect(try await kate.phone.put("/entries/1/text", EditBody(text: "hey")).code == .tooLate)
        }
    }

    @Test func `somebody new sees no message from before, not even in an answer to it`() async throws {
        try await withTwo { server, kate, _ in
            _ = try await kate.phone.send("a secret")
            let body = Data(#"{"name":"Zoe"}"#.utf8)
            #expect(try await HTTP.send("POST", server.address + "/simulator/people", body: body).status == 201)
            let zoe = try await server.phone("zoe").follow()
            #expect(try await reply("about that", to: 1, from: kate).status == 201)
            #expect(try await kate.phone.put("/entries/1/reaction", ReactionBody(emoji: "👍")).status == 204)
            #expect(try await kate.phone.put("/entries/1/text", EditBody(text: "a bigger secret")).status == 204)
            try await expect(5, on: kate, zoe)
            let quote = try #require(zoe.view.snapshot.items.last?.reply)
            #expect(!quote.isThere && !quote.text.contains("secret") && quote.senderName == nil)
            #expect(try await zoe.phone.put("/entries/1/reaction", ReactionBody(emoji: "👍")).code == .unknownEntry)
            #expect(try await reply("what?", to: 1, from: zoe).code == .unknownEntry)
        }
    }
}
