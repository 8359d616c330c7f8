import ChatModels
import ChatStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct MembershipTests {
    private static let mary = "mary-phone"

    private func join(_ device: String = mary, _ store: StoreFixture) async throws {
        try await store.database.join(
            StoreFixture.kitchen, device: DeviceID(unchecked: device), key: SendKey(unchecked: UUID().uuidString),
            sentAt: 1)
    }

    private func leave(_ device: DeviceID, _ store: StoreFixture) async throws {
        try await store.database.leave(
            StoreFixture.kitchen, device: device, key: SendKey(unchecked: UUID().uuidString), sentAt: 1)
    }

    private func seen(by device: DeviceID, _ store: StoreFixture) async throws -> [Int] {
        let person = try #require(try await store.database.owner(of: device)).id
        return try await store.database.entries(of: StoreFixture.kitchen, after: 0, for: person, limit: 100)
            .map(\.sequence)
    }

    @Test func `who joins sees what comes from then on, and who leaves what came until then`() async throws {
        try await withStore { store in
            try await store.send(text("one"), key: "1")
            try await join(Self.mary, store)
            try await store.send(text("three"), key: "3")
            try await leave(StoreFixture.john, store)
            try await store.send(text("five"), key: "5")
            #expect(try await seen(by: StoreFixture.kate, store) == [1, 2, 3, 4, 5])
            #expect(try await seen(by: StoreFixture.john, store) == [1, 2, 3, 4])
            #expect(try await seen(by: StoreFixture.mary, store) == [2, 3, 4, 5])
            let conversation = try #require(try await store.database.conversation(StoreFixture.kitchen))
            #expect(conversation.participants.map(\.name) == ["Kate", "Mary"])
            #expect(conversation.former.map(\.name) == ["John"])
            #expect(try await store.database.receipts(of: StoreFixture.kitchen).count == 2)
            #expect(try await store.log().map(\.sequence) == [1, 2, 3, 4, 5])
        }
    }

    @Test func `who comes back sees both times and stands last, and joining twice is joining once`() async throws {
        try await withStore { store in
            try await join(Self.mary, store)
            try await leave(StoreFixture.john, store)
            try await store.send(text("between"), key: "3")
            for _ in 1...2 { try await join("john-phone", store) }
            #expect(try await seen(by: StoreFixture.john, store) == [1, 2, 4])
            let conversation = try await store.database.conversation(StoreFixture.kitchen)
            #expect(conversation?.participants.map(\.name) == ["Kate", "Mary", "John"])
        }
    }

    @Test func `who has left sends nothing and leaves no second time`() async throws {
        try await withStore { store in
            try await join(Self.mary, store)
            try await leave(StoreFixture.john, store)
            let refusal = await #expect(throws: ChatStoreError.self) {
                try await store.send(text("hi"), from: StoreFixture.john, key: "late")
            }
            #expect(refusal?.code == .notAParticipant)
            let second = await #expect(throws: ChatStoreError.self) { try await leave(StoreFixture.john, store) }
            #expect(second?.code == .notAParticipant)
        }
    }

    @Test func `two people stay, and there is no thirty-third`() async throws {
        try await withStore { store in
            let early = await #expect(throws: ChatStoreError.self) { try await leave(StoreFixture.john, store) }
            #expect(early?.code == .tooFewPeople)
            for number in 3...ChatLimits.participantCountMax {
                let device = DeviceID(unchecked: "phone-\(number)")
                try await store.database.addDevice(NewMember(name: "Person \(number)", device: device))
                try await join(device.rawValue, store)
            }
            let late = await #expect(throws: ChatStoreError.self) { try await join(Self.mary, store) }
            #expect(late?.code == .tooManyPeople)
            #expect(try await store.log().count == ChatLimits.participantCountMax - 2)
        }
    }

    @Test func `who has left does not come back by a restart`() async throws {
        try await withStore { store in
            try await join(Self.mary, store)
            try await leave(StoreFixture.john, store)
            try store.database.ensureConversation(
                StoreFixture.kitchen,
                members: [
                    NewMember(name: "Kate", device: StoreFixture.kate),
                    NewMember(name: "John", device: StoreFixture.john),
                ])
            let conversation = try await store.database.conversation(StoreFixture.kitchen)
            #expect(conversation?.participants.map(\.name) == ["Kate", "Mary"])
        }
    }

    @Test func `a picture is seen by those to whom it was sent`() async throws {
        try await withStore { store in
            let sent = try await store.send(message("a", session: nil), key: "1", picture: StoreFixture.png)
            try await join(Self.mary, store)
            guard case .message(let message) = sent[0].content else {
                Issue.record("not a message")
                return
            }
            let picture = try #require(message.picture)
            #expect(try await store.database.picture(picture, for: StoreFixture.john) != nil)
            #expect(try await store.database.picture(picture, for: StoreFixture.mary) == nil)
            let john = try #require(try await store.database.owner(of: StoreFixture.john)).id
            let mary = try #require(try await store.database.owner(of: StoreFixture.mary)).id
            let readers = try await store.database.readers(of: 1, in: StoreFixture.kitchen)
            #expect(readers.contains(john) && !readers.contains(mary))
        }
    }

    @Test func `a session is followed within what the person sees`() async throws {
        try await withStore { store in
            let session = UUID()
            try await store.send(message("old", session: session), key: "1")
            try await join(Self.mary, store)
            let newer = try await store.send(message("new", session: session), key: "3")[0]
            let mary = try #require(try await store.database.owner(of: StoreFixture.mary)).id
            #expect(try await store.database.superseded(by: newer, in: StoreFixture.kitchen)?.sequence == 1)
            #expect(try await store.database.superseded(by: newer, in: StoreFixture.kitchen, for: mary) == nil)
        }
    }
}
