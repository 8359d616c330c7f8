import ChatModels
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct DraftTests {
    @Test func `a draft survives a restart, and is nobody else's`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.put("/draft/text", DraftTextBody(text: "not yet")).status == 204)
            #expect(try await kate.snapshot().state.draft.text == "not yet")
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").snapshot()
            let john = try await server.phone("john").snapshot()
            #expect(kate.state.draft.text == "not yet")
            #expect(john.state.draft == DraftState())
        }
    }

    @Test func `what is typed on one page is on the other at once, and says where it comes from`() async throws {
        try await withServer { server in
            let phone = try await server.phone("kate")
            let first = try await phone.onPage("first").follow()
            let second = try await phone.onPage("second").follow()
            for text in ["n", "now", "now", ""] {
                #expect(try await first.phone.put("/draft/text", DraftTextBody(text: text)).status == 204)
                for page in [first, second] {
                    try await page.follow {
                        $0.snapshot.state.draft == DraftState(text: text, page: PageID(unchecked: "first"))
                    }
                }
            }
            _ = try await second.phone.send("now")
            try await first.follow { $0.snapshot.lastSequence == 1 && $0.snapshot.state.draft == DraftState() }
            try await second.expectUpToDate()
        }
    }

    @Test func `sending empties the field, on disk as well`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.put("/draft/text", DraftTextBody(text: "now"))
            _ = try await kate.phone.send("now")
            try await kate.follow { $0.snapshot.lastSequence == 1 }
            try await kate.expectUpToDate()
            #expect(kate.view.snapshot.state.draft == DraftState())
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").snapshot()
            #expect(kate.state.draft == DraftState())
        }
    }

    @Test func `a text that is too long stays out of the field`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let text = String(repeating: "é", count: ChatLimits.textByteCountMax / 2 + 1)
            #expect(try await kate.put("/draft/text", DraftTextBody(text: text)).code == .textTooLong)
            #expect(try await kate.snapshot().state.draft.text.isEmpty)
        }
    }

    @Test func `removing a message that is not staged changes nothing`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            _ = try await kate.put("/draft/text", DraftTextBody(text: "words"))
            #expect(try await kate.delete("/draft").status == 204)
            #expect(try await kate.snapshot().state.draft.text == "words")
        }
    }
}
