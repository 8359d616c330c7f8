import ChatModels
import Foundation
import Testing

/// The list of conversations and who is in them, through the real server.
@Suite(.timeLimit(.minutes(5))) struct ConversationListRouteTests {
    private func withThree(
        clock: MovableClock = MovableClock(),
        _ body: (_ server: PeopleServer, _ ann: Member, _ ben: Member, _ zoe: Member) async throws -> Void
    ) async throws {
        try await withPeopleServer(clock: clock) { server in
            let ann = try await server.joinOwner()
            let link = try await ann.invite()
            let ben = try await server.join("Ben", by: link)
            try await body(server, ann, ben, try await server.join("Zoe", by: link))
        }
    }

    @Test func `an invitation leads into its conversation`() async throws {
        try await withThree { server, ann, ben, _ in
            let chat = try await ann.begin(with: ben, name: "Club")
            let code = try await ann.invite(to: chat)
            let nobody = Member(server: server, device: "", cookie: nil)
            let answer = try await nobody.send("POST", "/invitations/\(code)/people", NewPersonBody(name: "Kim"))
            let joined = try answer.decoded(JoinedDevice.self)
            #expect(joined.conversation == chat && joined.page == "/conversations/\(chat)")
            let kim = try server.member(answer)
            #expect(try await kim.list().map(\.name) == ["Club"])
            #expect(try await ann.list().first?.lastLine?.text == "Kim joined the conversation")
        }
    }

    @Test func `a link that is used up says so at once, and leads in who takes part`() async throws {
        try await withThree { server, ann, ben, zoe in
            let chat = try await ann.begin(with: ben, name: "Club")
            let code = try await ann.invite(to: chat, joinsMax: 1)
            #expect(try await zoe.send("GET", "/invitations/\(code)").status == 200)
            #expect(try await zoe.send("POST", "/invitations/\(code)/members").status == 201)
            let nobody = Member(server: server, device: "", cookie: nil)
            #expect(try await nobody.send("GET", "/invitations/\(code)").code == .expired)
            for member in [ann, zoe] {
                let view = try await member.get("/invitations/\(code)", InvitationView.self)
                #expect(view.page == "/conversations/\(chat)")
            }
        }
    }

    @Test func `a long answer is compressed for who takes that`() async throws {
        try await withThree { _, ann, ben, _ in
            let chat = try await ann.begin(with: ben)
            for number in 1...20 { try await ann.write("line \(number)", in: chat) }
            let path = ann.path(in: chat)
            for (encodings, packed) in [("gzip", "gzip"), ("br, gzip;q=0", nil), ("identity", nil)] {
                let answer = try await ann.send("GET", path, headers: ["Accept-Encoding": encodings])
                #expect(answer.headers["content-encoding"] == packed, "\(encodings)")
                #expect(answer.headers["vary"] == "Accept-Encoding")
                #expect(try answer.decoded(ConversationSnapshot.self).items.count == 20)
            }
            let short = try await ann.send("GET", "/account", headers: ["Accept-Encoding": "gzip"])
            #expect(short.headers["content-encoding"] == nil)
        }
    }

    @Test func `somebody who is signed in joins as themselves`() async throws {
        try await withThree { _, ann, ben, zoe in
            let code = try await ann.invite(to: try await ann.begin(with: ben, name: "Club"))
            #expect(try await zoe.get("/invitations/\(code)", InvitationView.self).me == "Zoe")
            #expect(try await zoe.send("POST", "/invitations/\(code)/members").status == 201)
            #expect(try await zoe.list().map(\.name) == ["Club"])
        }
    }

    @Test func `a page that follows the list is told of what is new, what is read, and what is gone`() async throws {
        try await withThree { _, ann, ben, zoe in
            let (reader, _) = try await ben.followList()
            let first = try #require(await reader.next("conversations")).decoded(ConversationList.self)
            #expect(first.conversations.isEmpty)
            let chat = try await ann.begin(with: ben, zoe, name: "Club")
            func next(
                _ matches: (ConversationSummary) -> Bool
            ) async throws -> ConversationSummary {
                while let event = await reader.next("conversation") {
                    let summary = try event.decoded(ConversationSummary.self)
                    if matches(summary) { return summary }
                }
                throw CancellationError()
            }
            #expect(try await next { $0.id == chat }.others.map(\.name) == ["Ann", "Zoe"])
            try await ann.write("hello", in: chat)
            let news = try await next { $0.unreadCount == 1 }
            #expect(news.lastLine == LastLine(sender: "Ann", isMine: false, text: "hello"))
            #expect(try await ben.send("PUT", ben.path(in: chat) + "/read", ReadBody(sequence: 1)).status == 204)
            #expect(try await next { $0.unreadCount == 0 }.id == chat)
            let name = ConversationNameBody(name: "Chess")
            #expect(try await zoe.send("PUT", zoe.path(in: chat) + "/name", name).status == 204)
            #expect(try await next { $0.name == "Chess" }.id == chat)
            let id = try await ben.account().person.id
            #expect(try await ann.send("DELETE", ann.path(in: chat) + "/members/\(id)").status == 204)
            #expect(try await next(\.hasLeft).id == chat)
            try await ann.write("without Ben", in: chat)
            let later = ConversationNameBody(name: "Go")
            #expect(try await zoe.send("PUT", zoe.path(in: chat) + "/name", later).status == 204)
            let other = try await ann.begin(with: ben, name: "Later")
            // Nothing was told of the one that Ben has left, in which others go on.
            #expect(try await next { _ in true }.id == other)
            #expect(try await ann.send("DELETE", ann.path(in: chat) + "/listing").code == .notAllowed)
            #expect(try await ben.send("DELETE", ben.path(in: chat) + "/listing").status == 204)
            let gone = try #require(await reader.next("conversationGone"))
            #expect(try gone.decoded(ConversationGone.self).id == chat)
        }
    }

    @Test func `the one that changed last comes first`() async throws {
        let clock = MovableClock()
        try await withThree(clock: clock) { _, ann, ben, zoe in
            let one = try await ann.begin(with: ben)
            clock.move(by: .seconds(1))
            let two = try await ann.begin(with: zoe)
            #expect(try await ann.list().map(\.id) == [two, one])
            clock.move(by: .seconds(1))
            try await ben.write("hello", in: one)
            #expect(try await ann.list().map(\.id) == [one, two])
        }
    }

    @Test func `a pinned conversation comes first, and one's other devices learn what is chosen`() async throws {
        let clock = MovableClock()
        try await withThree(clock: clock) { server, ann, ben, zoe in
            let one = try await ann.begin(with: ben)
            clock.move(by: .seconds(1))
            let two = try await ann.begin(with: zoe)
            let code = try await ann.send("POST", "/account/device-code").decoded(DeviceCode.self).code
            let nobody = Member(server: server, device: "", cookie: nil)
            let tablet = try server.member(try await nobody.send("POST", "/sign-in", SignInBody(code: code)))
            let (reader, _) = try await tablet.followList()
            let (bens, _) = try await ben.followList()
            _ = await reader.next("conversations")
            _ = await bens.next("conversations")
            for _ in 1...2 { #expect(try await ann.send("PUT", ann.path(in: one) + "/pin").status == 204) }
            let pinned = try #require(await reader.next("conversation")).decoded(ConversationSummary.self)
            #expect(pinned.id == one && pinned.isPinned && !pinned.isMuted)
            #expect(try await ann.list().map(\.id) == [one, two])
            #expect(try await ann.send("PUT", ann.path(in: one) + "/mute").status == 204)
            #expect(try await ann.send("DELETE", ann.path(in: one) + "/pin").status == 204)
            let choices = try await tablet.list().map { [$0.isPinned, $0.isMuted] }
            #expect(choices == [[false, false], [false, true]])
            // The next thing that Ben is told of is the message: Ann's choices are hers alone.
            try await ann.write("hello", in: one)
            let news = try #require(await bens.next("conversation")).decoded(ConversationSummary.self)
            #expect(news.lastLine?.text == "hello" && !news.isMuted)
        }
    }

    @Test func `a mention is counted for who is meant, also after an edit, and not for who has left`() async throws {
        try await withThree { _, ann, ben, zoe in
            let chat = try await ann.begin(with: ben, zoe)
            let (benID, zoeID) = (try await ben.account().person.id, try await zoe.account().person.id)
            func send(_ text: String, _ mentions: [Mention]) async throws -> HTTP.Answer {
                let key = SendKey(unchecked: UUID().uuidString)
                return try await ann.send(
                    "POST", ann.path(in: chat) + "/entries", SendBody(key: key, text: text, mentions: mentions))
            }
            func counts() async throws -> [Int] {
                try await ben.list().map(\.mentionCount) + zoe.list().map(\.mentionCount)
            }
            let mentions = [
                Mention(person: benID, start: 6, length: 4), Mention(person: PersonID(UUID()), start: 11, length: 4),
            ]
            #expect(try await send("  é👍 @Ben @Eve ", mentions).status == 201)
            let item = try #require(try await ben.get(ben.path(in: chat), ConversationSnapshot.self).items.first)
            #expect(item.text == "é👍 @Ben @Eve" && item.mentions == [Mention(person: benID, start: 4, length: 4)])
            #expect(try await counts() == [1, 0])
            let edit = EditBody(text: "@Zoe", mentions: [Mention(person: zoeID, start: 0, length: 4)])
            #expect(try await ann.send("PUT", ann.path(in: chat) + "/entries/1/text", edit).status == 204)
            #expect(try await counts() == [0, 1])
            #expect(try await ann.send("DELETE", ann.path(in: chat) + "/entries/1").status == 204)
            #expect(try await counts() == [0, 0])
        }
    }

    @Test func `a mention that is no part of its text is refused`() async throws {
        try await withThree { _, ann, ben, _ in
            let chat = try await ann.begin(with: ben)
            let id = try await ben.account().person.id
            func refusal(_ places: [(Int, Int)]) async throws -> ChatError.Code? {
                let mentions = places.map { Mention(person: id, start: $0.0, length: $0.1) }
                let body = SendBody(key: SendKey(unchecked: UUID().uuidString), text: " a@Ben@Be", mentions: mentions)
                return try await ann.send("POST", ann.path(in: chat) + "/entries", body).code
            }
            let wrong = [
                (1, 4), (2, 0), (2, 1), (2, -1), (2, 8), (-1, 4), (12, 2), (.max, 2), (2, .max), (.min, 2), (0, 4),
            ]
            for place in wrong { #expect(try await refusal([place]) == .badNumber, "\(place)") }
            #expect(try await refusal([(6, 3), (2, 4)]) == .badNumber)
            #expect(try await refusal([(2, 5), (6, 3)]) == .badNumber)
            let many = Array(repeating: (2, 4), count: ChatLimits.mentionsPerTextMax + 1)
            #expect(try await refusal(many) == .badNumber)
            #expect(try await refusal([(2, 4), (6, 3)]) == nil)
        }
    }

    @Test func `people are added, each from then on, and a list shows only one's own conversations`() async throws {
        try await withThree { _, ann, ben, zoe in
            let chat = try await ann.begin(with: ben)
            try await ann.write("before", in: chat)
            #expect(try await zoe.list().isEmpty)
            #expect(try await zoe.send("GET", zoe.path(in: chat)).code == .notAParticipant)
            let id = try await zoe.account().person.id
            let path = ben.path(in: chat) + "/members"
            #expect(try await ben.send("POST", path, MembersBody(people: [id])).status == 204)
            let snapshot = try await zoe.get(zoe.path(in: chat), ConversationSnapshot.self)
            #expect(snapshot.items.map(\.text) == ["You were added to the conversation"])
            #expect(try await zoe.list().map(\.id) == [chat])
        }
    }

    @Test func `a guest takes part in one conversation and changes nothing about it`() async throws {
        try await withThree { server, ann, ben, zoe in
            let chat = try await ann.begin(with: ben)
            let link = try await ben.send("POST", ben.path(in: chat) + "/invitation")
            let guest = try await server.join("Gus", by: try link.decoded(NewInvitation.self).code)
            let account = try await guest.account()
            #expect(account.role == .guest && !account.mayBegin)
            #expect(try await guest.write("hello", in: chat).status == 201)
            #expect(try await guest.get("/people", KnownPeople.self).people.isEmpty)
            let id = try await zoe.account().person.id
            let path = guest.path(in: chat)
            #expect(try await guest.send("POST", path + "/members", MembersBody(people: [id])).code == .notAllowed)
            #expect(try await guest.send("POST", path + "/invitation").code == .notAllowed)
            let begin = try await guest.send(
                "POST", "/devices/\(guest.device)/conversations", NewConversationBody(people: [id]))
            #expect(begin.code == .notAllowed)
            #expect(try await ann.get("/people", KnownPeople.self).people.map(\.name) == ["Ben", "Zoe"])
        }
    }

    @Test func `a search finds what one may see, with who wrote it`() async throws {
        try await withThree { _, ann, ben, zoe in
            let chat = try await ann.begin(with: ben)
            try await ann.write("Mussels on Friday\nat eight", in: chat)
            func search(_ member: Member) async throws -> [SearchResults.Result] {
                let path = "/devices/\(member.device)/search?words=friday%20muss"
                return try await member.get(path, SearchResults.self).results
            }
            let found = try #require(try await search(ben).first)
            #expect(found.conversation == chat && found.sequence == 1)
            #expect(found.line.sender == "Ann" && found.line.text.hasPrefix("Mussels on Friday"))
            #expect(try await search(ann).first?.line.isMine == true)
            #expect(try await search(zoe).isEmpty)
            let long = String(repeating: "a", count: ChatLimits.searchByteCountMax + 1)
            #expect(try await ann.send("GET", "/devices/\(ann.device)/search?words=\(long)").code == .textTooLong)
        }
    }

    @Test func `only owners begin conversations where they say so`() async throws {
        try await withThree { _, ann, ben, zoe in
            #expect(try await ann.send("PUT", "/owner/settings", ServerSettings(peopleMayBegin: false)).status == 204)
            #expect(try await !ben.account().mayBegin)
            let id = try await zoe.account().person.id
            let refused = try await ben.send(
                "POST", "/devices/\(ben.device)/conversations", NewConversationBody(people: [id]))
            #expect(refused.code == .notAllowed)
            _ = try await ann.begin(with: zoe)
        }
    }

    @Test func `more than twenty new things a minute are too many`() async throws {
        try await withThree { _, ann, ben, _ in
            let body = NewConversationBody(people: [try await ben.account().person.id], name: "Again")
            let path = "/devices/\(ann.device)/conversations"
            // The link was the first.
            for _ in 2...ChatLimits.newThingsPerMinuteMax {
                #expect(try await ann.send("POST", path, body).status == 201)
            }
            let refused = try await ann.send("POST", path, body)
            #expect(refused.status == 429 && refused.headers["retry-after"] != nil)
        }
    }

    @Test func `nobody puts a device on a stream of another`() async throws {
        try await withThree { _, ann, ben, _ in
            let (_, stream) = try await ann.followList()
            let path = "/devices/\(ben.device)/list/streams/\(stream)/2"
            #expect(try await ben.send("PUT", path, SubscribeBody(after: 0)).code == .unknownStream)
            let chat = try await ann.begin(with: ben)
            let channel = ben.path(in: chat) + "/streams/\(stream)/3"
            #expect(try await ben.send("PUT", channel, SubscribeBody(after: 0)).code == .unknownStream)
        }
    }
}
