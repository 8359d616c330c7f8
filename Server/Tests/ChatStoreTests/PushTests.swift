import ChatModels
import Foundation
import Testing

@testable import ChatStore

/// Whom the store says to tell of new messages.
@Suite(.timeLimit(.minutes(5))) struct PushTests {
    private let chat = ConversationID(unchecked: "party")

    private func subscription(_ device: String, at endpoint: String? = nil) -> PushSubscription {
        PushSubscription(
            device: DeviceID(unchecked: device), endpoint: endpoint ?? "https://push.example/\(device)",
            publicKey: Data([4]), secret: Data([1]), showsTexts: false)
    }

    /// Ann, Ben and Zoe in a group; all have subscriptions.
    private func withGroup(
        _ body: (PeopleFixture, _ ann: PersonID, _ ben: PersonID, _ zoe: PersonID) async throws -> Void
    ) async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            let zoe = try await people.join("Zoe")
            _ = try await people.database.begin(chat, by: ann, with: [ben, zoe], name: nil, at: 10)
            for name in ["Ann", "Ben", "Zoe"] { try await people.database.setPush(subscription(name)) }
            try await body(people, ann, ben, zoe)
        }
    }

    private func send(_ people: PeopleFixture, _ key: String, to mentioned: PersonID? = nil) async throws {
        let mentions = mentioned.map { [Mention(person: $0, start: 0, length: 1)] }
        _ = try await people.store.appender.append(
            Append(
                conversation: chat, device: DeviceID(unchecked: "Ann"), key: SendKey(unchecked: key),
                entries: [NewEntry(content: text("@"), mentions: mentions)], sentAt: 20))
    }

    private func told(_ people: PeopleFixture, after position: Int = 0) async throws -> Set<PersonID> {
        Set(try await people.database.pushNews(of: chat, after: position).map(\.person))
    }

    @Test func `everybody but the sender is told, of the newest entry and of all that is unread`() async throws {
        try await withGroup { people, _, ben, zoe in
            try await send(people, "1")
            try await send(people, "2")
            let news = try await people.database.pushNews(of: chat, after: 0)
            #expect(Set(news.map(\.person)) == [ben, zoe])
            #expect(news.allSatisfy { $0.newest.sequence == 2 && $0.unreadCount == 2 })
            #expect(news.first { $0.person == ben }?.subscriptions == [subscription("Ben")])
            #expect(try await told(people, after: 2).isEmpty)
        }
    }

    @Test func `who has read it is not told`() async throws {
        try await withGroup { people, _, ben, zoe in
            try await send(people, "1")
            _ = try await people.database.advanceReceipts(read: [ben: 1], in: chat, expiresAt: 0)
            #expect(try await told(people) == [zoe])
        }
    }

    @Test func `one device is told of its own news, as long as there are some`() async throws {
        try await withGroup { people, _, ben, zoe in
            let device = DeviceID(unchecked: "Ben")
            func news() async throws -> PushNews? {
                try await people.database.pushNews(of: chat, after: 0, for: device)
            }
            #expect(try await news() == nil)
            try await send(people, "1")
            try await send(people, "2")
            let told = try #require(try await news())
            #expect(told.person == ben && told.newest.sequence == 2 && told.subscriptions == [subscription("Ben")])
            _ = try await people.database.advanceReceipts(read: [ben: 2], in: chat, expiresAt: 0)
            #expect(try await news() == nil)
            let other = DeviceID(unchecked: "Zoe")
            #expect(try await people.database.pushNews(of: chat, after: 0, for: other)?.person == zoe)
            try await people.database.removePush(of: other)
            #expect(try await people.database.pushNews(of: chat, after: 0, for: other) == nil)
        }
    }

    @Test func `who has muted it is told only of what mentions them`() async throws {
        try await withGroup { people, _, ben, zoe in
            try await people.database.choose(.muted, true, for: chat, by: ben)
            try await people.database.choose(.muted, true, for: chat, by: zoe)
            try await send(people, "1")
            #expect(try await told(people).isEmpty)
            try await send(people, "2", to: ben)
            try await send(people, "3")
            let news = try await people.database.pushNews(of: chat, after: 0)
            #expect(news.map(\.person) == [ben] && news.first?.newest.sequence == 2 && news.first?.unreadCount == 1)
        }
    }

    @Test func `who is suspended, has left, or is signed out is not told`() async throws {
        try await withGroup { people, ann, ben, zoe in
            try await people.database.setSuspended(true, ben, by: ann, at: 11)
            try await send(people, "1")
            #expect(try await told(people) == [zoe])
            try await people.database.revoke(DeviceID(unchecked: "Zoe"), of: zoe)
            #expect(try await told(people).isEmpty)
            #expect(try await people.database.push(of: DeviceID(unchecked: "Zoe")) == nil)
            try await people.database.setSuspended(false, ben, by: ann, at: 12)
            #expect(try await told(people) == [ben])
            _ = try await people.database.remove(ben, by: ben, key: SendKey(unchecked: "left"), at: 13)
            #expect(try await told(people).isEmpty)
        }
    }

    @Test func `a device has one subscription, and an endpoint one device`() async throws {
        try await withGroup { people, _, _, _ in
            let (ben, zoe) = (DeviceID(unchecked: "Ben"), DeviceID(unchecked: "Zoe"))
            try await people.database.setPush(subscription("Ben", at: "https://push.example/new"))
            #expect(try await people.database.push(of: ben)?.endpoint == "https://push.example/new")
            try await people.database.setPush(subscription("Zoe", at: "https://push.example/new"))
            #expect(try await people.database.push(of: ben) == nil)
            try await people.database.removePush(at: "https://push.example/new")
            #expect(try await people.database.push(of: zoe) == nil)
            try await people.database.removePush(of: DeviceID(unchecked: "Ann"))
            #expect(try await people.database.push(of: DeviceID(unchecked: "Ann")) == nil)
        }
    }
}
