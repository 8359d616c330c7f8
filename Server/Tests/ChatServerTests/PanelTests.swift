import AppProtocol
import ChatModels
import Foundation
import RenderTree
import Testing

/// With a real app process.
@Suite(.timeLimit(.minutes(5)), .serialized) struct PanelTests {
    @Test func `an app that is opened shows itself, also to a client that joins late`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            #expect(kate.view.snapshot.apps == [AppSummary(id: FollowingClient.probe, name: "Probe")])
            try await kate.openProbe()
            guard case .open(FollowingClient.probe, .compact, _) = kate.view.snapshot.state.panel else {
                Issue.record("the panel is \(kate.view.snapshot.state.panel)")
                return
            }
            try await kate.expectUpToDate()

            _ = try await kate.phone.put("/panel/style", StyleBody(style: .expanded))
            try await kate.expectUpToDate()
            try await kate.type("Fries")
            try await kate.expectUpToDate()
            _ = try await kate.phone.delete("/panel")
            try await kate.follow { $0.snapshot.state.panel == .closed }
            try await kate.expectUpToDate()
        }
    }

    @Test func `an app that somebody points at is started, and opens as any other`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            let pointed = try await kate.phone.post("/panel/ahead", OpenPanelBody(app: FollowingClient.probe))
            #expect(pointed.status == 204)
            // In the suite's time limit.
            while try folder.appProcessCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
            try await kate.openProbe()
            #expect(try folder.appProcessCount == 1)
            try await kate.type("Mussels")
            try await kate.expectUpToDate()
        }
    }

    @Test func `a message is staged, survives a reload, is sent and arrives`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
            #expect(try await kate.phone.snapshot().state.draft.bubble?.caption == "Mussels")
            try await kate.expectUpToDate()

            let sent = try await kate.phone.send("join us").decoded(SendReceipt.self)
            #expect(sent.sequences == [1, 2])
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 2 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.map(\.kind) == [.bubble, .text])
                #expect(client.view.snapshot.items[0].bubble?.caption == "Mussels")
                #expect(client.view.snapshot.state.draft == DraftState())
            }
        }
    }

    @Test func `John answers in the same session: one bubble below, one summary line above, on both phones`()
        async throws
    {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            try await john.follow { $0.snapshot.lastSequence == 1 }

            #expect(try await john.tapBubble(1).status == 204)
            try await john.follow { $0.tree.root != nil }
            try await john.sendMessage("Mussels and fries")
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 2 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.map(\.kind) == [.summary, .bubble])
                #expect(client.view.snapshot.items[0].text == "Probe: Mussels")
            }
            #expect(try await kate.tapBubble(2).status == 204)
            try await kate.follow { $0.tree.root != nil }
        }
    }

    @Test func `a tap on a bubble whose place an answer has just taken opens the answer`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            for (number, words) in ["Mussels", "Mussels and fries"].enumerated() {
                try await kate.sendMessage(words)
                try await kate.follow { $0.snapshot.lastSequence == number + 1 }
            }
            let john = try await server.phone("john").follow()
            #expect(try await john.tapBubble(1).status == 204)
            try await john.follow { $0.tree.root != nil }
            try await john.sendMessage("and sauce")
            try await john.follow { $0.snapshot.lastSequence == 3 }
            #expect(john.view.snapshot.items.map(\.kind) == [.summary, .summary, .bubble])
            let me = john.view.snapshot.me.id
            try await kate.follow { view in view.snapshot.state.receipts.contains { $0.person == me && $0.read >= 2 } }
        }
    }

    @Test func `a staged message survives a restart, and is sent once`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.snapshot().state.draft.bubble?.caption == "Mussels")
            #expect(try await kate.snapshot().state.panel == .closed)
            for _ in 1...2 { #expect(try await kate.send("", key: "k1").status == 201) }
            #expect(try await kate.snapshot().items.map(\.kind) == [.bubble])
            #expect(try await kate.snapshot().state.draft == DraftState())
        }
    }

    @Test func `a message that is taken out of the field is gone`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
            #expect(try await kate.phone.delete("/draft").status == 204)
            try await kate.follow { $0.snapshot.state.draft.bubble == nil }
            try await kate.expectUpToDate()
        }
    }

    @Test func `a message whose address has 5,001 characters is not staged`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            // The address is `?text=` and the text.
            try await kate.type(String(repeating: "a", count: ProtocolLimits.urlCharacterCountMax - 5))
            try await kate.tapInsert()
            try await kate.type(String(repeating: "a", count: ProtocolLimits.urlCharacterCountMax - 6))
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
            #expect(
                kate.view.snapshot.state.draft.bubble?.caption?.count == ProtocolLimits.urlCharacterCountMax - 6)
            #expect(try await kate.phone.snapshot().lastSequence == 0)
        }
    }

    @Test func `a draft's picture that is none is refused, and the app goes on`() async throws {
        try await withProbe("noPicture") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.type("staged")
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
            #expect(kate.view.snapshot.state.draft.bubble?.caption == "staged")
            #expect(kate.view.snapshot.state.draft.bubble?.picture == nil)
            #expect(try await kate.phone.snapshot().lastSequence == 0)
        }
    }

    @Test func `a bubble's picture is there as soon as the draft is, and for everybody once it is sent`() async throws {
        try await withProbe("picture") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.state.draft.bubble != nil }
            let picture = try #require(kate.view.snapshot.state.draft.bubble?.picture)
            #expect(try await kate.phone.get("/pictures/\(picture)").status == 200)
            #expect(try await john.phone.get("/pictures/\(picture)").code == .unknownPicture)

            _ = try await kate.phone.send("")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            #expect(john.view.snapshot.items[0].bubble?.picture == picture)
            let seen = try await john.phone.get("/pictures/\(picture)")
            #expect(seen.status == 200)
            #expect(seen.headers["content-type"] == "image/png")
            #expect(seen.headers["cache-control"]?.contains("immutable") == true)
            #expect(seen.body.count == 45)
        }
    }

    @Test func `an app's icon is served, and only to who is signed in`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate")
            let icon = try await kate.get("/apps/org.parley.Probe/icon")
            #expect(icon.status == 200)
            #expect(icon.headers["content-type"] == "image/png")
            // A message may be of an app that is no longer there.
            #expect(try await kate.get("/apps/no.app/icon").status == 204)
        }
    }

    @Test func `stopping the server ends the app processes`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            #expect(try folder.appProcessCount == 1)
        }
        #expect(try folder.appProcessCount == 0)
    }
}

/// A server whose devices have the probe.
func withProbe(_ behaviour: String = "normal", _ body: (TestServer) async throws -> Void) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    try folder.addProbe(behaviour)
    try await withServer(on: folder, body)
}
