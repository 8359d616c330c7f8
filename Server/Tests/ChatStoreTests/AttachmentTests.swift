import ChatModels
import ChatStore
import Foundation
import Testing

/// Files in drafts and in the log, and what goes past the input field.
@Suite(.timeLimit(.minutes(5))) struct AttachmentTests {
    private func attachment(_ bytes: Data, mediaType: String = "application/octet-stream") -> ChatModels.Attachment {
        ChatModels.Attachment(
            kind: .file, file: PictureID(unchecked: "x\(bytes.map(String.init).joined())"), name: "menu.pdf",
            mediaType: mediaType,
            byteCount: bytes.count, app: StoreFixture.app)
    }

    @Test func `a draft's files are there again in their order, and gone with it`() async throws {
        try await withStore { store in
            let files = [Data([1]), Data([2]), Data([1])].map {
                StagedAttachment(attachment: attachment($0), bytes: $0)
            }
            let draft = Draft(text: "hi", attachments: files)
            try await store.database.save(draft, of: StoreFixture.kate, in: StoreFixture.kitchen)
            #expect(try await store.database.draft(of: StoreFixture.kate, in: StoreFixture.kitchen) == draft)
            #expect(try await store.database.pictureCount() == 2)
            var less = draft
            less.attachments.removeFirst()
            try await store.database.save(less, of: StoreFixture.kate, in: StoreFixture.kitchen)
            #expect(try await store.database.draft(of: StoreFixture.kate, in: StoreFixture.kitchen) == less)
            try await store.database.save(Draft(), of: StoreFixture.kate, in: StoreFixture.kitchen)
            #expect(try await store.database.pictureCount() == 0)
        }
    }

    @Test func `a file of the log keeps its kind, and is for those who were sent it`() async throws {
        try await withStore { store in
            let bytes = Data("<script>".utf8)
            let sent = try await store.send([.attachment(attachment(bytes))], key: "a", picture: bytes)
            guard case .attachment(let stored) = try #require(sent.first).content else {
                Issue.record("no attachment")
                return
            }
            let found = try await store.database.picture(stored.file, for: StoreFixture.john)
            #expect(found == StoredPicture(mediaType: "application/octet-stream", bytes: bytes))
            #expect(try await store.database.picture(stored.file, for: StoreFixture.mary) == nil)
        }
    }

    @Test func `a file without bytes is refused`() async throws {
        try await withStore { store in
            let error = await #expect(throws: ChatStoreError.self) {
                try await store.send([.attachment(attachment(Data()))], key: "a")
            }
            #expect(error?.code == .notAPicture)
        }
    }

    @Test func `what goes past the input field leaves the draft`() async throws {
        try await withStore { store in
            let draft = Draft(text: "my words")
            try await store.database.save(draft, of: StoreFixture.kate, in: StoreFixture.kitchen)
            try await store.send([text("direct")], key: "a", takesDraft: false)
            #expect(try await store.database.draft(of: StoreFixture.kate, in: StoreFixture.kitchen) == draft)
            try await store.send([text("sent")], key: "b")
            #expect(try await store.database.draft(of: StoreFixture.kate, in: StoreFixture.kitchen) == Draft())
        }
    }

    @Test func `a further device belongs to the person of the first`() async throws {
        try await withStore { store in
            let tablet = DeviceID(unchecked: "kate-tablet")
            try store.database.ensureConversation(
                StoreFixture.kitchen,
                members: [NewMember(name: "Kate", device: tablet, firstDevice: StoreFixture.kate)])
            let owners = [
                try await store.database.owner(of: tablet), try await store.database.owner(of: StoreFixture.kate),
            ]
            #expect(owners[0] != nil && owners[0] == owners[1])
            let conversation = try await store.database.conversation(StoreFixture.kitchen)
            #expect(conversation?.participants.map(\.name) == ["Kate", "John"])
        }
    }
}
