import ChatModels
import Foundation
import Testing
import Transcript

/// Covers messages on a system that cannot draw them: docs/messages.md, B125.
@Suite(.timeLimit(.minutes(5))) struct OldSystemTests {
    private static let secret = Data(repeating: 7, count: 32)
    private static let links = MessageLinks(secret: secret, conversation: ConversationID(unchecked: "home"))

    private var old: TranscriptReader {
        var reader = Cast.reader(Cast.john)
        reader.isOld = true
        reader.links = Self.links
        return reader
    }

    private func message(_ sequence: Int, url: String? = nil, picture: PictureID? = PictureID(unchecked: "ab"))
        -> LogEntry
    {
        var entry = Cast.message(sequence, summary: "Kate asks $\(Cast.john.id.uuid.uuidString)", caption: "Mussels")
        if case .message(var message) = entry.content {
            message.picture = picture
            (message.width, message.height) = (600, 400)
            message.state.url = url
            entry.content = .message(message)
        }
        return entry
    }

    @Test func `a message is two: its picture, and then its link with the summary`() {
        let items = Transcript.items(of: [message(3)], for: old)
        #expect(items.map(\.kind) == [.picture, .link])
        #expect(items.map(\.id) == [3, 3])
        #expect(items.map(\.part) == [nil, 1])
        #expect(items[0].picture == PictureID(unchecked: "ab"))
        #expect(items[0].text == "Mussels")
        #expect([items[0].width, items[0].height] == [600, 400])
        #expect(items[1].text == "Kate asks John")
        #expect(items.allSatisfy { $0.bubble == nil && $0.senderName == "Kate" && $0.sentAt == 3_000 })
    }

    @Test func `without a picture it is its link alone`() {
        let items = Transcript.items(of: [message(3, picture: nil)], for: old)
        #expect(items.map(\.kind) == [.link])
        #expect(items.map(\.part) == [nil])
    }

    @Test(arguments: ["https://example.org/party?n=1", "http://example.org", "HTTPS://EXAMPLE.org/a"])
    func `a message on the web is linked to where it is`(url: String) {
        #expect(Transcript.items(of: [message(3, url: url)], for: old).last?.link == url)
    }

    @Test(arguments: [nil, "?n=1", "data:text/plain,hello", "javascript:alert(1)", "https:", "https:///a", "ftp://a.b"])
    func `any other is linked to the server's own page`(url: String?) {
        let link = Transcript.items(of: [message(3, url: url)], for: old).last?.link
        #expect(link == Self.links.path(of: 3, for: Cast.john.id))
    }

    @Test func `sessions mean nothing there, so an older message stays as it is`() {
        let log = [message(1), message(2)]
        #expect(Transcript.items(of: log, for: old).map(\.kind) == [.picture, .link, .picture, .link])
        let event = Transcript.event(for: log[1], superseding: log[0], for: old)
        #expect(event.items == Transcript.items(of: log, for: old))
    }

    @Test func `text stays text, and a new system shows no links`() {
        #expect(Transcript.items(of: [Cast.text(1, "hi")], for: old).map(\.kind) == [.text])
        var new = old
        new.isOld = false
        #expect(Transcript.items(of: [message(1)], for: new).map(\.kind) == [.bubble])
    }

    @Test func `in one line a message is its summary, or who sent what`() throws {
        guard case .message(let message) = Cast.message(1, summary: nil, caption: "Mussels").content else {
            Issue.record("not a message")
            return
        }
        let silent = Cast.reader(Cast.john, writesDefaultSummaries: false)
        #expect(Transcript.plainText(of: message, senderName: "Kate", for: silent) == "Kate sent Mussels Party message")
    }

    @Test func `an address is one person's, of one message, in one conversation, on one server`() throws {
        let path = Self.links.path(of: 3, for: Cast.john.id)
        let code = try #require(path.split(separator: "/").last.map(String.init))
        #expect(path == "/messages/home/3/\(code)")
        #expect(Self.links.isCode(code, of: 3, for: Cast.john.id))
        #expect(!Self.links.isCode(code, of: 4, for: Cast.john.id))
        #expect(!Self.links.isCode(code, of: 3, for: Cast.kate.id))
        let elsewhere = MessageLinks(secret: Self.secret, conversation: ConversationID(unchecked: "work"))
        #expect(!elsewhere.isCode(code, of: 3, for: Cast.john.id))
        let other = MessageLinks(secret: Data(repeating: 8, count: 32), conversation: ConversationID(unchecked: "home"))
        #expect(!other.isCode(code, of: 3, for: Cast.john.id))
        for bad in ["", "zz", "00", String(code.dropLast(2)), code + "00"] {
            #expect(!Self.links.isCode(bad, of: 3, for: Cast.john.id))
        }
    }
}
