import ChatModels
import Testing
import Transcript

/// Covers the item of an entry of each kind.
@Suite(.timeLimit(.minutes(5))) struct ItemTests {
    private let john = Cast.reader(Cast.john)

    private func entry(_ content: EntryContent) -> LogEntry {
        var entry = Cast.text(1, "")
        entry.content = content
        return entry
    }

    private func message(_ change: (inout AppMessage) -> Void) -> LogEntry {
        var entry = Cast.message(1, caption: "Mussels")
        guard case .message(var message) = entry.content else { return entry }
        change(&message)
        entry.content = .message(message)
        return entry
    }

    private func item(_ entry: LogEntry, for reader: TranscriptReader) -> TranscriptItem? {
        Transcript.items(of: [entry], for: reader).first
    }

    @Test func `a message that expires can be kept by its readers, and only by them`() {
        let expiring = message { $0.state.shouldExpire = true }
        var keeper = john
        keeper.kept = [1]
        #expect(item(expiring, for: john)?.keeping == .offered)
        #expect(item(expiring, for: keeper)?.keeping == .kept)
        #expect(item(expiring, for: Cast.reader(Cast.kate))?.keeping == nil)
        #expect(item(message { _ in }, for: john)?.keeping == nil)
    }

    @Test func `what is gone has no line`() {
        var reader = john
        reader.gone = [1]
        #expect(Transcript.items(of: [Cast.text(1, "a"), Cast.text(2, "b")], for: reader).map(\.id) == [2])
    }

    @Test func `a sticker and a file are told apart`() {
        var file = Attachment(
            kind: .sticker, file: PictureID(unchecked: "ab"), name: "a.gif", mediaType: "image/gif", byteCount: 9,
            app: Cast.party.id)
        #expect(item(entry(.attachment(file)), for: john)?.kind == .sticker)
        #expect(item(entry(.attachment(file)), for: john)?.attachment == file)
        file.kind = .file
        #expect(item(entry(.attachment(file)), for: john)?.kind == .attachment)
    }

    @Test func `an entry that cannot be read says so in its place`() {
        let shown = item(entry(.unreadable), for: john)
        #expect(shown?.kind == .notice)
        #expect(shown?.text?.isEmpty == false)
    }

    @Test func `a bubble is live where its message says so`() {
        #expect(item(message { $0.state.isLive = true }, for: john)?.bubble?.isLive == true)
        #expect(item(message { $0.state.isLive = false }, for: john)?.bubble?.isLive == nil)
        #expect(item(message { _ in }, for: john)?.bubble?.isLive == nil)
    }

    @Test func `on an old system what moves is told with its picture, and a sound is its link alone`() {
        var old = john
        old.isOld = true
        func shown(_ media: MediaInfo) -> [TranscriptItem] {
            let moving = message {
                $0.picture = PictureID(unchecked: "ab")
                $0.media = media
            }
            return Transcript.items(of: [moving], for: old)
        }
        let video = MediaInfo(mediaType: "video/mp4", hasPoster: true)
        #expect(shown(video).map(\.kind) == [.picture, .link])
        #expect(shown(video).first?.media == video)
        #expect(shown(MediaInfo(mediaType: "audio/mp4")).map(\.kind) == [.link])
    }
}
