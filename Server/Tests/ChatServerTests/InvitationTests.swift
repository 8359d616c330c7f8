import ChatModels
import Foundation
import Hashing
import Testing

/// Joining by a link, through the real server.
@Suite(.timeLimit(.minutes(5))) struct InvitationTests {
    private func withServer(
        people: [String] = ["Kate", "John", "Mary"], lifetime: Duration = ChatLimits.invitationLifetime,
        _ body: (TestServer) async throws -> Void
    ) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await ChatServerTests.withServer(on: folder, people: people, invitationLifetime: lifetime, body)
    }

    private func invite(_ phone: Phone) async throws -> NewInvitation {
        let answer = try await phone.raw("POST", "/invitation", "")
        #expect(answer.status == 201)
        return try answer.decoded(NewInvitation.self)
    }

    private func look(_ code: String, _ server: TestServer) async throws -> HTTP.Answer {
        try await HTTP.send("GET", "\(server.address)/invitations/\(code)")
    }

    private func join(_ name: String, _ code: String, _ server: TestServer) async throws -> HTTP.Answer {
        try await HTTP.send(
            "POST", "\(server.address)/invitations/\(code)/people",
            body: try JSONEncoder().encode(NewPersonBody(name: name)))
    }

    /// Neither to be looked at nor joined by.
    private func expectNoWay(in code: String, _ server: TestServer, _ expected: ChatError.Code) async throws {
        #expect(try await look(code, server).code == expected)
        #expect(try await join("Ben", code, server).code == expected)
    }

    @Test func `who opens the link gives a name, is somebody new and sees what comes from then on`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate").follow()
            _ = try await kate.phone.send("before")
            let code = try await invite(kate.phone).code
            #expect(try await HTTP.send("GET", "\(server.address)/join/\(code)").status == 200)
            let view = try await look(code, server).decoded(InvitationView.self)
            #expect(view.inviter == "Kate" && view.peopleCount == 3)

            let answer = try await join(" Ben ", code, server)
            #expect(answer.status == 201)
            let joined = try answer.decoded(JoinedDevice.self)
            let cookie = try #require(answer.cookies.first)
            let ben = try await Phone(
                server: server, device: joined.device.rawValue, cookie: cookie, conversation: server.conversation
            ).follow()
            #expect(ben.view.snapshot.me.name == "Ben")
            #expect(ben.view.snapshot.items.map(\.text) == ["You joined the conversation"])
            #expect(try await ben.phone.send("hello").status == 201)
            try await kate.follow { $0.snapshot.lastSequence == 3 }
            try await kate.expectUpToDate()
            #expect(kate.view.snapshot.items.map(\.text) == ["before", "Ben joined the conversation", "hello"])
        }
    }

    @Test func `a link is good for several people, each once under their own name`() async throws {
        try await withServer { server in
            let code = try await invite(try await server.phone("kate")).code
            #expect(try await join("Ben", code, server).status == 201)
            #expect(try await join("Zoë", code, server).status == 201)
            for name in ["Ben", "ZOË", "kate", "", "a\u{7}b", String(repeating: "n", count: 201)] {
                let answer = try await join(name, code, server)
                #expect(answer.status == 400 && answer.code == .badName, "\(name)")
                #expect(answer.cookies.isEmpty)
            }
            #expect(try await server.phone("kate").snapshot().participants.count == 5)
        }
    }

    @Test func `what is no code, or is none any more, opens nothing`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let first = try await invite(kate).code
            #expect(first.utf8.count == 80)
            let changed = first.dropLast() + (first.hasSuffix("0") ? "1" : "0")
            let stranger = String(repeating: "0", count: 80)
            for code in [String(changed), stranger, String(first.dropLast()), "x", "%2e%2e", "%00", first + "00"] {
                try await expectNoWay(in: code, server, .unknownInvitation)
            }
            let second = try await invite(kate).code
            try await expectNoWay(in: first, server, .unknownInvitation)
            #expect(try await look(second, server).status == 200)
            #expect(try await kate.delete("/invitation").status == 204)
            try await expectNoWay(in: second, server, .unknownInvitation)
            #expect(try await kate.delete("/invitation").status == 204)
        }
    }

    @Test func `a link goes with who has made it, and does not come back with them`() async throws {
        try await withServer { server in
            let john = try await server.phone("john")
            let code = try await invite(john).code
            #expect(try await john.delete("/membership").status == 204)
            try await expectNoWay(in: code, server, .unknownInvitation)
            let back = try JSONEncoder().encode(NewPersonBody(name: "John"))
            #expect(try await HTTP.send("POST", server.address + "/simulator/people", body: back).status == 201)
            try await expectNoWay(in: code, server, .unknownInvitation)
        }
    }

    @Test func `a person is told whether a link is open, and until when`() async throws {
        try await withServer { server in
            let (kate, john) = (try await server.phone("kate"), try await server.phone("john"))
            let invitation = try await invite(kate)
            let state = try await kate.get("/invitation").decoded(InvitationState.self)
            #expect(state.expiresAt == invitation.expiresAt)
            #expect(try await john.get("/invitation").decoded(InvitationState.self).expiresAt == nil)
            _ = try await john.delete("/invitation")
            #expect(try await look(invitation.code, server).status == 200)
        }
    }

    @Test func `a link that is over says so`() async throws {
        try await withServer(lifetime: .zero) { server in
            let kate = try await server.phone("kate")
            try await expectNoWay(in: try await invite(kate).code, server, .expired)
            #expect(try await kate.get("/invitation").decoded(InvitationState.self).expiresAt == nil)
        }
    }

    @Test func `a full conversation takes nobody`() async throws {
        let people = (1...ChatLimits.participantCountMax).map { "p\($0)" }
        try await withServer(people: people) { server in
            let code = try await invite(try await server.phone("p1")).code
            try await expectNoWay(in: code, server, .tooManyPeople)
        }
    }

    @Test func `no more than so many join within a minute`() async throws {
        try await withServer { server in
            let code = try await invite(try await server.phone("kate")).code
            for number in 1...ChatLimits.joinsPerMinuteMax {
                #expect(try await join("p\(number)", code, server).status == 201)
            }
            let answer = try await join("late", code, server)
            #expect(answer.status == 429 && answer.code == .tooManyJoins)
        }
    }

    @Test func `the store does not know the code`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await ChatServerTests.withServer(on: folder) { server in
            let code = try await invite(try await server.phone("kate")).code
            let secret = String(code.dropFirst(16))
            let raw = try #require(Data(hexadecimal: secret))
            for name in ["chat.sqlite", "chat.sqlite-wal"] {
                let bytes = try Data(contentsOf: folder.url.appendingPathComponent(name))
                #expect(bytes.range(of: Data(secret.utf8)) == nil && bytes.range(of: raw) == nil)
            }
        }
    }
}
