import ChatModels
import Foundation
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct TranscriptTests {
    private func lines(_ entries: [LogEntry], for reader: TranscriptReader = Cast.reader(Cast.john)) -> [String] {
        Transcript.items(of: entries, for: reader).map { "\($0.kind): \($0.bubble?.caption ?? $0.text ?? "–")" }
    }

    @Test func `of a session only the newest message is a bubble and the older ones are their summary lines`() {
        let log = [
            Cast.message(1, summary: "Kate started a list", caption: "2 things"),
            Cast.text(2, "Have a look"),
            Cast.message(3, summary: "John added sauce", caption: "3 things", from: Cast.john),
        ]
        #expect(lines(log) == ["summary: Kate started a list", "text: Have a look", "bubble: 3 things"])
    }

    @Test func `messages without a session never take each other's place`() {
        let log = [Cast.message(1, session: nil, caption: "one"), Cast.message(2, session: nil, caption: "two")]
        #expect(lines(log) == ["bubble: one", "bubble: two"])
        let item = Transcript.item(for: EntryInContext(log[0], isNewestOfSession: false), for: Cast.reader(Cast.john))
        #expect(item.kind == .bubble)
    }

    @Test func `another app's message with the same session identifier is a session of its own`() {
        let log = [Cast.message(1, caption: "party"), Cast.message(2, caption: "chess", app: Cast.chess)]
        #expect(lines(log) == ["bubble: party", "bubble: chess"])
        #expect(SessionKey(of: log[0]) != SessionKey(of: log[1]))
    }

    @Test func `the line is the removed message's summary and not the new one's`() {
        let event = Transcript.event(
            for: Cast.message(2, summary: "new", caption: "new"),
            superseding: Cast.message(1, summary: "old", caption: "old"), for: Cast.reader(Cast.john))
        #expect(event.sequence == 2)
        #expect(event.items.map(\.id) == [1, 2])
        #expect(event.items.map(\.text) == ["old", nil])
        #expect(event.items[1].bubble?.caption == "new")
    }

    @Test func `without a summary text the line says who sent what, or nothing where the reader wants none`() {
        let log = [Cast.message(1), Cast.message(2, summary: ""), Cast.message(3, caption: "now")]
        #expect(
            lines(log) == [
                "summary: Kate sent Mussels Party message", "summary: Kate sent Mussels Party message", "bubble: now",
            ])
        let silent = Cast.reader(Cast.john, writesDefaultSummaries: false)
        #expect(lines(log, for: silent) == ["summary: –", "summary: –", "bubble: now"])
    }

    @Test func `events one after the other give the transcript of the whole log, for every reader`() {
        let log = [
            Cast.message(1, caption: "a"), Cast.text(2, "b"), Cast.message(3, app: Cast.chess),
            Cast.message(4, summary: "c", from: Cast.john), Cast.message(5, session: nil), Cast.message(6),
        ]
        for reader in [Cast.reader(Cast.kate), Cast.reader(Cast.john, writesDefaultSummaries: false)] {
            var items: [Int: TranscriptItem] = [:]
            for (place, entry) in log.enumerated() {
                let key = SessionKey(of: entry)
                let superseded = key.flatMap { key in log[..<place].last { SessionKey(of: $0) == key } }
                let event = Transcript.event(for: entry, superseding: superseded, for: reader)
                for item in event.items { items[item.id] = item }
                let whole = Transcript.items(of: Array(log[...place]), for: reader)
                #expect(items.values.sorted { $0.id < $1.id } == whole)
            }
        }
    }

    @Test func `an item says who sent it, and its key on the sending device only`() {
        let entry = Cast.text(4, "hello", from: Cast.john)
        let own = Transcript.item(for: EntryInContext(entry), for: Cast.reader(Cast.john))
        let others = Transcript.item(for: EntryInContext(entry), for: Cast.reader(Cast.kate))
        #expect(own.isMine && own.key == entry.key)
        #expect(!others.isMine && others.key == nil)
        #expect(others.senderName == "John" && others.sentAt == 4000)

        var tablet = Cast.reader(Cast.john)
        tablet.device = DeviceID(unchecked: "john-tablet")
        let second = Transcript.item(for: EntryInContext(entry), for: tablet)
        #expect(second.isMine && second.key == nil)
    }

    @Test func `a sender and an app that are not known have a name to show all the same`() {
        var reader = Cast.reader(Cast.john)
        reader.participants = []
        reader.appNames = [:]
        #expect(
            lines([Cast.message(1), Cast.message(2, caption: "x")], for: reader)[0]
                == "summary: Somebody sent MusselsParty message")
    }

    @Test func `who joins and who leaves is said in a line, and keeps a name`() {
        var reader = Cast.reader(Cast.john)
        reader.participants = [Cast.john]
        reader.former = [Cast.kate]
        let log = [
            Cast.change(1, .joined, of: Cast.john), Cast.text(2, "hi"), Cast.change(3, .left, of: Cast.kate),
        ]
        let items = Transcript.items(of: log, for: reader)
        #expect(items.map(\.kind) == [.notice, .text, .notice])
        #expect(items.map(\.text) == ["You joined the conversation", "hi", "Kate left the conversation"])
        #expect(items.map(\.senderName) == ["John", "Kate", "Kate"])
    }
}
