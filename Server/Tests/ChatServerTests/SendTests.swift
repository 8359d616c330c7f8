import ChatModels
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct SendTests {
    @Test func `what Kate sends is on every phone, once`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            let answer = try await kate.phone.send("Mussels tonight?", key: "k1")
            #expect(answer.status == 201)
            #expect(try answer.decoded(SendReceipt.self).sequences == [1])

            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 1 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.map(\.text) == ["Mussels tonight?"])
            }
            #expect(kate.view.snapshot.items[0].isMine)
            #expect(kate.view.snapshot.items[0].key?.rawValue == "k1")
            #expect(!john.view.snapshot.items[0].isMine)
            #expect(john.view.snapshot.items[0].senderName == "Kate")
            #expect(john.view.snapshot.items[0].key == nil)
        }
    }

    @Test func `the same key again is the same entry, also after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            let first = try await kate.send("once", key: "k1").decoded(SendReceipt.self)
            let again = try await kate.send("once", key: "k1").decoded(SendReceipt.self)
            #expect(first == again)
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            let again = try await kate.send("once", key: "k1")
            #expect(again.status == 201)
            #expect(try again.decoded(SendReceipt.self).sequences == [1])
            #expect(try await kate.snapshot().items.map(\.text) == ["once"])
        }
    }

    @Test func `the same key again leaves alone what was typed since, also after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            _ = try await kate.send("once", key: "k1")
            _ = try await kate.put("/draft/text", DraftTextBody(text: "next"))
            #expect(try await kate.send("once", key: "k1").decoded(SendReceipt.self).sequences == [1])
            #expect(try await kate.snapshot().state.draft.text == "next")
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.send("once", key: "k1").decoded(SendReceipt.self).sequences == [1])
            let snapshot = try await kate.snapshot()
            #expect(snapshot.state.draft.text == "next")
            #expect(snapshot.items.map(\.text) == ["once"])
        }
    }

    @Test func `forty sends at once from three phones arrive everywhere in one order`() async throws {
        try await withServer { server in
            let phones = [
                try await server.phone("kate"), try await server.phone("john"), try await server.phone("mary"),
            ]
            var clients: [FollowingClient] = []
            for phone in phones { clients.append(try await phone.follow()) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask { _ = try await phones[number % 3].send("\(number)", key: "k\(number)") }
                }
                try await group.waitForAll()
            }
            for client in clients {
                try await client.follow { $0.snapshot.lastSequence == 40 }
                #expect(client.sequences == Array(1...40))
                try await client.expectUpToDate()
            }
        }
    }

    @Test func `nothing to send stores nothing`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let answer = try await kate.send("  \n ")
            #expect(answer.status == 201)
            #expect(try answer.decoded(SendReceipt.self).sequences.isEmpty)
            #expect(try await kate.snapshot().lastSequence == 0)
        }
    }

    @Test func `a text at its limit is sent, and one byte more is refused`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let longest = String(repeating: "a", count: ChatLimits.textByteCountMax)
            #expect(try await kate.send(longest).status == 201)
            let refused = try await kate.send(longest + "a")
            #expect(refused.code == .textTooLong)
            #expect(try await kate.snapshot().lastSequence == 1)
        }
    }
}
