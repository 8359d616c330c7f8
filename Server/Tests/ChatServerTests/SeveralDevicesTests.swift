import ChatModels
import ChatServer
import RenderTree
import Testing

/// One person with two devices: docs/messages.md, B59 and B83.
@Suite(.timeLimit(.minutes(5)), .serialized) struct SeveralDevicesTests {
    @Test func `both devices show what one sends as their person's own, and nobody counts twice`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder, people: ["Kate", "John", "Kate"]) { server in
            let phone = try await server.phone("kate").follow()
            let tablet = try await server.phone("kate", device: "kate-phone-2").follow()
            #expect(phone.view.snapshot.participants.map(\.name) == ["Kate", "John"])
            #expect(phone.view.snapshot.me == tablet.view.snapshot.me)
            try await phone.openProbe()
            try await phone.sendMessage("Mussels")
            for client in [phone, tablet] {
                try await client.follow { $0.snapshot.lastSequence == 1 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.map(\.isMine) == [true])
            }
            #expect(phone.view.snapshot.items[0].key != nil && tablet.view.snapshot.items[0].key == nil)
            #expect(try await tablet.tapBubble(1).status == 204)
            try await tablet.follow { $0.tree.root != nil }
            #expect(phone.view.snapshot.state.panel != .closed)
        }
    }
}
