import ChatModels
import Foundation
import Testing

/// Messages that go once they have been read: docs/messages.md, B73.
@Suite(.timeLimit(.minutes(5)), .serialized) struct ExpiryTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.addProbe("expiring")
    }

    private func send(_ server: TestServer) async throws -> (kate: FollowingClient, john: FollowingClient) {
        let kate = try await server.phone("kate").follow()
        let john = try await server.phone("john").follow()
        try await kate.openProbe()
        try await kate.sendMessage("Mussels")
        for client in [kate, john] { try await client.follow { $0.snapshot.lastSequence == 1 } }
        return (kate, john)
    }

    @Test func `it goes from the device of who has read it, and stays with the others`() async throws {
        defer { folder.remove() }
        try await withServer(on: folder, expiryDelay: .zero) { server in
            let (kate, john) = try await send(server)
            #expect(john.view.snapshot.items.map(\.keeping) == [.offered])
            #expect(kate.view.snapshot.items.map(\.keeping) == [nil])
            #expect(try await john.phone.put("/read", ReadBody(sequence: 1)).status == 204)
            try await john.follow { $0.snapshot.items.isEmpty }
            try await john.expectUpToDate()
            #expect(try await john.tapBubble(1).code == .expired)
            #expect(try await john.phone.raw("PUT", "/entries/1/kept", "").code == .expired)
            #expect(try await kate.phone.snapshot().items.count == 1)
            #expect(try await server.phone("mary").snapshot().items.count == 1)
        }
    }

    @Test func `who keeps it has it for good`() async throws {
        defer { folder.remove() }
        try await withServer(on: folder, expiryDelay: .zero) { server in
            let (kate, john) = try await send(server)
            #expect(try await john.phone.raw("PUT", "/entries/1/kept", "").status == 204)
            try await john.follow { $0.snapshot.items.map(\.keeping) == [.kept] }
            _ = try await john.phone.put("/read", ReadBody(sequence: 1))
            _ = try await kate.phone.send("later")
            try await john.follow { $0.snapshot.lastSequence == 2 }
            try await john.expectUpToDate()
            #expect(john.view.snapshot.items.first?.keeping == .kept)
            for place in ["2", "9", "-1", "0"] {
                #expect(try await john.phone.raw("PUT", "/entries/\(place)/kept", "").code == .expired)
            }
            #expect(try await john.phone.raw("PUT", "/entries/x/kept", "").code == .badNumber)
            #expect(try await kate.phone.raw("PUT", "/entries/1/kept", "").code == .expired, "one's own stays anyway")
        }
    }

    @Test func `one that was due while no server ran is gone after the start`() async throws {
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            let (_, john) = try await send(server)
            _ = try await john.phone.put("/read", ReadBody(sequence: 1))
        }
        try folder.makeExpiriesDue()
        try await withServer(on: folder) { server in
            let john = try await server.phone("john").follow()
            try await john.follow { $0.snapshot.items.isEmpty }
            try await john.expectUpToDate()
        }
    }

    @Test func `its own page says that it is gone`() async throws {
        defer { folder.remove() }
        try await withServer(on: folder, expiryDelay: .zero) { server in
            let (_, john) = try await send(server)
            _ = try await john.phone.put("/system", SystemBody(isOld: true))
            let link = try #require(try await john.phone.snapshot().items.last?.link)
            _ = try await john.phone.put("/read", ReadBody(sequence: 1))
            try await john.follow { $0.snapshot.items.isEmpty }
            let page = try await HTTP.send("GET", server.address + link)
            #expect(page.status == 410)
            #expect(String(decoding: page.body, as: UTF8.self).contains("This message has expired"))
        }
    }
}
