import ChatModels
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct BubbleTests {
    private let picture = PictureID(unchecked: "abc")

    private func bubble(
        _ layout: AppMessage.Layout?, picture: PictureID? = nil, label: String? = nil, summary: String? = nil
    ) -> Bubble {
        let state = AppMessage.State(layout: layout, summaryText: summary, accessibilityLabel: label)
        return Transcript.bubble(
            for: AppMessage(app: Cast.party.id, state: state, picture: picture), for: Cast.reader(Cast.john))
    }

    @Test func `all parts of a full layout are shown`() {
        let layout = AppMessage.Layout(
            caption: "a", subcaption: "b", trailingCaption: "c", trailingSubcaption: "d", imageTitle: "e",
            imageSubtitle: "f")
        #expect(
            bubble(layout, picture: picture)
                == Bubble(
                    app: Cast.party.id, appName: "Mussels Party", picture: picture, imageTitle: "e", imageSubtitle: "f",
                    caption: "a", subcaption: "b", trailingCaption: "c", trailingSubcaption: "d",
                    accessibilityLabel: "a"))
    }

    @Test func `a second line is shown under a first line of its own side only`() {
        let shown = bubble(AppMessage.Layout(caption: "a", subcaption: "b", trailingSubcaption: "d"))
        #expect(shown.subcaption == "b")
        #expect(shown.trailingSubcaption == nil)
        let trailing = bubble(AppMessage.Layout(subcaption: "b", trailingCaption: "c", trailingSubcaption: "d"))
        #expect(trailing.subcaption == nil)
        #expect(trailing.trailingSubcaption == "d")
    }

    @Test func `titles are shown over a picture only`() {
        let layout = AppMessage.Layout(caption: "a", imageTitle: "e", imageSubtitle: "f")
        #expect(bubble(layout).imageTitle == nil)
        #expect(bubble(layout).imageSubtitle == nil)
        #expect(bubble(layout, picture: picture).imageTitle == "e")
    }

    @Test func `with nothing else to show the caption is the app's name`() {
        #expect(bubble(nil).caption == "Mussels Party")
        #expect(bubble(AppMessage.Layout(caption: "", subcaption: "b")).caption == "Mussels Party")
        #expect(bubble(nil, picture: picture).caption == nil)
        #expect(bubble(AppMessage.Layout(trailingCaption: "c")).caption == nil)
    }

    @Test func `a screen reader hears the label, else the caption, else the summary, else the app's name`() {
        let layout = AppMessage.Layout(caption: "caption")
        #expect(bubble(layout, label: "label", summary: "summary").accessibilityLabel == "label")
        #expect(bubble(layout, label: "", summary: "summary").accessibilityLabel == "caption")
        #expect(bubble(nil, summary: "summary").accessibilityLabel == "summary")
        #expect(bubble(nil, summary: "").accessibilityLabel == "Mussels Party")
    }
}
