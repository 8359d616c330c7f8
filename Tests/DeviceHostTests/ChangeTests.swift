import ChatModels
import DeviceHost
import Testing
import Transcript

/// Reactions, edits, and what is taken back: who may, for how long, and how often.
@Suite(.timeLimit(.minutes(5))) struct ChangeTests {
    private let key = SendKey(unchecked: "c")

    private func text(from sender: Participant = Phone.kate) -> LogEntry {
        var entry = Phone.entry(4, from: sender)
        entry.content = .text("hello")
        return entry
    }

    private func change(_ change: EntryChange, _ entry: LogEntry, _ changes: [LogEntry] = []) -> DeviceHost.Event {
        .change(EntryInContext(entry, changes: changes), change, key)
    }

    private func earlier(_ content: EntryContent, _ count: Int, from sender: Participant = Phone.kate) -> [LogEntry] {
        (1...count).map { number in
            var entry = Phone.entry(4 + number, from: sender)
            entry.content = content
            return entry
        }
    }

    @Test func `a reaction is appended once, and taken back`() throws {
        var phone = Phone()
        #expect(try phone.handle(change(.react("👍"), text(from: Phone.john))) == ["append change c 👍 to 4"])
        let own = earlier(.reaction(Reaction(target: 4, emoji: "👍")), 1)
        #expect(try phone.handle(change(.react("👍"), text(), own)) == [])
        #expect(try phone.handle(change(.react("❤️"), text(), own)) == ["append change c ❤️ to 4"])
        #expect(try phone.handle(change(.react(nil), text(), own)) == ["append change c nothing to 4"])
        #expect(try phone.handle(change(.react(nil), text())) == [])
        #expect(try phone.handle(change(.react("👍"), Phone.entry(4))) == ["append change c 👍 to 4"])
        #expect(phone.refusal(of: change(.react("no"), text())) == .badReaction)
    }

    @Test func `one person changes a reaction so often, and can always take it back`() throws {
        var phone = Phone()
        let most = ChatLimits.reactionsPerPersonAndEntryMax
        let reaction = EntryContent.reaction(Reaction(target: 4, emoji: "👍"))
        let ofJohn = earlier(reaction, most, from: Phone.john)
        #expect(try phone.handle(change(.react("❤️"), text(), ofJohn)) == ["append change c ❤️ to 4"])
        #expect(
            try phone.handle(change(.react("❤️"), text(), earlier(reaction, most - 1))) == ["append change c ❤️ to 4"])
        #expect(phone.refusal(of: change(.react("❤️"), text(), earlier(reaction, most))) == .tooManyChanges)
        #expect(
            try phone.handle(change(.react(nil), text(), earlier(reaction, most))) == ["append change c nothing to 4"])
    }

    @Test func `what nobody has said gets no reaction`() {
        let phone = Phone()
        for content in [EntryContent.membership(.joined), .withdrawn, .unreadable] {
            var entry = text()
            entry.content = content
            #expect(phone.refusal(of: change(.react("👍"), entry)) == .wrongEntry)
        }
        let old = EntryInContext(Phone.entry(4), isNewestOfSession: false)
        #expect(phone.refusal(of: .change(old, .react("👍"), key)) == .wrongEntry)
    }

    @Test func `one's own text is edited for 15 minutes, and 5 times`() throws {
        let end: Int64 = 15 * 60_000
        var phone = Phone()
        #expect(try phone.handle(change(.edit(" hi\n"), text()), at: end) == ["append change c 4 edited 'hi'"])
        #expect(try phone.handle(change(.edit("hello"), text())) == [])
        #expect(phone.refusal(of: change(.edit("  "), text())) == .wrongEntry)
        #expect(phone.refusal(of: change(.edit(String(repeating: "a", count: 20_001)), text())) == .textTooLong)
        #expect(phone.refusal(of: change(.edit("hi"), Phone.entry(4, from: Phone.kate))) == .wrongEntry)
        #expect(phone.refusal(of: change(.edit("hi"), text(from: Phone.john))) == .notYours)
        let edit = EntryContent.revision(EntryRevision(target: 4, change: .edited))
        #expect(phone.refusal(of: change(.edit("hi"), text(), earlier(edit, 4))) == nil)
        #expect(phone.refusal(of: change(.edit("hi"), text(), earlier(edit, 5))) == .tooManyChanges)
        try phone.handle(.removeDraft, at: end + 1)
        #expect(phone.refusal(of: change(.edit("hi"), text())) == .tooLate)
    }

    @Test func `one's own text or file is taken back for 2 minutes`() throws {
        let end: Int64 = 2 * 60_000
        var phone = Phone()
        #expect(try phone.handle(change(.withdraw, text()), at: end) == ["append change c 4 withdrawn"])
        var gone = text()
        gone.content = .withdrawn
        #expect(phone.refusal(of: change(.withdraw, Phone.entry(4, from: Phone.kate))) == .wrongEntry)
        #expect(phone.refusal(of: change(.withdraw, text(from: Phone.john))) == .notYours)
        try phone.handle(.removeDraft, at: end + 1)
        #expect(phone.refusal(of: change(.withdraw, text())) == .tooLate)
        #expect(try phone.handle(change(.withdraw, gone)) == [])
    }

    @Test func `who has left changes nothing, and nobody what has expired`() throws {
        var phone = Phone()
        try phone.handle(.expiries(gone: [4], kept: []))
        #expect(phone.refusal(of: change(.react("👍"), text())) == .expired)
        try phone.handle(.people([Phone.john], former: [Phone.kate]))
        #expect(phone.refusal(of: change(.react("👍"), text())) == .notAParticipant)
    }

    @Test func `the first entry of a Send answers`() throws {
        var phone = Phone()
        _ = try phone.handle(.send(key, text: "yes", replyTo: 7))
        guard case .append(_, let entries)? = phone.actions.last else { throw Missing() }
        #expect(entries.map(\.replyTo) == [7])
        #expect(throws: ChatError.self) { try DeviceHost.checkAnswer(to: text(), count: ChatLimits.repliesPerEntryMax) }
        #expect(throws: Never.self) { try DeviceHost.checkAnswer(to: text(), count: ChatLimits.repliesPerEntryMax - 1) }
    }

    private struct Missing: Error {}
}
