import ChatModels
import Foundation
import Testing

@testable import ChatStore

/// Links to one bubble.
@Suite(.timeLimit(.minutes(5))) struct SharedBubbleTests {
    private func invitation(
        of device: DeviceID = StoreFixture.kate, expiresAt: Int64 = 100, joinsMax: Int = 10, _ store: StoreFixture
    ) async throws -> StoredInvitation {
        let person = try #require(try await store.database.owner(of: device))
        return StoredInvitation(
            id: UUID().uuidString, conversation: StoreFixture.kitchen, inviter: person.id, digest: Data([1]),
            expiresAt: expiresAt, joinsMax: joinsMax)
    }

    @discardableResult
    private func join(
        _ name: String, to sequence: Int?, by invitation: StoredInvitation, _ store: StoreFixture
    ) async throws -> Int? {
        try await store.database.join(
            by: invitation, to: sequence, named: name,
            on: NewSignIn(device: DeviceID(unchecked: name), name: "Firefox", digest: Data([2])),
            key: SendKey(unchecked: "joined \(name)"), at: 1)
    }

    private func seen(by device: String, _ store: StoreFixture) async throws -> [Int] {
        let person = try #require(try await store.database.owner(of: DeviceID(unchecked: device))).id
        return try await store.database.entries(of: StoreFixture.kitchen, after: 0, for: person, limit: 100)
            .map(\.sequence)
    }

    @Test func `who comes by a link to a bubble sees that and what comes from then on`() async throws {
        try await withStore { store in
            try await store.send(text("before"), message("Mussels", session: nil), text("after"), key: "1")
            let invitation = try await invitation(store)
            try await store.database.invite(invitation)
            #expect(try await join("ben", to: 2, by: invitation, store) == 2)
            #expect(try await join("zoe", to: nil, by: invitation, store) == nil)
            try await store.send(text("later"), key: "2")
            #expect(try await seen(by: "ben", store) == [2, 4, 5, 6])
            #expect(try await seen(by: "zoe", store) == [5, 6])
        }
    }

    @Test func `a bubble is the newest message of its session, as who shares it sees it`() async throws {
        try await withStore { store in
            let (one, other) = (UUID(), UUID())
            try await store.send(message("round 1", session: one), message("another", session: other), key: "1")
            try await store.send(message("round 2", session: one), from: StoreFixture.john, key: "2")
            let (kates, johns) = (try await invitation(store), try await invitation(of: StoreFixture.john, store))
            #expect(try await store.database.sharedBubble(1, by: kates)?.sequence == 3)
            #expect(try await store.database.sharedBubble(2, by: kates)?.sequence == 2)
            try await store.database.join(
                StoreFixture.kitchen, device: StoreFixture.mary, key: SendKey(unchecked: "mary"), sentAt: 1)
            try await store.database.leave(
                StoreFixture.kitchen, device: StoreFixture.john, key: SendKey(unchecked: "gone"), sentAt: 1)
            try await store.send(message("round 3", session: one), key: "3")
            #expect(try await store.database.sharedBubble(1, by: johns)?.sequence == 3)
            #expect(try await store.database.sharedBubble(1, by: kates)?.sequence == 6)
        }
    }

    @Test func `what is no message, goes once it was read or is erased is shown by no link`() async throws {
        try await withStore { store in
            var state = AppMessage.State(session: nil, layout: AppMessage.Layout(caption: "gone"), isPending: false)
            state.shouldExpire = true
            try await store.send(
                text("hello"), .message(AppMessage(app: StoreFixture.app, state: state)), message("kept", session: nil),
                key: "1")
            let invitation = try await invitation(store)
            try await store.database.invite(invitation)
            for sequence in [0, 1, 2, 4, .max] {
                #expect(try await store.database.sharedBubble(sequence, by: invitation) == nil, "\(sequence)")
            }
            #expect(try await store.database.sharedBubble(3, by: invitation) != nil)
            let refusal = await #expect(throws: ChatStoreError.self) {
                try await join("ben", to: 1, by: invitation, store)
            }
            #expect(refusal?.code == .unknownEntry)
            #expect(try await store.database.owner(of: DeviceID(unchecked: "ben")) == nil)
            let kate = try #require(invitation.inviter)
            try await store.database.setRetention(days: 1, of: StoreFixture.kitchen, by: kate)
            _ = try await store.database.eraseStep(of: StoreFixture.kitchen, at: 2 * 24 * 60 * 60 * 1_000)
            #expect(try await store.database.sharedBubble(3, by: invitation) == nil)
        }
    }

    @Test func `who left before somebody came by a link learns neither their name nor their picture`() async throws {
        try await withStore { store in
            try await store.database.join(
                StoreFixture.kitchen, device: StoreFixture.mary, key: SendKey(unchecked: "mary"), sentAt: 1)
            try await store.send(message("Mussels", session: nil), key: "1")
            try await store.database.leave(
                StoreFixture.kitchen, device: StoreFixture.john, key: SendKey(unchecked: "gone"), sentAt: 1)
            let invitation = try await invitation(store)
            try await store.database.invite(invitation)
            try await join("ben", to: 2, by: invitation, store)
            let john = try #require(try await store.database.owner(of: StoreFixture.john)).id
            let known = try #require(try await store.database.conversation(StoreFixture.kitchen, as: john))
            #expect((known.participants + known.former).map(\.name).sorted() == ["John", "Kate", "Mary"])
            let now = try #require(try await store.database.conversation(StoreFixture.kitchen))
            #expect(now.participants.map(\.name) == ["Kate", "Mary", "ben"])
            let ben = try #require(now.participants.last?.id)
            let picture = try #require(try await store.database.setAvatar(StoreFixture.png, of: ben))
            #expect(try await store.database.avatar(picture, for: john) == nil)
            let kate = try #require(now.participants.first?.id)
            #expect(try await store.database.avatar(picture, for: kate) != nil)
        }
    }

    @Test func `links belong to the open invitation, and to a new one where none is open`() async throws {
        try await withStore { store in
            let first = try await invitation(joinsMax: 1, store)
            #expect(try await store.database.openInvitation(orNew: first, at: 0) == first)
            let second = try await invitation(store)
            #expect(try await store.database.openInvitation(orNew: second, at: 99) == first)
            try await join("ben", to: nil, by: first, store)
            #expect(try await store.database.openInvitation(orNew: second, at: 99) == second)
            let third = try await invitation(expiresAt: 200, store)
            #expect(try await store.database.openInvitation(orNew: third, at: 100) == third)
            let marys = try await invitation(of: StoreFixture.mary, store)
            let refusal = await #expect(throws: ChatStoreError.self) {
                try await store.database.openInvitation(orNew: marys, at: 0)
            }
            #expect(refusal?.code == .notAParticipant)
        }
    }
}
