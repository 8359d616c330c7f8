import ChatModels
import Foundation
import Testing

/// A computer's clock that is put back while the server runs.
@Suite(.timeLimit(.minutes(5)), .serialized) struct ClockTests {
    private let clock = MovableClock()

    @Test func `a message that was read goes after the delay all the same`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe("expiring")
        try await withServer(on: folder, expiryDelay: .milliseconds(500), clock: clock) { server in
            let kate = try await server.phone("kate").follow()
            let john = try await server.phone("john").follow()
            try await kate.openProbe()
            try await kate.sendMessage("Mussels")
            try await john.follow { $0.snapshot.lastSequence == 1 }
            _ = try await john.phone.put("/read", ReadBody(sequence: 1))
            clock.move(by: .seconds(-5 * 3_600))
            try await john.follow { $0.snapshot.items.isEmpty }
            try await john.expectUpToDate()
        }
    }

    @Test func `people join after as long a wait as before`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, clock: clock) { server in
            let code = try await server.phone("kate").raw("POST", "/invitation", "").decoded(NewInvitation.self).code
            for number in 1...ChatLimits.joinsPerMinuteMax {
                #expect(try await server.join(by: code, as: "Guest \(number)").status == 201)
            }
            #expect(try await server.join(by: code, as: "Zoe").code == .tooManyJoins)
            clock.move(by: .seconds(-3_600))
            #expect(try await server.join(by: code, as: "Zoe").status == 201)
        }
    }

    @Test func `an invitation is open no longer than its lifetime`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, clock: clock) { server in
            let code = try await server.phone("kate").raw("POST", "/invitation", "").decoded(NewInvitation.self).code
            let week = ChatLimits.invitationLifetime
            clock.move(by: week * -4)
            #expect(try await HTTP.send("GET", server.address + "/invitations/\(code)").status == 200)
            clock.move(by: week + .seconds(60))
            #expect(try await HTTP.send("GET", server.address + "/invitations/\(code)").code == .expired)
        }
    }
}

extension TestServer {
    fileprivate func join(by code: String, as name: String) async throws -> HTTP.Answer {
        try await HTTP.send(
            "POST", address + "/invitations/\(code)/people", body: try JSONEncoder().encode(NewPersonBody(name: name)))
    }
}
