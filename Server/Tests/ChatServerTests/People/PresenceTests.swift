import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// Presence through the real server.
@Suite(.timeLimit(.minutes(5))) struct PresenceTests {
    private func withPair(
        clock: MovableClock = MovableClock(),
        _ body: (_ ann: Member, _ ben: Member, _ chat: ConversationID, _ ids: [PersonID]) async throws -> Void
    ) async throws {
        try await withPeopleServer(clock: clock, configure: { $0.presenceDelay = .milliseconds(30) }) { server in
            let ann = try await server.joinOwner()
            let ben = try await server.join("Ben", by: try await ann.invite())
            let chat = try await ann.begin(with: ben)
            try await body(ann, ben, chat, [try await ann.account().person.id, try await ben.account().person.id])
        }
    }

    private func open(_ chat: ConversationID, _ member: Member) async throws -> EventReader {
        let path = member.server.address + member.path(in: chat) + "/events"
        return try await EventReader.open(try HTTP.request("GET", path, cookie: member.cookie))
    }

    /// Reads on until the page is told this; returns what else there was.
    private func told(
        _ reader: EventReader, _ here: [PersonID]
    ) async throws -> PresenceEvent {
        while true {
            let event = try #require(await reader.next("presence")).decoded(PresenceEvent.self)
            if Set(event.here) == Set(here) { return event }
        }
    }

    @Test func `two see each other come and go, with the time of the last visit`() async throws {
        let clock = MovableClock()
        try await withPair(clock: clock) { ann, ben, chat, ids in
            let mine = try await open(chat, ann)
            #expect(try await told(mine, [ids[0]]).lastVisit != nil)
            let theirs = try await open(chat, ben)
            #expect(try await told(mine, ids).lastVisit == nil)
            #expect(try await told(theirs, ids).lastVisit == nil)
            clock.move(by: .seconds(7_200))
            let before = clock.now()
            theirs.close()
            let visit = try #require(try await told(mine, [ids[0]]).lastVisit)
            // When the page went, and not when a request was made last.
            #expect(visit >= before)
        }
    }

    @Test func `who shows it not is not seen, and sees nobody`() async throws {
        try await withPair { ann, ben, chat, ids in
            let (mine, theirs) = (try await open(chat, ann), try await open(chat, ben))
            _ = try await (told(mine, ids), told(theirs, ids))
            #expect(try await ben.send("PUT", "/account/presence", PresenceBody(isShown: false)).status == 204)
            #expect(try await ben.account().showsPresence == false)
            #expect(try await told(mine, [ids[0]]).lastVisit == nil)
            #expect(try await told(theirs, []).lastVisit == nil)
            #expect(try await ben.send("PUT", "/account/presence", PresenceBody(isShown: true)).status == 204)
            _ = try await (told(mine, ids), told(theirs, ids))
        }
    }

    @Test(arguments: [0, 1]) func `nobody sees somebody whom they have blocked, or who has blocked them`(
        blocker: Int
    ) async throws {
        try await withPair { ann, ben, chat, ids in
            let (mine, theirs) = (try await open(chat, ann), try await open(chat, ben))
            _ = try await (told(mine, ids), told(theirs, ids))
            let member = [ann, ben][blocker]
            let path = "/account/blocks/\(ids[1 - blocker])"
            #expect(try await member.send("PUT", path).status == 204)
            #expect(try await told(mine, [ids[0]]).lastVisit == nil)
            #expect(try await told(theirs, [ids[1]]).lastVisit == nil)
            #expect(try await member.send("DELETE", path).status == 204)
            _ = try await (told(mine, ids), told(theirs, ids))
        }
    }

    @Test func `two of whom a third one is suspended are no pair, whose last visits would be told`() async throws {
        try await withPeopleServer(configure: { $0.presenceDelay = .milliseconds(30) }) { server in
            let ann = try await server.joinOwner()
            let link = try await ann.invite(joinsMax: 2)
            let ben = try await server.join("Ben", by: link).account().person.id
            let cid = try await server.join("Cid", by: link).account().person.id
            let chat = try await ann.send(
                "POST", "/devices/\(ann.device)/conversations", NewConversationBody(people: [ben, cid], name: "All")
            ).decoded(BegunConversation.self).conversation
            #expect(try await ann.send("PUT", "/owner/people/\(cid)/suspension").status == 204)
            let mine = try await open(chat, ann)
            #expect(try await told(mine, [try await ann.account().person.id]).lastVisit == nil)
        }
    }

    @Test func `who comes into a group while others are there costs each of them few events`() async throws {
        try await withPeopleServer(configure: { $0.presenceDelay = .milliseconds(400) }) { server in
            let ann = try await server.joinOwner()
            let link = try await ann.invite(joinsMax: 20)
            var others: [Member] = []
            for number in 1...9 { others.append(try await server.join("Person \(number)", by: link)) }
            var ids: [PersonID] = [try await ann.account().person.id]
            for other in others { ids.append(try await other.account().person.id) }
            let body = NewConversationBody(people: Array(ids.dropFirst()), name: "All")
            let chat = try await ann.send("POST", "/devices/\(ann.device)/conversations", body)
                .decoded(BegunConversation.self).conversation
            let mine = try await open(chat, ann)
            let began = ContinuousClock.now
            let readers = try await withThrowingTaskGroup(of: EventReader.self) { group in
                for other in others { group.addTask { try await self.open(chat, other) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            var count = 0
            while true {
                let event = try #require(await mine.next("presence")).decoded(PresenceEvent.self)
                count += 1
                if Set(event.here) == Set(ids) { break }
            }
            let took = (ContinuousClock.now - began) / .milliseconds(400)
            #expect(Double(count) <= took + 2, "\(count) events")
            for reader in readers { _ = try await told(reader, ids) }
        }
    }

    @Test func `changes are told together`() {
        var book = PresenceBook()
        let (ann, ben) = (PersonID(UUID()), PersonID(UUID()))
        book.opened(by: ann)
        book.opened(by: ann)
        let (first, second) = (book.schedule(), book.schedule())
        #expect(first && !second)
        book.opened(by: ben)
        let stays = !book.closed(by: ann)
        let both = book.take()
        #expect(stays && both == [ann, ben])
        let hasGone = book.closed(by: ann)
        let next = book.schedule()
        let one = book.take()
        #expect(hasGone && next && one == [ben])
    }
}
