import ChatModels
import ChatStore
import Foundation
import Testing

/// Joining and leaving through the real server.
@Suite(.timeLimit(.minutes(5)), .serialized) struct MembershipTests {
    private struct Listed: Decodable {
        var device: String
        var person: String
        var takesPart: Bool
    }

    private func join(_ name: String, _ server: TestServer) async throws -> HTTP.Answer {
        try await HTTP.send(
            "POST", server.address + "/simulator/people", body: try JSONEncoder().encode(NewPersonBody(name: name)))
    }

    @Test func `somebody new sees what comes from then on, and everybody is told`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("before")
            let answer = try await join("Ben", server)
            #expect(answer.status == 201)
            let listed = try answer.decoded(Listed.self)
            #expect(listed.device == "ben-phone" && listed.takesPart)
            let ben = try await server.phone("ben").follow()
            #expect(ben.view.snapshot.items.map(\.text) == ["You joined the conversation"])
            _ = try await kate.phone.send("after")
            for client in [kate, ben] {
                try await client.follow { $0.snapshot.lastSequence == 3 }
                try await client.expectUpToDate()
            }
            #expect(kate.view.snapshot.items.map(\.text) == ["before", "Ben joined the conversation", "after"])
            #expect(kate.view.snapshot.participants.map(\.name) == ["Kate", "John", "Mary", "Ben"])
            #expect(ben.view.snapshot.items.map(\.text) == ["You joined the conversation", "after"])
        }
    }

    /// The device hears of the log in order, and here much comes before the leaving.
    @Test func `whoever leaves opens no app from then on, however much the device has still to hear`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in
            let john = try await server.phone("john")
            _ = try await john.put("/panel", OpenPanelBody(app: FollowingClient.probe))
            try await folder.addTexts(1_000, to: server.conversation)
            #expect(try await john.delete("/membership").status == 204)
            let answer = try await john.put("/panel", OpenPanelBody(app: FollowingClient.probe))
            #expect(answer.code == .notAParticipant)
            #expect(try await john.snapshot().state.panel == .closed)
        }
    }

    @Test func `whoever leaves gets nothing more and sends nothing, and may come back`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await john.openProbe()
            #expect(try await john.phone.delete("/membership").status == 204)
            try await john.follow { $0.snapshot.lastSequence == 1 }
            try await john.expectUpToDate()
            #expect(john.view.snapshot.items.map(\.text) == ["You left the conversation"])
            #expect(john.view.snapshot.state.panel == .closed)
            #expect(try await john.phone.send("hello?").code == .notAParticipant)
            #expect(
                try await john.phone.put("/panel", OpenPanelBody(app: FollowingClient.probe)).code == .notAParticipant)
            #expect(try await john.phone.delete("/membership").code == .notAParticipant)

            _ = try await kate.phone.send("without him")
            try await kate.follow { $0.snapshot.lastSequence == 2 }
            #expect(kate.view.snapshot.items.first?.text == "John left the conversation")
            #expect(try await join("John", server).decoded(Listed.self).device == "john-phone")
            _ = try await kate.phone.send("welcome")
            for client in [kate, john] {
                try await client.follow { $0.snapshot.lastSequence == 4 }
                try await client.expectUpToDate()
            }
            #expect(
                john.view.snapshot.items.map(\.text) == [
                    "You left the conversation", "You joined the conversation", "welcome",
                ])
            #expect(john.view.snapshot.participants.map(\.name) == ["Kate", "Mary", "John"])
        }
    }

    @Test func `who has left hears nothing of those who come and read afterwards`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            _ = try await kate.phone.send("hello")
            #expect(try await john.phone.delete("/membership").status == 204)
            try await john.follow { $0.snapshot.lastSequence == 2 && $0.snapshot.participants.count == 2 }
            let left = john.view.snapshot
            #expect(left.state.receipts.isEmpty)

            _ = try await join("Ben", server)
            _ = try await kate.phone.put("/read", ReadBody(sequence: 3))
            try await kate.follow { view in view.snapshot.state.receipts.contains { $0.read == 3 } }
            // Waits for an event that John causes himself: all others would have come before it.
            _ = try await john.phone.put("/system", SystemBody(isOld: true))
            var heard: [String] = []
            while let name = try await john.step(), name != "transcript" { heard.append(name) }
            #expect(Set(heard).isDisjoint(with: ["participants", "receipts", "entry"]), "John heard \(heard)")

            let now = try await john.phone.snapshot()
            #expect(now.participants == left.participants && now.participants.map(\.name) == ["Kate", "Mary"])
            #expect(now.state.receipts.isEmpty)
            try await john.reconnect()
            try await john.expectUpToDate()
            // Somebody who leaves later was there when John left.
            _ = try await server.phone("mary").delete("/membership")
            #expect(try await john.phone.snapshot().participants.map(\.name) == ["Kate", "Mary"])
        }
    }

    @Test func `people are as of when one left also after a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            _ = try await server.phone("john").delete("/membership")
            _ = try await join("Ben", server)
        }
        try await withServer(on: folder) { server in
            let snapshot = try await server.phone("john").snapshot()
            #expect(snapshot.participants.map(\.name) == ["Kate", "Mary"])
            #expect(snapshot.items.map(\.text) == ["You left the conversation"])
        }
    }

    @Test func `a client that was away learns who takes part`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            kate.events.close()
            _ = try await server.phone("john").delete("/membership")
            try await kate.reconnect()
            try await kate.follow { $0.snapshot.participants.count == 2 }
            try await kate.expectUpToDate()
        }
    }

    @Test func `two people stay`() async throws {
        try await withServer { server in
            #expect(try await server.phone("john").delete("/membership").status == 204)
            let answer = try await server.phone("kate").delete("/membership")
            #expect(answer.status == 409)
            #expect(answer.code == .tooFewPeople)
        }
    }

    @Test func `a name again is one more device, up to a limit, and lasts over a restart`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder) { server in
            for number in 2...ChatLimits.devicesPerPersonMax {
                let listed = try await join("Kate", server).decoded(Listed.self)
                #expect(listed.person == "Kate \(number)")
            }
            #expect(try await join("Kate", server).code == .tooManyPeople)
            #expect(try await server.phone("kate").snapshot().lastSequence == 0)
        }
        try await withServer(on: folder) { server in
            let last = try await server.phone("kate", device: "kate-phone-8").snapshot()
            #expect(last.me.name == "Kate")
        }
    }

    @Test(arguments: [
        "", "  ", "a\u{7}b", String(repeating: "n", count: 201), "Ben\u{200B}", "\u{202E}neB", "Be\u{2066}n",
        "B\u{AD}en",
        "Be\u{2028}n", "\u{3164}", "\u{2800}", "Ben\u{FE0F}", "\u{301}", "K\u{430}te", "\u{39A}ate", "Jоhn", "KATE",
    ])
    func `a name that nobody can have is refused`(name: String) async throws {
        try await withServer { server in
            let answer = try await join(name, server)
            #expect(answer.status == 400)
            #expect(answer.code == .badName)
        }
    }

    @Test func `a message's own address is not for those who joined later`() async throws {
        try await withProbe { server in
            let kate = try await server.phone("kate").follow()
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            let john = try await server.phone("john")
            _ = try await john.put("/system", SystemBody(isOld: true))
            let link = try #require(try await john.snapshot().items.last?.link)
            _ = try await join("Ben", server)
            _ = try await john.delete("/membership")
            #expect(try await HTTP.send("GET", server.address + link).status == 200)
            let ben = try await server.phone("ben")
            _ = try await ben.put("/system", SystemBody(isOld: true))
            #expect(try await ben.snapshot().items.allSatisfy { $0.link == nil })
        }
    }
}
