import ChatModels
import Foundation
import Testing

/// Stickers on bubbles, through the real server and its store.
@Suite(.timeLimit(.minutes(5)), .serialized) struct StickerTests {
    private let place = StickerPlace(x: 0.75, y: 0.25, rotation: 12, scale: 0.5)

    private func body(on target: Int, key: String = "s", draft: Int? = 0) -> PlaceStickerBody {
        PlaceStickerBody(key: SendKey(unchecked: key), target: target, place: place, draft: draft)
    }

    private func stage(_ kate: FollowingClient) async throws {
        try await kate.openProbe()
        try await kate.tapInsert()
        try await kate.follow { !$0.snapshot.state.draft.attachments.isEmpty }
    }

    @Test func `a sticker is on the bubble on every phone, once for its key, until its sender takes it off`()
        async throws
    {
        try await withProbe("sticker") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            _ = try await john.phone.send("hello")
            try await stage(kate)
            for _ in 1...2 {
                let answer = try await kate.phone.post("/stickers", body(on: 1))
                #expect(answer.status == 201)
                #expect(try answer.decoded(SendReceipt.self).sequences == [2])
            }
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 2 }
                try await client.expectUpToDate()
                let stuck = try #require(client.view.snapshot.items.first?.stickers?.first)
                #expect(stuck.place == place && stuck.isMine == (client === kate) && stuck.id == 2)
                #expect(try await client.phone.get("/pictures/\(stuck.sticker.file)").status == 200)
                #expect(client.view.snapshot.items.count == 1)
                #expect(client.view.snapshot.state.draft == DraftState())
            }
            #expect(try await john.phone.delete("/stickers/2").code == .notYours)
            for _ in 1...2 { #expect(try await kate.phone.delete("/stickers/2").status == 204) }
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 3 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.first?.stickers == nil)
            }
        }
    }

    @Test func `a phone that was cut off finds the stickers that came meanwhile`() async throws {
        try await withProbe("sticker") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            _ = try await john.phone.send("hello")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            john.events.close()
            try await stage(kate)
            _ = try await kate.phone.post("/stickers", body(on: 1))
            try await john.reconnect()
            try await john.follow { $0.snapshot.lastSequence == 2 }
            try await john.expectUpToDate()
            #expect(john.view.snapshot.items.first?.stickers?.count == 1)
        }
    }

    @Test func `what is no bubble or no sticker is refused, and the field keeps its own`() async throws {
        try await withProbe("sticker") { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("hello")
            try await stage(kate)
            #expect(try await kate.phone.post("/stickers", body(on: 9)).code == .unknownEntry)
            #expect(try await kate.phone.post("/stickers", body(on: 1, draft: 1)).code == .notASticker)
            #expect(try await kate.phone.post("/stickers", body(on: 1, draft: nil)).code == .malformedBody)
            #expect(try await kate.phone.delete("/stickers/1").code == .notASticker)
            #expect(try await kate.phone.delete("/stickers/x").code == .badNumber)
            #expect(try await kate.phone.snapshot().state.draft.attachments.count == 1)
            #expect(try await kate.phone.snapshot().lastSequence == 1)
        }
    }
}
