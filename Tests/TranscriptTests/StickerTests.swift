import ChatModels
import Testing
import Transcript

/// Stickers on bubbles: docs/messages.md, B116.
@Suite(.timeLimit(.minutes(5))) struct StickerTests {
    private func shown(_ log: [LogEntry], for reader: TranscriptReader = Cast.reader(Cast.john)) -> [String] {
        Transcript.items(of: log, for: reader).map { item in
            "\(item.id) \(item.kind)" + (item.stickers ?? []).map { " \($0.id)" }.joined()
        }
    }

    @Test func `a sticker shows on its bubble and has no line of its own`() {
        let log = [Cast.text(1, "hi"), Cast.message(2), Cast.sticker(3, on: 1), Cast.sticker(4, on: 2)]
        #expect(shown(log) == ["1 text 3", "2 bubble 4"])
    }

    @Test func `who has put it there may take it off, and nobody else`() {
        let log = [Cast.text(1, "hi"), Cast.sticker(2, on: 1), Cast.sticker(3, on: 1, from: Cast.john)]
        #expect(shown(log + [Cast.removal(4, of: 2, on: 1)]) == ["1 text 3"])
        #expect(shown(log + [Cast.removal(4, of: 2, on: 1, from: Cast.john)]) == ["1 text 2 3"])
        let item = Transcript.items(of: log, for: Cast.reader(Cast.john)).first
        #expect(item?.stickers?.map(\.isMine) == [false, true])
        #expect(item?.stickers?.map(\.senderName) == ["Kate", "John"])
    }

    @Test func `with the bubble of an older message its stickers go`() {
        let log = [Cast.message(1), Cast.sticker(2, on: 1), Cast.message(3)]
        #expect(shown(log) == ["1 summary", "3 bubble"])
    }

    @Test func `events one after the other give the transcript of the whole log`() {
        let log = [
            Cast.message(1), Cast.sticker(2, on: 1), Cast.text(3, "a"), Cast.sticker(4, on: 3, from: Cast.john),
            Cast.removal(5, of: 2, on: 1), Cast.message(6), Cast.sticker(7, on: 6), Cast.removal(8, of: 4, on: 3),
        ]
        let reader = Cast.reader(Cast.john)
        var items: [Int: TranscriptItem] = [:]
        for (place, entry) in log.enumerated() {
            let before = Array(log[...place])
            for item in event(for: entry, in: before, reader).items { items[item.id] = item }
            #expect(items.values.sorted { $0.id < $1.id } == Transcript.items(of: before, for: reader))
        }
    }

    /// Looks up in the whole log what the server looks up in the store.
    private func event(for entry: LogEntry, in log: [LogEntry], _ reader: TranscriptReader) -> EntryEvent {
        let key = SessionKey(of: entry)
        guard let target = entry.changeTarget, let bubble = log.first(where: { $0.sequence == target }) else {
            let older = log.dropLast().last { key != nil && SessionKey(of: $0) == key }
            return Transcript.event(for: entry, superseding: older, for: reader)
        }
        let session = SessionKey(of: bubble)
        let isNewest = session == nil || log.last { SessionKey(of: $0) == session } == bubble
        let stickers = log.filter { $0.changeTarget == target }
        return Transcript.event(
            for: entry, on: EntryInContext(bubble, isNewestOfSession: isNewest, changes: stickers), for: reader)
    }
}
