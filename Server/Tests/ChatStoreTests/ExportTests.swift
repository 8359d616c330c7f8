import ChatModels
import Foundation
import Testing

@testable import ChatStore

/// Reads of the store for an export.
@Suite(.timeLimit(.minutes(5))) struct ExportTests {
    @Test func `somebody's conversations are those that they are or were in, with what they chose`() async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben", at: 7))
            let zoe = try await people.join("Zoe")
            let database = people.database
            let chat = try await database.begin(
                ConversationID(unchecked: "c"), by: ann, with: [ben, zoe], name: "Party", at: 1)
            _ = try await database.begin(ConversationID(unchecked: "d"), by: ann, with: [zoe], name: nil, at: 1)
            try await database.choose(.muted, true, for: chat, by: ben)
            try await database.save(Draft(text: "not sent"), of: DeviceID(unchecked: "Ben"), in: chat)
            try await database.remove(ben, from: chat, by: ann, key: SendKey(unchecked: "k"), at: 3)

            #expect(try await database.conversationsEver(of: ben) == [chat])
            #expect(try await database.conversationsEver(of: ann).map(\.rawValue) == ["c", "d"])
            #expect(try await database.ownConversation(ConversationID(unchecked: "d"), of: ben) == nil)
            let own = try #require(try await database.ownConversation(chat, of: ben))
            #expect(own.isMuted && !own.isPinned && !own.isDirect && own.conversation.name == "Party")
            #expect(own.memberships == [Membership(first: 1, last: 1)])
            #expect(own.drafts == [OwnDraft(device: DeviceID(unchecked: "Ben"), text: "not sent")])
            #expect(try await database.ownConversation(chat, of: ann)?.drafts == [])
            let app = AppID(unchecked: "org.parley.Probe")
            _ = try await database.removeApp(app, of: ben)
            let account = try #require(try await database.ownAccount(of: ben))
            #expect(account.role == .person && account.joinedAt == 7)
            #expect(account.apps == [OwnApp(device: DeviceID(unchecked: "Ben"), app: app, isInstalled: false)])
            #expect(account.chosenApps == [ChosenApp(app: app, has: false)])
            #expect(try await database.ownAccount(of: ann)?.chosenApps == [])
        }
    }

    @Test func `somebody's files are those that they have sent, page by page`() async throws {
        try await withPeople { people in
            let (ann, ben) = (try await people.join("Ann"), try await people.join("Ben"))
            let chat = try await people.database.begin(
                ConversationID(unchecked: "c"), by: ann, with: [ben], name: nil, at: 1)
            func send(_ name: String, from device: String, _ bytes: Data) async throws {
                let attachment = Attachment(
                    kind: .file, file: PictureID(unchecked: "x"), name: name, mediaType: "image/png",
                    byteCount: bytes.count, app: nil)
                try await people.store.send(
                    .attachment(attachment), from: DeviceID(unchecked: device), key: name, picture: bytes, in: chat)
            }
            try await send("one.png", from: "Ann", StoreFixture.png)
            try await send("two.png", from: "Ben", StoreFixture.otherPNG)
            try await send("three.png", from: "Ann", StoreFixture.otherPNG)
            let first = try await people.database.ownFiles(of: ann, in: chat, after: 0, limit: 1)
            #expect(first.map(\.name) == ["one.png"] && first.map(\.byteCount) == [StoreFixture.png.count])
            #expect(try await people.database.ownFiles(of: ann, in: chat, after: 1, limit: 9).map(\.sequence) == [3])
            let others = try await people.database.ownFiles(of: ben, in: chat, after: 0, limit: 9)
            #expect(others.map(\.name) == ["two.png"])
            let bytes = try await people.database.pictureBytes(try #require(first.first).id)
            #expect(bytes == StoreFixture.png)
        }
    }
}
