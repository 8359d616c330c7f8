import ChatModels
import Foundation
import Testing

/// Files that people send, and who is writing, through the real server.
@Suite(.timeLimit(.minutes(5)), .serialized) struct OwnFileTests {
    @Test func `a picture is sent without its metadata, and others get its bytes`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            // A GIF of one pixel with a comment.
            let gif = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0])
            let frame = Data([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b])
            let comment = Data([0x21, 0xfe, 6]) + Data("Secret".utf8) + Data([0])
            let answer = try await HTTP.send(
                "POST", kate.phone.address + "/draft/attachments?name=sea%20%C3%A9.gif", cookie: kate.phone.cookie,
                body: gif + comment + frame)
            #expect(answer.status == 204)
            try await kate.follow { $0.snapshot.state.draft.attachments.count == 1 }
            let draft = kate.view.snapshot.state.draft.attachments[0]
            #expect(draft.name == "sea é.gif" && draft.mediaType == "image/gif" && draft.app == nil)
            #expect(try await kate.phone.send("look").status == 201)
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 2 }
                try await client.expectUpToDate()
                let file = try #require(client.view.snapshot.items.first?.attachment?.file)
                let bytes = try await client.phone.get("/pictures/\(file)").body
                #expect(bytes.range(of: Data("Secret".utf8)) == nil && bytes.starts(with: gif.prefix(6)))
            }
            #expect(try await kate.phone.delete("/entries/1").status == 204)
            try await john.follow { $0.snapshot.lastSequence == 3 }
            #expect(try await john.phone.get("/pictures/\(draft.file)").code == .unknownPicture)
        }
    }

    @Test func `a file whose answer was lost is added once`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            func add(_ key: String?) async throws -> HTTP.Answer {
                try await HTTP.send(
                    "POST", kate.address + "/draft/attachments?name=a.txt", cookie: kate.cookie,
                    headers: key.map { ["Idempotency-Key": $0] } ?? [:], body: Data("hello".utf8))
            }
            for _ in 1...2 { #expect(try await add("one").status == 204) }
            #expect(try await kate.snapshot().state.draft.attachments.count == 1)
            #expect(try await add("two").status == 204)
            #expect(try await add(nil).status == 204)
            #expect(try await kate.snapshot().state.draft.attachments.count == 3)
            #expect(try await add("a b").code == .badFile)
        }
    }

    @Test func `what is too large or nameless is refused`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            func add(_ query: String, _ bytes: Data) async throws -> ChatError.Code? {
                try await HTTP.send(
                    "POST", kate.address + "/draft/attachments" + query, cookie: kate.cookie, body: bytes
                ).code
            }
            #expect(try await add("", Data("x".utf8)) == .badFile)
            #expect(try await add("?name=a", Data()) == .badFile)
            #expect(try await add("?name=a", Data(count: ChatLimits.ownFileByteCountMax + 1)) == .fileTooLarge)
            #expect(try await kate.snapshot().state.draft == DraftState())
        }
    }

    @Test func `who is writing is told to the others, and not to who has left`() async throws {
        try await withServer { server in
            let (kate, mary) = (try await server.phone("kate"), try await server.phone("mary"))
            let john = try await server.phone("john").stream()
            let gone = try await mary.stream()
            #expect(try await mary.delete("/membership").status == 204)
            _ = await gone.next("participants")
            #expect(try await kate.raw("POST", "/typing", "").status == 204)
            let event = try #require(await john.next("typing")).decoded(TypingEvent.self)
            #expect(event.person == (try await kate.snapshot().me.id))
            #expect(try await mary.raw("POST", "/typing", "").code == .notAParticipant)
            // Checks that the last word on Mary's page is that she has left.
            #expect(try await kate.send("hello").status == 201)
            _ = await john.next("entry")
            john.close()
            gone.close()
        }
    }
}
