import ChatModels
import ChatStore
import Foundation
import Testing

@testable import ChatServer

/// Links to one bubble, over HTTP.
@Suite(.timeLimit(.minutes(5)), .serialized) struct BubbleLinkRouteTests {
    private static let probe = AppID(unchecked: "org.parley.Probe")
    /// The first bytes of a PNG are all that the server looks at.
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// Ann and Ben in a named group with Carl: a text, a bubble with a picture, and another text.
    private struct Party {
        var folder: TestFolder
        var server: PeopleServer
        var ann: Member
        var ben: Member
        var chat: ConversationID
        var clock: MovableClock
        var nobody: Member { Member(server: server, device: "", cookie: nil) }

        func link(to sequence: Int = 2) async throws -> HTTP.Answer {
            try await ben.send("POST", ben.path(in: chat) + "/entries/\(sequence)/link")
        }

        func code() async throws -> String {
            let answer = try await link()
            try #require(answer.status == 201, "\(String(decoding: answer.body, as: UTF8.self))")
            return try answer.decoded(NewInvitation.self).code
        }

        func look(_ code: String) async throws -> HTTP.Answer { try await nobody.send("GET", "/invitations/\(code)") }

        /// Puts a message of the probe into the running server's store, without its knowledge.
        func addBubble(
            _ caption: String, expires: Bool = false, picture: Data? = BubbleLinkRouteTests.png
        ) async throws {
            let database = try ChatDatabase(path: folder.url.appendingPathComponent("chat.sqlite").path)
            var state = AppMessage.State(
                session: UUID(), layout: AppMessage.Layout(caption: caption), isPending: false)
            state.shouldExpire = expires
            let message = AppMessage(app: BubbleLinkRouteTests.probe, state: state)
            _ = try await EntryAppender(database: database).append(
                Append(
                    conversation: chat, device: DeviceID(unchecked: ann.device),
                    key: SendKey(unchecked: UUID().uuidString),
                    entries: [NewEntry(content: .message(message), picture: picture)], sentAt: 1))
            try database.close()
        }
    }

    private func withParty(_ body: (Party) async throws -> Void) async throws {
        let (folder, clock) = (try TestFolder(), MovableClock())
        defer { folder.remove() }
        try folder.addProbe("picture")
        try await withPeopleServer(on: folder, clock: clock) { server in
            let ann = try await server.joinOwner()
            let invitation = try await ann.invite()
            let ben = try await server.join("Ben", by: invitation)
            let carl = try await server.join("Carl", by: invitation)
            let chat = try await ann.begin(with: ben, carl, name: "<Friday>")
            let party = Party(folder: folder, server: server, ann: ann, ben: ben, chat: chat, clock: clock)
            try await ann.write("before", in: chat)
            try await party.addBubble("\"Mussels\" & <b>fries</b>")
            try await ann.write("after", in: chat)
            try await body(party)
        }
    }

    @Test func `somebody without an account sees the one bubble, and joins into it`() async throws {
        try await withParty { party in
            let code = try await party.code()
            #expect(code.utf8.count == 96)
            let answer = try await party.look(code)
            let view = try answer.decoded(InvitationView.self)
            #expect(view.inviter == "Ben" && view.role == .guest && view.me == nil && view.page == nil)
            #expect(view.shared?.bubble.caption == "\"Mussels\" & <b>fries</b>")
            #expect(view.shared?.bubble.appName == "Probe" && view.shared?.conversationName == "<Friday>")
            let words = String(decoding: answer.body, as: UTF8.self)
            for other in ["before", "after", "Ann", "Carl"] { #expect(!words.contains(other), "\(other)") }
            let picture = try await party.nobody.send("GET", "/invitations/\(code)/picture")
            #expect(picture.headers["content-type"] == "image/png" && Data(picture.body) == Self.png)
            #expect(picture.headers["cache-control"] == "private, no-store")
            #expect(try await party.nobody.send("GET", "/invitations/\(code)/icon").status == 200)

            let joining = try await party.nobody.send(
                "POST", "/invitations/\(code)/people", NewPersonBody(name: "Dora"))
            #expect(try joining.decoded(JoinedDevice.self).page == "/conversations/\(party.chat)?message=2")
            let dora = try party.server.member(joining)
            let snapshot = try await dora.get(dora.path(in: party.chat), ConversationSnapshot.self)
            #expect(snapshot.items.map(\.id) == [2, 4])
            #expect(try await dora.account().role == .guest)
            let id = try #require(snapshot.items.first?.bubble?.picture)
            #expect(try await dora.send("GET", dora.path(in: party.chat) + "/pictures/\(id)").status == 200)
            let tap = try await dora.send(
                "PUT", dora.path(in: party.chat) + "/selection", SelectionBody(sequence: 2))
            #expect(tap.status == 204)
            let refused = try await dora.send("POST", dora.path(in: party.chat) + "/entries/2/link")
            #expect(refused.code == .notAllowed)
        }
    }

    @Test func `the page says of itself what it shows, as text and never as markup`() async throws {
        try await withParty { party in
            let code = try await party.code()
            let page = try await party.nobody.send("GET", "/join/\(code)")
            #expect(page.headers["cache-control"] == "private, no-store")
            let text = String(decoding: page.body, as: UTF8.self)
            for line in [
                #"<meta property="og:title" content="Ben · Probe">"#,
                #"<meta property="og:description" content="&quot;Mussels&quot; &amp; &lt;b&gt;fries&lt;/b&gt;">"#,
                #"<meta property="og:image" content="\#(party.server.address)/invitations/\#(code)/picture">"#,
                "<title>Join</title>",
            ] {
                #expect(text.contains(line), "\(line)")
            }
            #expect(!text.contains("Friday") && !text.contains("before"))
            let other = try await party.nobody.send("GET", "/join/\(String(code.reversed()))")
            #expect(other.status == 200 && !String(decoding: other.body, as: UTF8.self).contains("og:"))
        }
    }

    @Test func `no other code shows anything, nor that of one bubble another`() async throws {
        try await withParty { party in
            try await party.addBubble("secret", picture: nil)
            let code = try await party.code()
            let changed = code.dropLast() + (code.hasSuffix("0") ? "1" : "0")
            let ofAnother = code.prefix(16) + "0000000000000004" + code.suffix(64)
            let huge = code.prefix(16) + "ffffffffffffffff" + code.suffix(64)
            for wrong in [String(changed), String(ofAnother), String(huge), String(code.dropLast(2))] {
                #expect(try await party.look(wrong).code == .unknownInvitation, "\(wrong)")
                let path = "/invitations/\(wrong)/people"
                let joining = try await party.nobody.send("POST", path, NewPersonBody(name: "Eve"))
                #expect(joining.code == .unknownInvitation, "\(wrong)")
            }
            for path in ["picture", "icon"] {
                let wrong = try await party.nobody.send("GET", "/invitations/\(changed)/\(path)")
                #expect(wrong.code == .unknownInvitation)
            }
            let second = try await party.look(code)
            #expect(second.code == .tooManyCodes)
        }
    }

    @Test func `a link goes with the invitation of who shares it, in each way`() async throws {
        try await withParty { party in
            let path = party.ben.path(in: party.chat) + "/invitation"
            let code = try await party.code()
            #expect(try await party.code() == code)
            let state = try await party.ben.get(path, InvitationState.self)
            #expect(try await party.look(code).decoded(InvitationView.self).expiresAt == state.expiresAt)
            #expect(try await party.ben.send("DELETE", path).status == 204)
            #expect(try await party.look(code).code == .unknownInvitation)
            let second = try await party.code()
            #expect(second != code)
            // A plain link in its place shows no bubble, and ends those to bubbles.
            let plain = try await party.ben.send("POST", path).decoded(NewInvitation.self).code
            #expect(try await party.look(second).code == .unknownInvitation)
            #expect(try await party.look(plain).decoded(InvitationView.self).shared == nil)
            let icon = try await party.nobody.send("GET", "/invitations/\(plain)/icon")
            #expect(icon.code == .unknownPicture)
            let third = try await party.code()
            party.clock.move(by: ChatLimits.invitationLifetime)
            #expect(try await party.look(third).code == .expired)
            let late = try await party.nobody.send("GET", "/invitations/\(third)/picture")
            #expect(late.code == .expired)
            let fourth = try await party.code()
            #expect(try await party.ben.send("DELETE", party.ben.path(in: party.chat) + "/membership").status == 204)
            #expect(try await party.look(fourth).code == .unknownInvitation)
        }
    }

    @Test func `nobody comes by the link of somebody who is suspended, until they are let in again`() async throws {
        try await withParty { party in
            let (code, ben) = (try await party.code(), try await party.ben.account().person.id)
            let path = "/owner/people/\(ben)/suspension"
            #expect(try await party.ann.send("PUT", path).status == 204)
            #expect(try await party.look(code).code == .unknownInvitation)
            let joining = try await party.nobody.send(
                "POST", "/invitations/\(code)/people", NewPersonBody(name: "Dora"))
            #expect(joining.code == .unknownInvitation)
            #expect(try await party.ann.send("DELETE", path).status == 204)
            #expect(try await party.look(code).status == 200)
        }
    }

    @Test func `the page of a link that is over counts as no wrong code; its script looks the code up`() async throws {
        try await withParty { party in
            let code = try await party.code()
            let path = party.ben.path(in: party.chat) + "/invitation"
            #expect(try await party.ben.send("DELETE", path).status == 204)
            for _ in 0...ChatLimits.wrongCodesPerMinuteMax {
                #expect(try await party.nobody.send("GET", "/join/\(code)").status == 200)
            }
            #expect(try await party.look(code).code == .unknownInvitation)
        }
    }

    @Test func `who is signed in joins as themselves, and who sees the message goes straight to it`() async throws {
        try await withParty { party in
            let code = try await party.code()
            let page = "/conversations/\(party.chat)?message=2"
            let path = "/invitations/\(code)"
            #expect(try await party.ann.get(path, InvitationView.self).page == page)
            let emma = try await party.server.join("Emma", by: try await party.ann.invite())
            let view = try await emma.get(path, InvitationView.self)
            #expect(view.me == "Emma" && view.page == nil && view.shared != nil)
            let joining = try await emma.send("POST", path + "/members")
            #expect(try joining.decoded(JoinedDevice.self).page == page)
            #expect(try await emma.account().role == .person)
            #expect(try await emma.get(path, InvitationView.self).page == page)

            // Frank took part before he got the link, and came after the message.
            let invitation = try await party.ben.send("POST", party.ben.path(in: party.chat) + "/invitation")
            let frank = try await party.server.join("Frank", by: try invitation.decoded(NewInvitation.self).code)
            let before = try await frank.get(frank.path(in: party.chat), ConversationSnapshot.self)
            #expect(before.items.map(\.id) == [5])
            let second = "/invitations/\(try await party.code())"
            #expect(try await frank.get(second, InvitationView.self).page == nil)
            #expect(try await frank.send("POST", second + "/members").status == 201)
            let after = try await frank.get(frank.path(in: party.chat), ConversationSnapshot.self)
            #expect(after.items.map(\.id) == [2, 5])
            #expect(try await frank.get(second, InvitationView.self).page == page)
        }
    }

    @Test func `only a message of an app has a link, and none that goes once it was read`() async throws {
        try await withParty { party in
            try await party.addBubble("gone", expires: true)
            #expect(try await party.link(to: 1).code == .notABubble)
            #expect(try await party.link(to: 4).code == .notAllowed)
            #expect(try await party.link(to: 9).code == .unknownEntry)
            let path = party.ben.path(in: party.chat)
            #expect(try await party.ben.send("POST", path + "/entries/x/link").code == .badNumber)
            // Nobody was invited by what was refused.
            #expect(try await party.ben.get(path + "/invitation", InvitationState.self).expiresAt == nil)
        }
    }

    @Test func `what was erased is shown to nobody, and nobody joins into it`() async throws {
        try await withParty { party in
            let code = try await party.code()
            let database = try ChatDatabase(path: party.folder.url.appendingPathComponent("chat.sqlite").path)
            defer { try? database.close() }
            let ann = try await party.ann.account().person.id
            try await database.setRetention(days: 1, of: party.chat, by: ann)
            _ = try await database.eraseStep(of: party.chat, at: .max / 2)
            #expect(try await party.look(code).code == .unknownEntry)
            let joining = try await party.nobody.send(
                "POST", "/invitations/\(code)/people", NewPersonBody(name: "Eve"))
            #expect(joining.code == .unknownEntry && joining.cookies.isEmpty)
        }
    }

    @Test func `who is alone with somebody who has blocked them has no way in for others`() async throws {
        try await withParty { party in
            let chat = try await party.ben.begin(with: party.ann)
            var pair = party
            pair.chat = chat
            try await pair.addBubble("for two")
            let answer = try await pair.link(to: 1)
            let code = try answer.decoded(NewInvitation.self).code
            #expect(try await pair.look(code).status == 200)
            let ben = try await party.ben.account().person.id
            #expect(try await party.ann.send("PUT", "/account/blocks/\(ben)").status == 204)
            #expect(try await pair.look(code).code == .expired)
            #expect(try await pair.link(to: 1).code == .blocked)
        }
    }
}
