import ChatModels
import ChatStore
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct InvitationTests {
    private func invite(_ store: StoreFixture, expiresAt: Int64 = 100) async throws -> StoredInvitation {
        let kate = try #require(try await store.database.owner(of: StoreFixture.kate))
        let invitation = StoredInvitation(
            id: UUID().uuidString, conversation: StoreFixture.kitchen, inviter: kate.id, digest: Data([1]),
            expiresAt: expiresAt)
        try await store.database.invite(invitation)
        return invitation
    }

    private func join(_ name: String, _ invitation: StoredInvitation, _ store: StoreFixture, at now: Int64 = 0)
        async throws
    {
        try await store.database.join(
            by: invitation, as: NewMember(name: name, device: DeviceID(unchecked: name)),
            key: SendKey(unchecked: "joined"), at: now)
    }

    private func refusal(_ work: () async throws -> Void) async throws -> ChatStoreError.Code? {
        do {
            try await work()
            return nil
        } catch let error as ChatStoreError {
            return error.code
        }
    }

    @Test func `an invitation is found as it was made, until its time`() async throws {
        let store = try StoreFixture()
        defer { store.remove() }
        let invitation = try await invite(store)
        #expect(try await store.database.invitation(invitation.id) == invitation)
        try await join("ben", invitation, store, at: 99)
        #expect(try await refusal { try await join("zoe", invitation, store, at: 100) } == .invitationOver)
        #expect(try await store.database.conversation(StoreFixture.kitchen)?.participants.count == 3)
    }

    @Test func `an invitation that is withdrawn is not there any more`() async throws {
        let store = try StoreFixture()
        defer { store.remove() }
        let invitation = try await invite(store)
        let inviter = try #require(invitation.inviter)
        #expect(try await store.database.invitationEnd(of: inviter, in: StoreFixture.kitchen) == 100)
        try await store.database.withdrawInvitation(of: inviter, in: StoreFixture.kitchen)
        #expect(try await store.database.invitationEnd(of: inviter, in: StoreFixture.kitchen) == nil)
        #expect(try await refusal { try await join("ben", invitation, store) } == .unknownInvitation)
    }

    @Test func `who is refused leaves nothing behind, not even a device`() async throws {
        let store = try StoreFixture()
        defer { store.remove() }
        let invitation = try await invite(store)
        #expect(try await refusal { try await join("KATE", invitation, store) } == .nameTaken)
        var forged = invitation
        forged.digest = Data([2])
        #expect(try await refusal { try await join("ben", forged, store) } == .unknownInvitation)
        let devices = try await store.database.deviceIDs()
        #expect(!devices.contains(DeviceID(unchecked: "KATE")) && !devices.contains(DeviceID(unchecked: "ben")))
        #expect(try await store.database.lastSequence(of: StoreFixture.kitchen) == 0)
    }

    @Test func `an invitation is used up after so many, also where they do not stay`() async throws {
        let store = try StoreFixture()
        defer { store.remove() }
        let invitation = try await invite(store)
        for number in 1...ChatLimits.joinsPerInvitationMax {
            try await join("p\(number)", invitation, store)
            try await store.database.leave(
                StoreFixture.kitchen, device: DeviceID(unchecked: "p\(number)"), key: SendKey(unchecked: "left"),
                sentAt: 0)
        }
        #expect(try await refusal { try await join("late", invitation, store) } == .invitationOver)
    }

    @Test func `only who takes part invites`() async throws {
        let store = try StoreFixture()
        defer { store.remove() }
        let mary = try #require(try await store.database.owner(of: StoreFixture.mary))
        let invitation = StoredInvitation(
            id: "i", conversation: StoreFixture.kitchen, inviter: mary.id, digest: Data([1]), expiresAt: 100)
        #expect(try await refusal { try await store.database.invite(invitation) } == .notAParticipant)
    }
}
