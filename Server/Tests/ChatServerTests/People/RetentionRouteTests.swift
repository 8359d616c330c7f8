import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// How long messages are kept, over HTTP.
@Suite(.timeLimit(.minutes(5))) struct RetentionRouteTests {
    @Test func `old messages go from lists and open pages, and new ones come`() async throws {
        let clock = MovableClock()
        try await withPeopleServer(clock: clock) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await ann.write("old", in: chat)
            clock.move(by: .seconds(2 * 24 * 60 * 60))
            try await ann.write("new", in: chat)
            func set(_ days: Int?) async throws -> HTTP.Answer {
                try await ben.send("PUT", ben.path(in: chat) + "/retention", RetentionBody(days: days))
            }
            #expect(try await set(2).code == .badNumber)
            #expect(try await set(7).status == 204)
            func texts() async throws -> [String?] {
                try await ann.get(ann.path(in: chat), ConversationSnapshot.self).items.map(\.text)
            }
            #expect(try await texts() == ["old", "new"])
            #expect(try await ann.list().first?.retentionDays == 7)
            #expect(try await set(1).status == 204)
            #expect(try await texts() == ["new"])
            clock.move(by: .seconds(2 * 24 * 60 * 60))
            #expect(try await set(1).status == 204)
            #expect(try await texts() == [])
            #expect(try await ann.list().first?.lastLine == nil)
            try await ben.write("again", in: chat)
            #expect(try await texts() == ["again"])
            #expect(try await set(nil).status == 204)
            #expect(try await ann.list().first?.retentionDays == nil)
        }
    }
}
