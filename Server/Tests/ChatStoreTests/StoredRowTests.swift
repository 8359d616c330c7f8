import ChatModels
import Foundation
import GRDB
import Testing

@testable import ChatStore

/// Compares the JSON columns with literal texts, byte for byte. The stores of people hold such rows, and later versions must
/// read them: a text here is never edited, only added.
@Suite(.timeLimit(.minutes(5))) struct StoredRowTests {
    @Test(arguments: ["", "plain", "a/b", "é🎈", "\u{7F}\u{2028}", "\"", "\\", "two\nlines", "\u{1}"])
    func `a text is written by hand as by JSONEncoder`(text: String) throws {
        let content = EntryContent.text(text)
        let payload = try EntryRow.payload(of: content)
        #expect(payload == (try StoredJSON.encode(content)))
        #expect(try EntryRow.content(payload) == content)
    }

    @Test(arguments: StoredRow.entries) func `an entry is stored as ever, and read from such a row`(
        row: StoredRow
    ) async throws {
        try await withStore { store in
            try await store.send([row.content], key: "a", picture: row.file)
            #expect(try await store.json("SELECT payload FROM entry") == [row.json])
            #expect(try await store.log().map(\.content) == [row.content])
        }
    }

    @Test(arguments: StoredRow.entries) func `an unsent entry is stored as ever, and read from such a row`(
        row: StoredRow
    ) async throws {
        try await withStore { store in
            let (kate, kitchen) = (StoreFixture.kate, StoreFixture.kitchen)
            let send = DirectSend(
                key: SendKey(unchecked: "u"), entry: NewEntry(content: row.content, picture: row.file))
            try await store.database.save([send], of: kate, in: kitchen)
            #expect(try await store.json("SELECT content FROM unsent") == [row.json])
            #expect(try await store.database.unsent(of: kate, in: kitchen) == [send])
        }
    }

    @Test func `a draft is stored as ever, and read from such rows`() async throws {
        try await withStore { store in
            let (kate, kitchen) = (StoreFixture.kate, StoreFixture.kitchen)
            let draft = Draft(
                text: "join us", message: StoredRow.stagedMessage, picture: StoreFixture.png,
                attachments: [StagedAttachment(attachment: StoredRow.sticker, bytes: StoreFixture.png)])
            try await store.database.save(draft, of: kate, in: kitchen)
            #expect(try await store.json("SELECT message FROM draft") == [StoredRow.stagedMessageJSON])
            #expect(try await store.json("SELECT attachment FROM draftAttachment") == [StoredRow.stickerJSON])
            #expect(try await store.database.draft(of: kate, in: kitchen) == draft)
        }
    }
}

/// An entry's content, and the text that the store holds of it.
struct StoredRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var content: EntryContent
    /// Bytes of its picture or file.
    var file: Data?
    var json: String

    static let entries = [
        StoredRow(
            testDescription: "text", content: .text("See you at 1/2 past ☕️"),
            json: #"{"kind":"text","text":"See you at 1/2 past ☕️"}"#),
        StoredRow(
            testDescription: "message", content: .message(message), file: StoreFixture.png,
            json: #"{"kind":"message","message":\#(messageJSON)}"#),
        StoredRow(
            testDescription: "message with nothing set",
            content: .message(AppMessage(app: StoreFixture.app, state: AppMessage.State(isPending: false))),
            json: #"""
                {"kind":"message","message":{"app":"org.parley.MusselsParty",\#
                "state":{"isPending":false,"shouldExpire":false}}}
                """#),
        StoredRow(
            testDescription: "attachment", content: .attachment(sticker), file: StoreFixture.png,
            json: #"{"attachment":\#(stickerJSON),"kind":"attachment"}"#),
        StoredRow(
            testDescription: "membership", content: .membership(.joined),
            json: #"{"change":"joined","kind":"membership"}"#),
        StoredRow(
            testDescription: "sticker on a bubble",
            content: .placedSticker(
                PlacedSticker(
                    target: 2, sticker: sticker, place: StickerPlace(x: 0.75, y: 0.25, rotation: 12, scale: 0.5))),
            file: StoreFixture.png,
            json: #"""
                {"kind":"placedSticker","placement":{"place":{"rotation":12,"scale":0.5,"x":0.75,"y":0.25},\#
                "sticker":\#(stickerJSON),"target":2}}
                """#),
        StoredRow(
            testDescription: "sticker taken off",
            content: .stickerRemoval(StickerRemoval(target: 2, placement: 3)),
            json: #"{"kind":"stickerRemoval","removal":{"placement":3,"target":2}}"#),
        StoredRow(
            testDescription: "reaction", content: .reaction(Reaction(target: 2, emoji: "👍")),
            json: #"{"kind":"reaction","reaction":{"emoji":"👍","target":2}}"#),
        StoredRow(
            testDescription: "reaction taken back", content: .reaction(Reaction(target: 2, emoji: nil)),
            json: #"{"kind":"reaction","reaction":{"target":2}}"#),
    ]

    /// A message with every property that is stored.
    static let message = AppMessage(
        app: StoreFixture.app,
        state: AppMessage.State(
            session: UUID(uuidString: "00000000-0000-4000-8000-000000000064"), url: "https://example.org/?a=b",
            layout: AppMessage.Layout(
                caption: "Mussels Party", subcaption: "2 things", trailingCaption: "Saturday",
                trailingSubcaption: "19:00", imageTitle: "Shopping", imageSubtitle: "for six"),
            isLive: true, summaryText: "$00000000-0000-4000-8000-000000000001 has a party",
            accessibilityLabel: "A party", shouldExpire: true, isPending: false),
        picture: picture, width: 1200, height: 600,
        media: MediaInfo(
            mediaType: "video/mp4", width: 1200, height: 600, duration: 2.5, waveform: [0, 100], hasPoster: true))

    private static let messageJSON = #"""
        {"app":"org.parley.MusselsParty","height":600,\#
        "media":{"duration":2.5,"hasPoster":true,"height":600,"mediaType":"video/mp4","waveform":[0,100],"width":1200},\#
        "picture":"7f47b756761a46e6d4a4d96f0d8a4448f8449235009d1f3ad1493f5c773c19e8",\#
        "state":{"accessibilityLabel":"A party","isLive":true,"isPending":false,\#
        "layout":{"caption":"Mussels Party","imageSubtitle":"for six","imageTitle":"Shopping","subcaption":"2 things",\#
        "trailingCaption":"Saturday","trailingSubcaption":"19:00"},\#
        "session":"00000000-0000-4000-8000-000000000064","shouldExpire":true,\#
        "summaryText":"$00000000-0000-4000-8000-000000000001 has a party","url":"https://example.org/?a=b"},\#
        "width":1200}
        """#

    static let stagedMessage = AppMessage(
        app: StoreFixture.app, state: AppMessage.State(layout: AppMessage.Layout(caption: "a party")), picture: picture)

    static let stagedMessageJSON = #"""
        {"app":"org.parley.MusselsParty",\#
        "picture":"7f47b756761a46e6d4a4d96f0d8a4448f8449235009d1f3ad1493f5c773c19e8",\#
        "state":{"isPending":true,"layout":{"caption":"a party"},"shouldExpire":false}}
        """#

    static let sticker = ChatModels.Attachment(
        kind: .sticker, file: picture, name: "mussel.gif", mediaType: "image/gif", byteCount: 11, width: 300,
        height: 300, label: "A mussel", app: StoreFixture.app)

    static let stickerJSON = #"""
        {"app":"org.parley.MusselsParty","byteCount":11,\#
        "file":"7f47b756761a46e6d4a4d96f0d8a4448f8449235009d1f3ad1493f5c773c19e8","height":300,"kind":"sticker",\#
        "label":"A mussel","mediaType":"image/gif","name":"mussel.gif","width":300}
        """#

    /// Identifier of `StoreFixture.png`.
    private static let picture = PictureID(
        unchecked: "7f47b756761a46e6d4a4d96f0d8a4448f8449235009d1f3ad1493f5c773c19e8")
}

extension StoreFixture {
    func json(_ query: String) async throws -> [String] {
        try await database.pool.read { db in
            try Data.fetchAll(db, sql: query).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
