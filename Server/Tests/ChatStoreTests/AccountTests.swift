import ChatModels
import ChatStore
import Foundation
import Testing

/// People of a server in a real store.
struct PeopleFixture {
    let store: StoreFixture
    var database: ChatDatabase { store.database }

    init() throws { store = try StoreFixture() }

    static func digest(_ name: String) -> Data { Data("secret of \(name)".utf8) }

    func invitation(
        _ id: String, role: Role = .person, conversation: ConversationID? = nil, inviter: PersonID? = nil,
        joinsMax: Int = 10, expiresAt: Int64 = 1_000
    ) -> StoredInvitation {
        StoredInvitation(
            id: id, conversation: conversation, inviter: inviter, digest: Data(id.utf8), expiresAt: expiresAt,
            role: role, joinsMax: joinsMax)
    }

    /// Somebody who has joined by a link of their own, on a device of their name.
    @discardableResult
    func join(_ name: String, role: Role = .person, at now: Int64 = 1) async throws -> PersonID {
        let link = invitation("link of \(name)", role: role)
        try await database.inviteOwner(link)
        return try await join(name, by: link, at: now)
    }

    @discardableResult
    func join(_ name: String, by link: StoredInvitation, at now: Int64 = 1) async throws -> PersonID {
        let device = DeviceID(unchecked: name)
        try await database.join(
            by: link, named: name, on: NewSignIn(device: device, name: "Firefox", digest: Self.digest(name)),
            key: SendKey(unchecked: "joined-\(name)"), at: now)
        return try #require(try await database.access(of: device)).person.id
    }
}

func withPeople(_ body: (PeopleFixture) async throws -> Void) async throws {
    let people = try PeopleFixture()
    defer { people.store.remove() }
    try await body(people)
}

func refusal(_ work: () async throws -> Void) async throws -> ChatStoreError.Code? {
    do {
        try await work()
        return nil
    } catch let error as ChatStoreError {
        return error.code
    }
}

@Suite(.timeLimit(.minutes(5))) struct AccountTests {
    @Test func `who joins by a link has the link's role, and signs in with their device`() async throws {
        try await withPeople { people in
            #expect(try await !people.database.hasOwner())
            let ann = try await people.join("Ann", role: .owner)
            let access = try #require(try await people.database.access(of: DeviceID(unchecked: "Ann")))
            #expect(access.person == Participant(id: ann, name: "Ann") && access.role == .owner)
            #expect(access.digest == PeopleFixture.digest("Ann") && !access.isSuspended)
            #expect(try await people.database.hasOwner())
            // Somebody of a simulator has no account.
            #expect(try await people.database.access(of: StoreFixture.kate) == nil)
        }
    }

    @Test func `a link holds until its time, for so many`() async throws {
        try await withPeople { people in
            let link = people.invitation("once", joinsMax: 1, expiresAt: 100)
            try await people.database.inviteOwner(link)
            #expect(try await refusal { try await people.join("Ann", by: link, at: 100) } == .invitationOver)
            try await people.join("Ann", by: link, at: 99)
            #expect(try await refusal { try await people.join("Ben", by: link, at: 99) } == .invitationOver)
            #expect(try await people.database.people().map(\.name) == ["Ann"])
        }
    }

    @Test func `nobody gets the name of somebody on the server, or one that looks like it`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann")
            let ben = try await people.join("Ben")
            for name in ["ann", "Аnn"] {
                #expect(try await refusal { try await people.join(name) } == .nameTaken, "\(name)")
                #expect(try await refusal { try await people.database.rename(ben, to: name) } == .nameTaken, "\(name)")
            }
            try await people.database.rename(ann, to: "ANN")
            #expect(try await people.database.name(of: ann) == "ANN")
        }
    }

    @Test func `a code for one more device works once, until its time`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann")
            func signIn(_ device: String, _ code: String, at now: Int64) async throws {
                let new = NewSignIn(device: DeviceID(unchecked: device), name: "Chrome", digest: Data([1]))
                try await people.database.signIn(new, by: Data(code.utf8), at: now)
            }
            try await people.database.setDeviceCode(Data("old".utf8), of: ann, expiresAt: 10)
            try await people.database.setDeviceCode(Data("new".utf8), of: ann, expiresAt: 10)
            #expect(try await refusal { try await signIn("tablet", "old", at: 1) } == .wrongCode)
            #expect(try await refusal { try await signIn("tablet", "new", at: 10) } == .wrongCode)
            try await signIn("tablet", "new", at: 9)
            #expect(try await refusal { try await signIn("other", "new", at: 9) } == .wrongCode)
            #expect(try await people.database.signIns(of: ann).map(\.id.rawValue) == ["tablet", "Ann"])
        }
    }

    @Test func `recovery codes work once each, and new ones take the place of all`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann")
            func signIn(_ device: String, _ code: String) async throws {
                let new = NewSignIn(device: DeviceID(unchecked: device), name: "Chrome", digest: Data([1]))
                try await people.database.signIn(new, by: Data(code.utf8), at: 5)
            }
            try await people.database.setRecoveryCodes([Data("a".utf8), Data("b".utf8)], of: ann)
            try await signIn("one", "a")
            #expect(try await refusal { try await signIn("two", "a") } == .wrongCode)
            #expect(try await people.database.recoveryCodeCount(of: ann) == 1)
            try await people.database.setRecoveryCodes([Data("c".utf8)], of: ann)
            #expect(try await refusal { try await signIn("two", "b") } == .wrongCode)
        }
    }

    @Test func `a device that is revoked signs in no more, and nobody revokes another's`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann")
            let ben = try await people.join("Ben")
            let device = DeviceID(unchecked: "Ann")
            #expect(try await refusal { try await people.database.revoke(device, of: ben) } == .unknownDevice)
            try await people.database.revoke(device, of: ann)
            #expect(try await people.database.access(of: device) == nil)
            #expect(try await people.database.signIns(of: ann).isEmpty)
            #expect(try await refusal { try await people.database.revoke(device, of: ann) } == .unknownDevice)
        }
    }

    @Test func `a person has so many devices at most`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann")
            let codes = (0...ChatLimits.signedInDevicesMax).map { Data("code \($0)".utf8) }
            try await people.database.setRecoveryCodes(codes, of: ann)
            func signIn(_ number: Int) async throws {
                let new = NewSignIn(device: DeviceID(unchecked: "d\(number)"), name: "Chrome", digest: Data([1]))
                try await people.database.signIn(new, by: codes[number], at: 5)
            }
            for number in 1..<ChatLimits.signedInDevicesMax { try await signIn(number) }
            #expect(try await refusal { try await signIn(0) } == .tooManyDevices)
            // The code was not used up.
            try await people.database.revoke(DeviceID(unchecked: "d1"), of: ann)
            try await signIn(0)
        }
    }

    @Test func `an owner suspends and removes people, and each deed is written down`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann", role: .owner)
            let ben = try await people.join("Ben")
            let device = DeviceID(unchecked: "Ben")
            try await people.database.setSuspended(true, ben, by: ann, at: 2)
            #expect(try await people.database.access(of: device)?.isSuspended == true)
            #expect(try await people.database.knownPeople(besides: ann).isEmpty)
            try await people.database.setSuspended(false, ben, by: ann, at: 3)
            #expect(try await people.database.access(of: device)?.isSuspended == false)
            let chat = try await people.database.begin(
                ConversationID(unchecked: "c"), by: ann, with: [ben], name: nil, at: 4)
            let key = SendKey(unchecked: "gone")
            #expect(try await people.database.remove(ben, by: ann, key: key, at: 5) == [chat])
            #expect(try await people.database.access(of: device) == nil)
            #expect(try await people.database.conversation(chat)?.participants.map(\.name) == ["Ann"])
            #expect(try await people.database.people().map(\.name) == ["Ann"])
            // The name is free again.
            try await people.join("ben")
            let audit = try await people.database.audit()
            #expect(audit.map(\.action) == [.joined, .removed, .readmitted, .suspended, .joined, .joined])
            #expect(audit[1].actor == "Ann" && audit[1].subject == "Ben" && audit[1].at == 5)
        }
    }

    @Test func `an owner is neither suspended nor removed`() async throws {
        try await withPeople { people in
            let ann = try await people.join("Ann", role: .owner)
            #expect(
                try await refusal { try await people.database.setSuspended(true, ann, by: ann, at: 2) } == .notAllowed)
            #expect(
                try await refusal {
                    _ = try await people.database.remove(ann, by: ann, key: SendKey(unchecked: "k"), at: 2)
                } == .notAllowed)
        }
    }
}
