import ChatModels
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct ReactionTests {
    private let reader = Cast.reader(Cast.john)

    private func item(_ log: [LogEntry], _ id: Int = 1) -> TranscriptItem? {
        Transcript.items(of: log, for: reader).first { $0.id == id }
    }

    @Test func `the latest reaction of each person is shown, with who gave it`() {
        let log = [
            Cast.text(1, "hi"), Cast.reaction(2, "👍", to: 1), Cast.reaction(3, "❤️", to: 1, from: Cast.john),
            Cast.reaction(4, "😂", to: 1),
        ]
        let reactions = item(log)?.reactions ?? []
        #expect(reactions.map(\.emoji) == ["❤️", "😂"])
        #expect(reactions.map(\.senderName) == ["John", "Kate"])
        #expect(reactions.map(\.isMine) == [true, false])
        #expect(Transcript.items(of: log, for: reader).count == 1, "a reaction has no line of its own")
        #expect(item(log + [Cast.reaction(5, nil, to: 1)])?.reactions?.map(\.emoji) == ["❤️"])
        let none = [Cast.reaction(5, nil, to: 1), Cast.reaction(6, nil, to: 1, from: Cast.john)]
        #expect(item(log + none)?.reactions == nil)
    }

    @Test func `an answer quotes the other entry in a line`() {
        let log = [Cast.text(1, "Mussels\nat eight?"), Cast.reply(2, to: 1, from: Cast.john)]
        let quote = item(log, 2)?.reply
        #expect(quote == Quote(id: 1, senderName: "Kate", isMine: false, text: "Mussels at eight?", isThere: true))
    }

    @Test func `an answer says why the other entry is not there`() {
        let reply = Cast.reply(2, to: 1)
        func quote(of log: [LogEntry], gone: Set<Int> = []) -> Quote? {
            var reader = reader
            reader.gone = gone
            return Transcript.items(of: log, for: reader).last?.reply
        }
        #expect(quote(of: [reply]) == Quote(id: 1, text: "A message that you cannot see", isThere: false))
        #expect(
            quote(of: [Cast.withdrawn(1), reply]) == Quote(id: 1, text: "This message was unsent", isThere: false))
        #expect(
            quote(of: [Cast.message(1), reply], gone: [1])
                == Quote(id: 1, text: "This message has expired", isThere: false))
    }

    @Test func `of an entry that was taken back a line stays, without what was on it`() {
        let log = [
            Cast.withdrawn(1), Cast.reaction(2, "👍", to: 1), Cast.sticker(3, on: 1),
            Cast.revision(4, .withdrawn, of: 1),
        ]
        let items = Transcript.items(of: log, for: reader)
        #expect(items.map(\.text) == ["Kate unsent a message"])
        #expect(items.map(\.kind) == [.notice] && items[0].reactions == nil && items[0].stickers == nil)
        #expect(Transcript.items(of: log, for: Cast.reader(Cast.kate)).map(\.text) == ["You unsent a message"])
    }

    @Test func `the event of a change has the item and the answers that quote it`() {
        var edited = Cast.text(1, "new")
        edited.editedAt = 9
        let reply = EntryInContext(Cast.reply(2, to: 1), original: edited)
        let event = Transcript.event(
            for: Cast.revision(3, .edited, of: 1), on: EntryInContext(edited), replies: [reply], for: reader)
        #expect(event.sequence == 3 && event.items.map(\.id) == [1, 2])
        #expect(event.items[0].text == "new" && event.items[0].editedAt == 9)
        #expect(event.items[1].reply?.text == "new")
    }

    @Test(arguments: ["👍", "❤️", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "‼️"]) func `one emoji is a reaction`(emoji: String) {
        #expect(Reaction.isEmoji(emoji))
    }

    @Test(arguments: ["", "a", "1", "👍👍", "👍 ", "<b>", "❤", "👍\u{301}", "e\u{301}", "\u{FE0F}", "\u{200D}"])
    func `nothing else is one`(text: String) {
        #expect(!Reaction.isEmoji(text))
    }
}
