import ChatModels
import Foundation
import MediaFormats
import MediaSamples
import Testing

@testable import ChatServer

/// Small pictures of people and groups through the real server.
@Suite(.timeLimit(.minutes(5)), .serialized) struct AvatarRouteTests {
    private struct Cast {
        var server: PeopleServer
        var ann, ben, gus, zoe: Member
        var chat: ConversationID
    }

    /// Ann, Ben and the guest Gus in a group, and Zoe.
    private func withCast(_ body: (Cast) async throws -> Void) async throws {
        try await withPeopleServer { server in
            let ann = try await server.joinOwner()
            let link = try await ann.invite()
            let (ben, zoe) = (try await server.join("Ben", by: link), try await server.join("Zoe", by: link))
            let chat = try await ann.begin(with: ben, name: "Party")
            let invitation = try await ann.send("POST", ann.path(in: chat) + "/invitation")
            let gus = try await server.join("Gus", by: try invitation.decoded(NewInvitation.self).code)
            try await body(Cast(server: server, ann: ann, ben: ben, gus: gus, zoe: zoe, chat: chat))
        }
    }

    private func set(_ bytes: Data, _ path: String, _ member: Member) async throws -> PictureID {
        let answer = try await member.send("PUT", path, data: bytes)
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return try answer.decoded(NewAvatar.self).avatar
    }

    @Test func `a photo becomes a small square without its metadata, which may be kept for ever`() async throws {
        try await withCast { cast in
            let id = try await set(MediaSamples.jpeg(width: 900, height: 500), "/account/avatar", cast.ann)
            #expect(try await cast.ann.account().person.avatar == id)
            let answer = try await cast.ben.send("GET", "/avatars/\(id)")
            #expect(answer.status == 200 && answer.headers["content-type"] == "image/jpeg")
            #expect(answer.headers["cache-control"] == "private, max-age=31536000, immutable")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            let picture = try #require(PictureInspection(answer.body))
            #expect(picture.width == ChatLimits.avatarSide && picture.height == ChatLimits.avatarSide)
            #expect(!picture.hasMetadata && answer.body.count <= ChatLimits.avatarByteCountMax)
            for (member, status) in [(cast.gus, 200), (cast.zoe, 404)] {
                #expect(try await member.send("GET", "/avatars/\(id)").status == status)
            }
            #expect(
                try await cast.ben.send("GET", cast.ben.path(in: cast.chat) + "/pictures/\(id)").code == .unknownPicture
            )
            #expect(try await cast.ann.send("DELETE", "/account/avatar").status == 204)
            #expect(try await cast.ann.account().person.avatar == nil)
            #expect(try await cast.ben.send("GET", "/avatars/\(id)").code == .unknownPicture)
        }
    }

    @Test func `what is no picture, broken or too large is refused, and nothing of it kept`() async throws {
        try await withCast { cast in
            func refusal(_ bytes: Data) async throws -> ChatError.Code? {
                try await cast.ann.send("PUT", "/account/avatar", data: bytes).code
            }
            #expect(try await refusal(Data("hello".utf8)) == .wrongFile)
            #expect(try await refusal(Data()) == .wrongFile)
            #expect(try await refusal(MediaSamples.sound("wav")) == .wrongFile)
            #expect(try await refusal(MediaSamples.jpeg(width: 900, height: 500).prefix(2_000)) == .badFile)
            #expect(try await refusal(Data([0xff, 0xd8, 0xff, 0xe0])) == .badFile)
            // A PNG of 60,000 × 60,000 pixels, as its header has it.
            let huge = try MediaSamples.png(width: 9, height: 9)
            let side = Data([0, 0, 0xea, 0x60])
            #expect(try await refusal(huge.prefix(16) + side + side + huge.dropFirst(24)) == .fileTooLarge)
            #expect(try await refusal(Data(count: ChatLimits.avatarSourceByteCountMax + 1)) == .fileTooLarge)
            #expect(try await cast.ann.account().person.avatar == nil)
        }
    }

    @Test func `more than twenty a minute are refused with the time to come back`() async throws {
        try await withCast { cast in
            for _ in 1...ChatLimits.newThingsPerMinuteMax {
                _ = try await cast.ben.send("PUT", "/account/avatar", data: Data("x".utf8))
            }
            let answer = try await cast.ben.send("PUT", "/account/avatar", data: Data("x".utf8))
            #expect(answer.code == .tooManyRequests && answer.headers["retry-after"] != nil)
        }
    }

    @Test func `open pages are told of a person's picture at once, and owners' notes have nothing of it`() async throws
    {
        try await withCast { cast in
            let path = cast.server.address + cast.ben.path(in: cast.chat) + "/events"
            let page = try await EventReader.open(try HTTP.request("GET", path, cookie: cast.ben.cookie))
            _ = try #require(await page.next("state"))
            let (list, _) = try await cast.ben.followList()
            _ = try #require(await list.next("conversations"))
            let notes = try await cast.ann.get("/owner/audit", AuditLines.self).lines.count

            let id = try await set(MediaSamples.gif(width: 300, height: 200), "/account/avatar", cast.ann)
            // The page may be told first who has joined.
            var people: [Participant] = []
            while people.first?.avatar == nil {
                people = try #require(await page.next("participants")).decoded([Participant].self)
            }
            #expect(people.map(\.avatar) == [id, nil, nil])
            let line = try #require(await list.next("conversation")).decoded(ConversationSummary.self)
            #expect(line.others.map(\.avatar) == [id, nil])
            #expect(
                try await cast.ben.get(cast.ben.path(in: cast.chat), ConversationSnapshot.self).participants == people)
            #expect(try await cast.ann.get("/owner/audit", AuditLines.self).lines.count == notes)
        }
    }

    @Test func `a group's picture is set by its people, and no guest; it goes with its last place`() async throws {
        try await withCast { cast in
            let (list, _) = try await cast.gus.followList()
            _ = try #require(await list.next("conversations"))
            let picture = try MediaSamples.png(width: 300, height: 200, hasAlpha: true)
            let (path, theirs) = (cast.ben.path(in: cast.chat) + "/avatar", cast.gus.path(in: cast.chat) + "/avatar")
            #expect(try await cast.gus.send("PUT", theirs, data: picture).code == .notAllowed)
            let id = try await set(picture, path, cast.ben)
            let line = try #require(await list.next("conversation")).decoded(ConversationSummary.self)
            #expect(line.avatar == id && line.name == "Party")
            let snapshot = try await cast.gus.get(cast.gus.path(in: cast.chat), ConversationSnapshot.self)
            #expect(snapshot.avatar == id)
            for (member, status) in [(cast.gus, 200), (cast.zoe, 404)] {
                #expect(try await member.send("GET", "/avatars/\(id)").status == status)
            }
            #expect(try await cast.gus.send("DELETE", theirs).code == .notAllowed)
            #expect(try await cast.ann.send("DELETE", cast.ann.path(in: cast.chat) + "/avatar").status == 204)
            #expect(try #require(await list.next("conversation")).decoded(ConversationSummary.self).avatar == nil)
            #expect(try await cast.ann.send("GET", "/avatars/\(id)").code == .unknownPicture)

            let two = try await cast.ann.begin(with: cast.zoe)
            let refused = try await cast.ann.send("PUT", cast.ann.path(in: two) + "/avatar", data: picture)
            #expect(refused.code == .notAllowed)
        }
    }

    @Test func `one's own picture is in the export`() async throws {
        try await withCast { cast in
            let id = try await set(MediaSamples.jpeg(width: 300, height: 200), "/account/avatar", cast.ben)
            let bytes = try await cast.ben.send("GET", "/avatars/\(id)").body
            let files = try storedFiles(try await cast.ben.send("GET", "/account/export").body)
            #expect(files["media/\(id).jpg"] == bytes)
            let others = try storedFiles(try await cast.ann.send("GET", "/account/export").body)
            #expect(others.keys.filter { $0.hasPrefix("media/") }.isEmpty)
        }
    }
}
