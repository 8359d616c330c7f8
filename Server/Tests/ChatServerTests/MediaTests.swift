import ChatModels
import Foundation
import Testing

/// Media from an app process, through the programs that make it ready, into the log.
@Suite(.timeLimit(.minutes(5)), .serialized) struct MediaTests {
    @Test func `an animated picture with words in it is made ready, survives a restart, and has a still one`()
        async throws
    {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("animation")
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
            try await kate.expectUpToDate()
        }
        try await withServer(on: folder) { server in
            let john = try await server.phone("john").follow()
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            let bubble = try #require(john.view.snapshot.items.first?.bubble)
            let picture = try #require(bubble.picture)
            #expect(bubble.media?.mediaType == "image/gif" && bubble.media?.hasPoster == true)
            let moving = try await john.phone.get("/pictures/\(picture)")
            let still = try await john.phone.get("/pictures/\(picture)/poster")
            #expect(still.status == 200 && still.headers["content-type"] == "image/gif")
            #expect(still.body.count < moving.body.count)
            #expect(!String(decoding: moving.body, as: UTF8.self).contains("Secret"))
        }
    }

    @Test func `what is no picture is refused and not kept, and the app may go on`() async throws {
        try await withProbe("halfPicture") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.preparing != nil }
            try await kate.follow { $0.snapshot.state.draft.preparing == nil }
            try await kate.expectUpToDate()
            #expect(kate.view.snapshot.state.draft == DraftState())
            #expect(try await kate.phone.delete("/preparations/1").code == .badNumber)
            #expect(try await kate.phone.delete("/preparations/x").code == .badNumber)
        }
    }
}
