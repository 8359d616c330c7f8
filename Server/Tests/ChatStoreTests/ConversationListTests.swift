import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Conversations that people begin, change and see in their list.
@Suite(.timeLimit(.minutes(5))) struct ConversationListTests {
    private let party = ConversationID(unchecked: "party")

    private func withThree(
        _ body: (PeopleFixture, _ ann: PersonID, _ ben: PersonID, _ zoe: PersonID) async throws -> Void
    ) async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            try await body(people, ann, ben, try await people.join("Zoe"))
        }
    }

    private func begin(
        _ people: PeopleFixture, _ id: String, by person: PersonID, with others: PersonID..., name: String? = nil
    ) async throws -> ConversationID {
        try await people.database.begin(
            ConversationID(unchecked: id), by: person, with: others, name: name, at: 10)
    }

    @Test func `two people have one conversation, groups as many as they like`() async throws {
        try await withThree { people, ann, ben, zoe in
            let two = try await begin(people, "a", by: ann, with: ben)
            #expect(try await begin(people, "b", by: ben, with: ann) == two)
            #expect(try await begin(people, "c", by: ann, with: ben, name: "Work").rawValue == "c")
            #expect(try await begin(people, "d", by: ann, with: ben, zoe).rawValue == "d")
            #expect(try await begin(people, "e", by: ann, with: ben, zoe).rawValue == "e")
            #expect(try await people.database.listing(of: ann).count == 4)
            #expect(try await people.database.listing(of: zoe).count == 2)
        }
    }

    @Test func `nobody begins one with a guest, a stranger or somebody suspended`() async throws {
        try await withThree { people, ann, ben, _ in
            let guest = try await people.join("Guest", role: .guest)
            try await people.database.setSuspended(true, ben, by: ann, at: 2)
            for other in [guest, ben, PersonID(UUID())] {
                #expect(
                    try await refusal { _ = try await begin(people, "a", by: ann, with: other) } == .unknownPerson)
            }
            #expect(try await people.database.listing(of: ann).isEmpty)
        }
    }

    @Test func `who is added sees what comes from then on, and two who are joined are a group`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await people.store.send(text("secret"), from: DeviceID(unchecked: "Ann"), key: "1", in: chat)
            try await people.database.add([zoe, ben], to: chat, by: ben, keys: SendKey(unchecked: "k"), at: 11)
            let listed = try #require(try await people.database.listed(chat, for: zoe))
            #expect(!listed.isDirect && listed.last?.content == .membership(.added))
            #expect(try await people.database.entries(of: chat, after: 0, for: zoe, limit: 9).count == 1)
            #expect(try await begin(people, "b", by: ann, with: ben).rawValue == "b")
            #expect(
                try await refusal {
                    try await people.database.add(
                        [zoe], to: ConversationID(unchecked: "b"), by: zoe, keys: SendKey(unchecked: "k2"), at: 12)
                } == .notAParticipant)
        }
    }

    @Test func `only who has been there for longest removes others, and two stay`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben, zoe)
            func remove(_ person: PersonID, by other: PersonID, _ key: String) async throws {
                try await people.database.remove(
                    person, from: chat, by: other, key: SendKey(unchecked: key), at: 12)
            }
            #expect(try await refusal { try await remove(zoe, by: ben, "1") } == .notAllowed)
            #expect(try await refusal { try await remove(ann, by: ann, "2") } == .unknownPerson)
            try await remove(zoe, by: ann, "3")
            #expect(try await people.database.listed(chat, for: zoe)?.hasLeft == true)
            #expect(try await people.database.listed(chat, for: ben)?.last?.content == .membership(.removed))
            #expect(try await refusal { try await remove(ben, by: ann, "4") } == .tooFewPeople)
        }
    }

    @Test func `one that somebody has left stays as it was then, until they take it off or come again`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben, zoe, name: "Club")
            try await people.store.send(text("before"), from: DeviceID(unchecked: "Ann"), key: "1", in: chat)
            try await people.database.choose(.pinned, true, for: chat, by: zoe)
            #expect(try await refusal { try await people.database.unlist(chat, by: zoe) } == .notAllowed)
            func leave(_ key: String) async throws {
                let device = DeviceID(unchecked: "Zoe")
                try await people.database.leave(chat, device: device, key: SendKey(unchecked: key), sentAt: 11)
            }
            try await leave("2")
            try await people.store.send(text("after"), from: DeviceID(unchecked: "Ann"), key: "3", in: chat)
            try await people.database.rename(chat, to: "Without Zoe", by: ann)
            try await people.database.setAvatar(Data("JPEG".utf8), of: chat, by: ann)
            let left = try #require(try await people.database.listing(of: zoe).first)
            #expect(left.conversation.name == "Club" && left.conversation.avatar == nil && !left.isPinned)
            #expect(left.hasLeft && left.unreadCount == 0 && left.last?.content == .membership(.left))
            try await people.database.unlist(chat, by: zoe)
            #expect(try await people.database.listing(of: zoe).isEmpty)
            #expect(try await people.database.listing(of: ann).map(\.hasLeft) == [false])
            try await people.database.add([zoe], to: chat, by: ann, keys: SendKey(unchecked: "k"), at: 12)
            #expect(try await people.database.listing(of: zoe).map(\.hasLeft) == [false])
            try await leave("4")
            #expect(try await people.database.listing(of: zoe).map(\.hasLeft) == [true])
        }
    }

    @Test func `a line of the list counts what others wrote and one has not read`() async throws {
        try await withThree { people, ann, ben, _ in
            let chat = try await begin(people, "a", by: ann, with: ben)
            let (device, own) = (DeviceID(unchecked: "Ann"), DeviceID(unchecked: "Ben"))
            for number in 1...3 {
                try await people.store.send(text("\(number)"), from: device, key: "\(number)", in: chat)
            }
            try await people.store.send(text("mine"), from: own, key: "4", in: chat)
            var listed = try #require(try await people.database.listed(chat, for: ben))
            #expect(listed.unreadCount == 3 && listed.last?.content == text("mine") && listed.isDirect)
            try await people.database.advanceReceipts(read: [ben: 2], in: chat, expiresAt: 100)
            listed = try #require(try await people.database.listed(chat, for: ben))
            #expect(listed.unreadCount == 1)
            #expect(try await people.database.listed(chat, for: ann)?.unreadCount == 1)
        }
    }

    @Test func `what somebody chooses for a conversation is kept, and theirs alone`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await people.database.choose(.pinned, true, for: chat, by: ann)
            try await people.database.choose(.muted, true, for: chat, by: ann)
            try await people.database.choose(.pinned, false, for: chat, by: ann)
            let own = try #require(try await people.database.listed(chat, for: ann))
            #expect(own.isMuted && !own.isPinned)
            let other = try #require(try await people.database.listed(chat, for: ben))
            #expect(!other.isMuted && !other.isPinned)
            #expect(
                try await refusal {
                    try await people.database.choose(.muted, true, for: chat, by: zoe)
                } == .notAParticipant)
        }
    }

    @Test func `a line of the list counts the unread mentions of its reader`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben, zoe)
            let device = DeviceID(unchecked: "Ann")
            func send(_ words: String, to person: PersonID, _ key: String) async throws {
                let mention = Mention(person: person, start: 0, length: 4)
                _ = try await people.store.appender.append(
                    Append(
                        conversation: chat, device: device, key: SendKey(unchecked: key),
                        entries: [NewEntry(content: text(words), mentions: [mention])], sentAt: 20))
            }
            func count(_ person: PersonID) async throws -> Int? {
                try await people.database.listed(chat, for: person)?.mentionCount
            }
            try await send("@Ben hello", to: ben, "1")
            try await send("@Ben again", to: ben, "2")
            try await send("@Zoe hello", to: zoe, "3")
            try await send("@Ann that is me", to: ann, "4")
            #expect(try await [count(ben), count(zoe), count(ann)] == [2, 1, 0])
            #expect(
                try await people.database.entry(1, of: chat)?.mentions == [Mention(person: ben, start: 0, length: 4)])
            try await people.database.advanceReceipts(read: [ben: 1], in: chat, expiresAt: 100)
            #expect(try await count(ben) == 1)
            try await people.database.pool.write {
                try $0.execute(sql: "UPDATE entry SET mentions = 'broken' WHERE sequence = 2")
            }
            #expect(try await count(ben) == 0, "a damaged one hides neither the list nor the text")
            #expect(try await people.database.entry(2, of: chat)?.content == text("@Ben again"))
        }
    }

    @Test func `a name is given and taken away by those who are there`() async throws {
        try await withThree { people, ann, ben, zoe in
            let chat = try await begin(people, "a", by: ann, with: ben)
            try await people.database.rename(chat, to: "Home", by: ben)
            #expect(try await people.database.listed(chat, for: ann)?.conversation.name == "Home")
            // One that has a name is no longer that of the two.
            #expect(try await begin(people, "b", by: ann, with: ben).rawValue == "b")
            try await people.database.rename(chat, to: nil, by: ann)
            #expect(try await people.database.listed(chat, for: ann)?.conversation.name == nil)
            #expect(
                try await refusal { try await people.database.rename(chat, to: "x", by: zoe) } == .notAParticipant)
        }
    }
}
