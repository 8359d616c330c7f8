import ChatModels
import Testing

@testable import Transcript

/// An entry as one line of the list of conversations.
@Suite(.timeLimit(.minutes(5))) struct LineTests {
    private func line(_ entry: LogEntry) -> LastLine { Transcript.line(of: entry, for: Cast.reader(Cast.john)) }

    @Test func `a text is on one line, and says whose it is`() {
        #expect(line(Cast.text(1, "See\n  you")) == LastLine(sender: "Kate", isMine: false, text: "See you"))
        #expect(line(Cast.text(1, "Yes", from: Cast.john)).isMine)
    }

    @Test func `a long text is cut`() {
        let text = line(Cast.text(1, String(repeating: "é", count: 500))).text
        #expect(text.count == ChatLimits.lastLineLengthMax && text.hasSuffix("…"))
    }

    @Test func `a message is its caption, or else its app`() {
        #expect(line(Cast.message(1, caption: "Kate’s party")).text == "Kate’s party")
        #expect(line(Cast.message(1)).text == "Mussels Party")
    }

    @Test(arguments: [
        ("image/png", WordlessKind.picture, "Picture"), ("video/mp4", .video, "Video"), ("audio/mp4", .sound, "Sound"),
        ("application/pdf", nil, "file.pdf"),
    ])
    func `what has no words says what it is, and a text of the same word does not`(
        mediaType: String, kind: WordlessKind?, word: String
    ) {
        let line = line(Cast.file(1, mediaType, named: "file.pdf"))
        #expect(line.text == word && line.wordless == kind)
        #expect(self.line(Cast.text(1, word)).wordless == nil)
    }

    @Test(arguments: [
        (MembershipChange.joined, "Kate joined the conversation"), (.left, "Kate left the conversation"),
        (.added, "Kate was added to the conversation"), (.removed, "Kate was removed from the conversation"),
    ])
    func `who comes and goes is told without a sender`(change: MembershipChange, words: String) {
        #expect(line(Cast.change(1, change, of: Cast.kate)) == LastLine(sender: nil, isMine: false, text: words))
    }

    @Test func `one is told of oneself as you`() {
        let own = line(Cast.change(1, .added, of: Cast.john))
        #expect(own == LastLine(sender: nil, isMine: true, text: "You were added to the conversation"))
    }
}
