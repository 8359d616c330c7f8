import ChatModels
import Testing

/// Stickers and files, from an app process to everybody's phone.
@Suite(.timeLimit(.minutes(5)), .serialized) struct AttachmentTests {
    @Test func `a sticker is staged, survives a restart, and is on every phone once it is sent`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("sticker")
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.draft.attachments.isEmpty }
            try await kate.expectUpToDate()
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            let staged = try #require(kate.view.snapshot.state.draft.attachments.first)
            #expect(staged.kind == .sticker && staged.label == "A mussel" && staged.width == 3 && staged.height == 2)
            #expect(try await kate.phone.get("/pictures/\(staged.file)").headers["content-type"] == "image/gif")
            #expect(try await john.phone.get("/pictures/\(staged.file)").code == .unknownPicture)

            #expect(try await kate.phone.send("look").decoded(SendReceipt.self).sequences == [1, 2])
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 2 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.map(\.kind) == [.sticker, .text])
                #expect(client.view.snapshot.items[0].attachment == staged)
                #expect(client.view.snapshot.state.draft == DraftState())
            }
            #expect(try await john.phone.get("/pictures/\(staged.file)").status == 200)
        }
    }

    @Test func `a file is taken out of the field by its place`() async throws {
        try await withProbe("sticker") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.draft.attachments.isEmpty }
            let file = try #require(kate.view.snapshot.state.draft.attachments.first?.file)
            for place in ["1", "-1", "x"] {
                #expect(try await kate.phone.delete("/draft/attachments/\(place)").code == .badNumber)
            }
            #expect(try await kate.phone.delete("/draft/attachments/0").status == 204)
            try await kate.follow { $0.snapshot.state.draft.attachments.isEmpty }
            try await kate.expectUpToDate()
            #expect(try await kate.phone.get("/pictures/\(file)").code == .unknownPicture)
        }
    }

    @Test func `what is no picture is only saved, whatever its name says`() async throws {
        try await withProbe("page") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.draft.attachments.isEmpty }
            let file = try #require(kate.view.snapshot.state.draft.attachments.first)
            let answer = try await kate.phone.get("/pictures/\(file.file)")
            #expect(answer.headers["content-type"] == "application/octet-stream")
            #expect(answer.headers["content-disposition"] == "attachment")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
        }
    }
}
