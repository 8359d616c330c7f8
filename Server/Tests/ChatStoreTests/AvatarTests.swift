import ChatModels
import Foundation
import Testing

@testable import ChatStore

/// Small pictures of people and conversations.
@Suite(.timeLimit(.minutes(5))) struct AvatarTests {
    private let party = ConversationID(unchecked: "party")
    private static func picture(_ name: String) -> Data { Data("JPEG of \(name)".utf8) }

    /// Ann, Ben and Zoe, of whom Ann and Ben are in a group with Kim.
    private struct Cast {
        var people: PeopleFixture
        var ann, ben, kim, zoe: PersonID
        var database: ChatDatabase { people.database }
    }

    private func withCast(_ body: (Cast) async throws -> Void) async throws {
        try await withPeople { people in
            let cast = Cast(
                people: people, ann: try await people.join("Ann"), ben: try await people.join("Ben"),
                kim: try await people.join("Kim"), zoe: try await people.join("Zoe"))
            _ = try await cast.database.begin(party, by: cast.ann, with: [cast.ben, cast.kim], name: nil, at: 10)
            try await body(cast)
        }
    }

    @Test func `a person's picture is seen by who sees them in a conversation, and by nobody else`() async throws {
        try await withCast { cast in
            let database = cast.database
            let id = try #require(try await database.setAvatar(Self.picture("Ann"), of: cast.ann))
            let stored = StoredPicture(mediaType: "image/jpeg", bytes: Self.picture("Ann"))
            #expect(try await database.avatar(id, for: cast.ann) == stored)
            #expect(try await database.avatar(id, for: cast.ben) == stored)
            #expect(try await database.avatar(id, for: cast.zoe) == nil)
            #expect(try await database.picture(id, for: DeviceID(unchecked: "Ben")) == nil, "it was not sent")

            let listed = try #require(try await database.listed(party, for: cast.ben))
            #expect(listed.conversation.participants.map(\.avatar) == [id, nil, nil])
            #expect(try await database.access(of: DeviceID(unchecked: "Ann"))?.person.avatar == id)
            func server(seenBy owner: PersonID?) async throws -> [PictureID] {
                try await database.people(seenBy: owner).compactMap(\.avatar)
            }
            #expect(try await server(seenBy: cast.ann) == [id])
            #expect(try await server(seenBy: cast.zoe) == [])
            #expect(try await server(seenBy: nil) == [])
            func known(to person: PersonID) async throws -> PictureID? {
                try await database.knownPeople(besides: person).first { $0.id == cast.ann }?.avatar
            }
            #expect(try await known(to: cast.ben) == id)
            #expect(try await known(to: cast.zoe) == nil)
            for person in [cast.ben, cast.zoe] { try await database.block(cast.ann, by: person, at: 11) }
            #expect(try await database.blocked(by: cast.ben).map(\.avatar) == [id])
            #expect(try await database.blocked(by: cast.zoe).map(\.avatar) == [nil])
        }
    }

    @Test func `who has left sees the pictures of those who were there, and not of those who came later`() async throws
    {
        try await withCast { cast in
            let database = cast.database
            let key = SendKey(unchecked: "k")
            try await database.remove(cast.kim, from: party, by: cast.ann, key: key, at: 11)
            try await database.add([cast.zoe], to: party, by: cast.ann, keys: SendKey(unchecked: "l"), at: 12)
            let ben = try #require(try await database.setAvatar(Self.picture("Ben"), of: cast.ben))
            let zoe = try #require(try await database.setAvatar(Self.picture("Zoe"), of: cast.zoe))
            let kim = try #require(try await database.setAvatar(Self.picture("Kim"), of: cast.kim))
            #expect(try await database.avatar(ben, for: cast.kim) != nil)
            #expect(try await database.avatar(zoe, for: cast.kim) == nil)
            // Those who take part now also see people who have left, as they see their names.
            #expect(try await database.avatar(kim, for: cast.zoe) != nil)
        }
    }

    @Test func `a picture that is changed or taken away is kept nowhere, unless somebody else has the same`()
        async throws
    {
        try await withCast { cast in
            let database = cast.database
            let same = Self.picture("a cat")
            let id = try #require(try await database.setAvatar(same, of: cast.ann))
            #expect(try await database.setAvatar(same, of: cast.ann) == id)
            #expect(try await database.setAvatar(same, of: cast.ben) == id)
            #expect(try await database.pictureCount() == 1)
            try await database.setAvatar(Self.picture("a dog"), of: cast.ann)
            #expect(try await database.pictureCount() == 2)
            #expect(try await database.setAvatar(nil, of: cast.ben) == nil)
            #expect(try await database.avatar(id, for: cast.ben) == nil)
            #expect(try await database.pictureCount() == 1)
            _ = try await database.remove(cast.ann, by: cast.zoe, key: SendKey(unchecked: "k"), at: 11)
            #expect(try await database.pictureCount() == 0)
            // As where an upload is still being made small while the account is removed.
            #expect(try await refusal { try await database.setAvatar(same, of: cast.ann) } == .unknownPerson)
            #expect(try await database.pictureCount() == 0)
            #expect(try StoreCheck.problems(at: cast.people.store.path).isEmpty)
        }
    }

    @Test func `a group's picture is set and seen by who takes part; two have none`() async throws {
        try await withCast { cast in
            let database = cast.database
            let id = try #require(try await database.setAvatar(Self.picture("party"), of: party, by: cast.ben))
            #expect(try await database.listed(party, for: cast.kim)?.conversation.avatar == id)
            #expect(try await database.avatar(id, for: cast.kim) != nil)
            #expect(try await database.avatar(id, for: cast.zoe) == nil)
            let stranger = try await refusal { try await database.setAvatar(nil, of: party, by: cast.zoe) }
            #expect(stranger == .notAParticipant)
            try await database.remove(cast.kim, from: party, by: cast.ann, key: SendKey(unchecked: "k"), at: 11)
            #expect(try await database.avatar(id, for: cast.kim) == nil)
            #expect(try await database.setAvatar(nil, of: party, by: cast.ann) == nil)
            #expect(try await database.conversation(party)?.avatar == nil)

            let two = try await database.begin(
                ConversationID(unchecked: "two"), by: cast.ann, with: [cast.zoe], name: nil, at: 12)
            let refused = try await refusal {
                try await database.setAvatar(Self.picture("two"), of: two, by: cast.ann)
            }
            #expect(refused == .notAllowed)
            #expect(try await database.pictureCount() == 0)
        }
    }

    @Test func `pictures count for the quota, and a draft's with the same bytes is not lost`() async throws {
        try await withCast { cast in
            let database = cast.database
            let id = try #require(try await database.setAvatar(StoreFixture.png, of: cast.ann))
            try await database.save(Draft(picture: StoreFixture.png), of: DeviceID(unchecked: "Ann"), in: party)
            try await database.save(Draft(), of: DeviceID(unchecked: "Ann"), in: party)
            #expect(try await database.avatar(id, for: cast.ben) != nil)
            try database.limit(to: StoreLimits(mediaByteCountMax: StoreFixture.png.count + 10))
            #expect(
                try await refusal { try await database.setAvatar(Data(count: 11), of: cast.ben) } == .mediaQuotaReached)
            try await database.setAvatar(Data(count: 10), of: cast.ben)
        }
    }
}
