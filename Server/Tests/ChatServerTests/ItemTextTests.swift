import ChatModels
import Foundation
import Testing

@testable import ChatServer

/// Compares items that are written by hand with what `JSONEncoder` writes.
@Suite(.timeLimit(.minutes(5))) struct ItemTextTests {
    private func item(_ text: String? = nil, _ change: (inout TranscriptItem) -> Void = { _ in }) -> TranscriptItem {
        var item = TranscriptItem(
            id: 7, kind: .text, sender: PersonID(UUID()), senderName: "Käte \"K\" \\", isMine: false, sentAt: .max,
            text: text, key: SendKey(unchecked: "key-1"))
        change(&item)
        return item
    }

    private func check(_ items: [TranscriptItem], line: SourceLocation = #_sourceLocation) throws {
        var text = ItemText()
        let event = EntryEvent(sequence: 9, items: items)
        try text.write(event)
        #expect(try JSONDecoder().decode(EntryEvent.self, from: Data(text.bytes)) == event, sourceLocation: line)
        #expect(!text.bytes.contains(0x0A), "a line break would end the event", sourceLocation: line)
        // Members that the type got since would be missing in both: the names are compared, too.
        #expect(try names(in: Data(text.bytes)) == names(in: try JSONEncoder().encode(event)), sourceLocation: line)
    }

    private func names(in json: Data) throws -> [[String]] {
        let event = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let items = try #require(event["items"] as? [[String: Any]])
        return [event.keys.sorted()] + items.map { $0.keys.sorted() }
    }

    @Test func `texts with every kind of character`() throws {
        let controls = String(String.UnicodeScalarView((0..<0x20).map { Unicode.Scalar(UInt8($0)) }))
        try check([item("hello"), item(""), item(controls), item("/ \u{7F} \u{2028} é 👩‍👩‍👧 \" \\"), item()])
        try check([])
    }

    @Test func `an item with every member`() throws {
        let full = item("x") { item in
            (item.part, item.width, item.height) = (1, 200, -3)
            (item.link, item.keeping) = ("https://example.org/?a=b", .offered)
            (item.kind, item.isMine, item.picture) = (.bubble, true, PictureID(unchecked: "aa"))
            item.bubble = Bubble(app: AppID(unchecked: "org.a"), appName: "A", accessibilityLabel: "a/b")
            item.attachment = Attachment(
                kind: .file, file: PictureID(unchecked: "bb"), name: "a.txt", mediaType: "text/plain", byteCount: 3,
                app: AppID(unchecked: "org.a"))
            item.stickers = []
            item.reactions = [ItemReaction(emoji: "👍", sender: item.sender, senderName: "John", isMine: false)]
            item.reply = Quote(id: 3, text: "\"A\" / b", isThere: false)
            item.editedAt = 1_795_249_962_000
            item.mentions = [Mention(person: item.sender, start: 0, length: 1)]
            item.media = MediaInfo(mediaType: "video/mp4")
        }
        let missing = Mirror(reflecting: full).children.filter {
            Mirror(reflecting: $0.value).displayStyle == .optional && Mirror(reflecting: $0.value).children.isEmpty
        }
        #expect(missing.compactMap(\.label) == [], "this test sets them all, so that a new one is not forgotten")
        try check([full])
    }

    @Test func `a page with items among its members`() throws {
        for items in [[], [item("one"), item("\"items\":[]")]] {
            let page = EntryPage(items: items, older: 3, newer: nil, revision: 5)
            var text = ItemText()
            try text.write(page)
            #expect(try JSONDecoder().decode(EntryPage.self, from: Data(text.bytes)) == page)
        }
    }

    @Test func `a page that has the word twice is written by JSONEncoder`() throws {
        struct Twice: WithItems, Codable, Equatable {
            var items: [TranscriptItem]
            var inner: [String: [Int]]
        }
        let twice = Twice(items: [item("one")], inner: ["items": []])
        var text = ItemText()
        try text.write(twice)
        #expect(try JSONDecoder().decode(Twice.self, from: Data(text.bytes)) == twice)
    }
}
