import ChatModels
import Foundation
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct NameTokenTests {
    private let kate = "$\(Cast.kate.id)"
    private let john = "$\(Cast.john.id)"

    private func caption(_ text: String, for reader: Participant = Cast.john) -> String? {
        let state = AppMessage.State(layout: AppMessage.Layout(caption: text))
        return Transcript.bubble(for: AppMessage(app: Cast.party.id, state: state), for: Cast.reader(reader)).caption
    }

    @Test func `a token becomes the participant's name, on the named person's own device too`() {
        #expect(caption("\(kate) and \(john)") == "Kate and John")
        #expect(caption("\(kate) and \(john)", for: Cast.kate) == "Kate and John")
        #expect(caption(kate.lowercased() + kate) == "KateKate")
    }

    @Test func `text that only looks like a token stays as it is`() {
        let unknown = "$\(Cast.uuid(77))"
        for text in [
            unknown, "$", "$$", "5 $ each", String(kate.dropLast()), "\(Cast.kate.id)", "$\u{301}\(Cast.kate.id)", "$é",
            "$" + String(repeating: "é", count: 18),
        ] {
            #expect(caption(text) == text)
        }
        #expect(caption("$" + kate) == "$Kate")
        #expect(caption(kate + "\u{301}") == "Kate\u{301}")
    }

    @Test func `names stand in the six template texts and the summary, never in the label`() {
        let layout = AppMessage.Layout(
            caption: kate, subcaption: kate, trailingCaption: kate, trailingSubcaption: kate, imageTitle: kate,
            imageSubtitle: kate)
        let state = AppMessage.State(layout: layout, accessibilityLabel: kate)
        let message = AppMessage(app: Cast.party.id, state: state, picture: PictureID(unchecked: "abc"))
        let bubble = Transcript.bubble(for: message, for: Cast.reader(Cast.john))
        let shown = [
            bubble.caption, bubble.subcaption, bubble.trailingCaption, bubble.trailingSubcaption, bubble.imageTitle,
            bubble.imageSubtitle,
        ]
        #expect(shown == Array(repeating: "Kate", count: 6))
        #expect(bubble.accessibilityLabel == kate)

        let older = Cast.message(1, summary: "\(kate) asks \(john)")
        #expect(
            Transcript.item(for: EntryInContext(older, isNewestOfSession: false), for: Cast.reader(Cast.john)).text
                == "Kate asks John")
    }

    @Test func `a caption or summary that stands in for the label has names`() {
        let message = AppMessage(app: Cast.party.id, state: AppMessage.State(summaryText: "From \(kate)"))
        #expect(Transcript.bubble(for: message, for: Cast.reader(Cast.john)).accessibilityLabel == "From Kate")
    }
}
