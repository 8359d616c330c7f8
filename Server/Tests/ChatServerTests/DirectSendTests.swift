import ChatModels
import Foundation
import GRDB
import Testing

/// Messages that an app sends past the input field.
@Suite(.timeLimit(.minutes(5)), .serialized) struct DirectSendTests {
    @Test func `a message that an app sends is on every phone, once`() async throws {
        try await withProbe("direct") { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try await kate.tapInsert()
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 1 }
                try await client.expectUpToDate()
                #expect(client.view.snapshot.items.first?.bubble?.caption == "Mussels")
            }
        }
    }

    @Test func `what is typed stays in the field, also after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("direct")
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            _ = try await kate.phone.put("/draft/text", DraftTextBody(text: "my words"))
            try await kate.tapInsert()
            try await kate.follow { $0.snapshot.lastSequence == 1 }
            #expect(try await kate.phone.snapshot().state.draft.text == "my words")
        }
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate")
            #expect(try await kate.snapshot().state.draft.text == "my words")
        }
    }

    @Test func `what cannot be stored waits on the sender's phone, and is sent by Retry`() async throws {
        try await withProbe("direct") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try server.folder.refuseEntries(true)
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.unsent.isEmpty }
            try await kate.expectUpToDate()
            let unsent = try #require(kate.view.snapshot.state.unsent.first)
            #expect(unsent.bubble?.caption == "Mussels")
            #expect(try await kate.phone.snapshot().lastSequence == 0)
            #expect(try await kate.phone.raw("POST", "/unsent/other", "").code == .unknownEntry)

            try server.folder.refuseEntries(false)
            #expect(try await kate.phone.raw("POST", "/unsent/\(unsent.key)", "").status == 204)
            try await kate.follow { $0.snapshot.lastSequence == 1 }
            try await kate.expectUpToDate()
            #expect(kate.view.snapshot.state.unsent.isEmpty)
        }
    }

    @Test func `what could not be stored is still there after a restart, and is sent by Retry, once`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("direct")
        let key = Box<SendKey>()
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.type("Mussels")
            try folder.refuseEntries(true)
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.unsent.isEmpty }
            key.value = kate.view.snapshot.state.unsent.first?.key
        }
        try folder.refuseEntries(false)
        try await withServer(on: folder) { server in
            let kate = try await server.phone("kate").follow()
            let unsent = try #require(kate.view.snapshot.state.unsent.first)
            #expect(unsent.key == key.value && unsent.bubble?.caption == "Mussels")
            #expect(try await kate.phone.raw("POST", "/unsent/\(unsent.key)", "").status == 204)
            try await kate.follow { $0.snapshot.lastSequence == 1 }
            try await kate.expectUpToDate()
        }
        try await withServer(on: folder) { server in
            let after = try await server.phone("kate").snapshot()
            #expect(after.state.unsent.isEmpty && after.lastSequence == 1)
        }
    }

    @Test func `an unsent message is dropped by its key, once`() async throws {
        try await withProbe("direct") { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try server.folder.refuseEntries(true)
            try await kate.tapInsert()
            try await kate.follow { !$0.snapshot.state.unsent.isEmpty }
            let key = try #require(kate.view.snapshot.state.unsent.first?.key)
            for _ in 1...2 { #expect(try await kate.phone.delete("/unsent/\(key)").status == 204) }
            try await kate.follow { $0.snapshot.state.unsent.isEmpty }
            try await kate.expectUpToDate()
        }
    }
}

extension TestFolder {
    /// As if their time had passed while nobody looked.
    func makeExpiriesDue() throws {
        let database = try DatabaseQueue(path: url.appendingPathComponent("chat.sqlite").path)
        try database.write { try $0.execute(sql: "UPDATE expiry SET expiresAt = 1") }
        try database.close()
    }

    /// Makes the log refuse everything, as a full disk does.
    func refuseEntries(_ isRefusing: Bool) throws {
        let database = try DatabaseQueue(path: url.appendingPathComponent("chat.sqlite").path)
        try database.write { db in
            try db.execute(
                sql: isRefusing
                    ? "CREATE TRIGGER refuse BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'refused'); END"
                    : "DROP TRIGGER refuse")
        }
        try database.close()
    }
}
