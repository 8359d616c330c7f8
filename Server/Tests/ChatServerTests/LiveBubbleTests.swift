import AppProtocol
import ChatModels
import ChatStore
import Foundation
import RenderTree
import Testing

/// Bubbles that app processes draw, through the real server.
@Suite(.timeLimit(.minutes(5)), .serialized) struct LiveBubbleTests {
    private let button = NodeID(rawValue: 3)

    private func withBubble(
        _ behaviour: String = "normal", _ body: (TestServer, FollowingClient) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe(behaviour)
        try await withServer(on: folder) { server in
            // A probe that fails at a tap cannot insert one.
            try await folder.addLiveEntry(to: ConversationID(unchecked: server.conversation))
            try await body(server, try await server.phone("john").follow())
        }
    }

    private func see(_ entries: Int..., by client: FollowingClient, draft: Bool = true) async throws {
        let body = LiveBody(entries: entries, draft: draft, size: TreeSize(width: 300, height: 400))
        #expect(try await client.phone.put("/live", body).status == 204)
    }

    private func tap(_ node: NodeID, _ client: FollowingClient) async throws {
        let instance = try #require(client.view.snapshot.state.live.first?.instance)
        let body = InputBody(instance: instance, events: [.tap(node)])
        #expect(try await client.phone.post("/panel/input", body).status == 204)
    }

    @Test func `a bubble in sight is drawn by its app, takes touches, and goes out of sight`() async throws {
        try await withBubble { _, john in
            try await see(1, by: john)
            try await john.follow { !$0.liveTrees.isEmpty }
            #expect(john.view.snapshot.state.live.first?.look?.size == TreeSize(width: 300, height: 100))
            try await john.expectUpToDate()
            // The probe puts a message into the field, from its bubble.
            try await tap(button, john)
            try await john.follow { $0.snapshot.state.draft.bubble?.caption != nil }
            try await john.follow { $0.liveTrees.count == 2 }
            #expect(john.view.snapshot.state.live.map(\.entry) == [1, nil])
            try await john.expectUpToDate()
            try await see(by: john, draft: false)
            try await john.follow { $0.liveTrees.isEmpty }
            try await john.expectUpToDate()
            #expect(john.view.snapshot.items.count == 1)
        }
    }

    @Test func `what is no live bubble is passed over`() async throws {
        try await withBubble { server, john in
            #expect(try await john.phone.send("hello").status == 201)
            try await see(2, 99, -1, by: john)
            try await john.follow { $0.snapshot.lastSequence == 2 }
            try await john.expectUpToDate()
            #expect(john.view.snapshot.state.live.isEmpty)
        }
    }

    @Test func `whoever joined later has no app draw what came before, and puts no sticker on it`() async throws {
        try await withBubble { server, _ in
            let body = try JSONEncoder().encode(NewPersonBody(name: "Ben"))
            #expect(try await HTTP.send("POST", server.address + "/simulator/people", body: body).status == 201)
            let ben = try await server.phone("ben").follow()
            try await see(1, by: ben)
            let place = StickerPlace(x: 0.5, y: 0.5)
            let sticker = PlaceStickerBody(key: SendKey(unchecked: "s"), target: 1, place: place, draft: 0)
            #expect(try await ben.phone.post("/stickers", sticker).code == .unknownEntry)
            #expect(try await ben.phone.send("hello").status == 201)
            try await ben.follow { $0.snapshot.lastSequence == 3 }
            try await ben.expectUpToDate()
            #expect(ben.view.snapshot.state.live.isEmpty)
        }
    }

    @Test func `a page that is gone sees nothing`() async throws {
        try await withBubble { server, john in
            try await see(1, by: john)
            try await john.follow { !$0.liveTrees.isEmpty }
            let sight = try await john.phone.snapshot().state.live
            #expect(sight.count == 1)
            john.events.close()
            while try await !john.phone.snapshot().state.live.isEmpty { await Task.yield() }
        }
    }

    @Test func `what any page of the device sees is drawn, and goes with that page`() async throws {
        try await withBubble { server, john in
            let other = try await john.phone.onPage("second").follow()
            try await see(1, by: john)
            try await see(by: other, draft: false)
            try await john.follow { !$0.liveTrees.isEmpty }
            try await john.expectUpToDate()
            try await other.expectUpToDate()
            try await see(1, by: other)
            john.events.close()
            try await see(1, by: other)
            try await other.expectUpToDate()
            #expect(other.view.snapshot.state.live.map(\.entry) == [1])
            other.events.close()
            while try await !john.phone.snapshot().state.live.isEmpty { await Task.yield() }
        }
    }

    @Test func `a page without a stream has nothing in sight until it has one`() async throws {
        try await withBubble { server, john in
            let phone = john.phone.onPage("late")
            let body = LiveBody(entries: [1], draft: false, size: TreeSize(width: 300, height: 400))
            #expect(try await phone.put("/live", body).status == 204)
            #expect(try await phone.snapshot().state.live.isEmpty)
            let late = try await phone.follow()
            try await late.follow { !$0.liveTrees.isEmpty }
            let answer = try await john.phone.onPage("a b").put("/live", body)
            #expect(answer.status == 400 && answer.code == .badPage)
        }
    }

    @Test(arguments: [("crash", PanelFailure.Code.crashed), ("revisionGap", .misbehaved), ("hang", .hung)])
    func `an app that fails in a bubble says so there, and draws it again when asked`(
        behaviour: String, code: PanelFailure.Code
    ) async throws {
        try await withBubble(behaviour) { _, john in
            try await see(1, by: john)
            try await john.follow { !$0.liveTrees.isEmpty }
            try await tap(button, john)
            try await john.follow { $0.snapshot.state.live.first?.failure != nil }
            #expect(john.view.snapshot.state.live.first?.failure?.code == code)
            #expect(john.view.snapshot.state.live.first?.failure?.message.contains("Probe") == true)
            #expect(john.view.snapshot.state.panel == .closed)
            try await john.expectUpToDate()
            #expect(try await john.phone.raw("POST", "/live/1/retry", "").status == 204)
            try await john.follow { !$0.liveTrees.isEmpty }
            try await john.expectUpToDate()
        }
    }

    @Test func `more bubbles than stand on a screen, or none with a size, are refused`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let size = TreeSize(width: 300, height: 400)
            let many = LiveBody(entries: Array(1...ChatLimits.liveEntryCountMax + 1), draft: true, size: size)
            #expect(try await kate.put("/live", many).code == .badNumber)
            for side in [ChatLimits.liveSideMin - 1, ChatLimits.liveSideMax + 1] {
                let body = LiveBody(entries: [], draft: true, size: TreeSize(width: side, height: 400))
                #expect(try await kate.put("/live", body).code == .badNumber)
            }
            #expect(try await kate.raw("POST", "/live/x/retry", "").code == .badNumber)
            #expect(try await kate.raw("POST", "/live/draft/retry", "").status == 204)
        }
    }
}

extension TestFolder {
    /// A message of Kate's, of the probe and with a live layout, put into the running server's store.
    fileprivate func addLiveEntry(to conversation: ConversationID) async throws {
        let database = try ChatDatabase(path: url.appendingPathComponent("chat.sqlite").path)
        var state = AppMessage.State(session: UUID(), url: "?text=live%20one", isLive: true, isPending: false)
        state.layout = AppMessage.Layout(caption: "live one")
        let message = AppMessage(app: FollowingClient.probe, state: state)
        let append = Append(
            conversation: conversation, device: DeviceID(unchecked: "kate-phone"), key: SendKey(unchecked: "live"),
            entries: [NewEntry(content: .message(message), picture: nil)], sentAt: 0, takesDraft: false)
        _ = try await EntryAppender(database: database).append(append)
        try database.close()
    }
}
