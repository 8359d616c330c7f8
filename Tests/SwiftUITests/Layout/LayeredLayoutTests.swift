import SwiftUI
import Testing

// Sources of the rules: Apple, "Adding a background to your view", overlay(alignment:content:), GeometryReader, ScrollView
// and Text pages.

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Layers, readers and text` {
    @Test func `an overlay is offered its view's size and does not change it`() {
        expectFrames(
            of: box("a").frame(width: 100, height: 50).overlay(box("b")),
            ["a": rect(150, 125, 100, 50), "b": rect(150, 125, 100, 50)])
        expectFrames(
            of: VStack(spacing: 0) {
                box("a").frame(width: 100, height: 50).overlay(box("b").frame(width: 200, height: 200))
                box("c").frame(width: 100, height: 50)
            },
            ["a": rect(150, 100, 100, 50), "b": rect(100, 25, 200, 200), "c": rect(150, 150, 100, 50)])
    }

    @Test func `a background is aligned within its view`() {
        expectFrames(
            of: box("a").frame(width: 100, height: 50).background(alignment: .topLeading) {
                box("b").frame(width: 10, height: 10)
            },
            ["b": rect(150, 125, 10, 10)])
    }

    @Test func `a geometry reader takes all and puts its child at the top left`() {
        expectFrames(
            of: GeometryReader { box("a").frame(width: $0.size.width / 2, height: 20) }, ["a": rect(0, 0, 200, 20)])
        expectFrames(
            of: HStack(spacing: 0) {
                box("b").frame(width: 100)
                GeometryReader { box("a").frame(width: $0.size.width, height: $0.size.height / 3) }
            },
            ["a": rect(100, 0, 300, 100)])
    }

    @Test func `a scroll view lets its content be as long as it likes`() {
        expectFrames(
            of: ScrollView {
                VStack(spacing: 0) {
                    box("a").frame(height: 200); box("b").frame(height: 200)
                }
            },
            ["a": rect(0, 0, 400, 200), "b": rect(0, 200, 400, 200)])
    }

    @Test func `text is as wide as its words and as high as its line`() throws {
        let text = try #require(frames(of: Text("Mussels Party").accessibilityIdentifier("t"))["t"])
        // 113.30 points: platform measurement of Inter at 17 points, the body size.
        #expect(abs(text.width - 113.30) < 0.1)
        #expect(text.height > 17 && text.height < 26)
        #expect(abs(text.midX - 200) < 0.01)
    }

    @Test func `text breaks into lines where the offer is narrow`() throws {
        let line = try #require(frames(of: Text("Mussels Party").accessibilityIdentifier("t"))["t"])
        let broken = try #require(
            frames(of: Text("Mussels Party").accessibilityIdentifier("t").frame(width: 80))["t"])
        #expect(abs(broken.height - 2 * line.height) < 1)
        #expect(broken.width <= 80)
    }

    @Test func `a line limit keeps text to its lines`() throws {
        let line = try #require(frames(of: Text("Mussels Party").accessibilityIdentifier("t"))["t"])
        let cut = try #require(
            frames(of: Text("Mussels Party").lineLimit(1).accessibilityIdentifier("t").frame(width: 80))["t"])
        #expect(abs(cut.height - line.height) < 0.01)
        #expect(cut.width <= 80)
    }

    @Test func `text in a row gives way to what is fixed`() throws {
        let found = frames(
            of: HStack(spacing: 0) {
                Text("Mussels and fries for everybody who comes to the party").accessibilityIdentifier("t")
                box("a").frame(width: 300, height: 20)
            })
        let text = try #require(found["t"])
        #expect(text.width <= 100)
        #expect(try #require(found["a"]).width == 300)
    }

    @Test func `a divider spans the width of its column`() {
        let found = frames(
            of: VStack(spacing: 0) {
                box("a").frame(height: 10); Divider().background(box("d"))
            })
        #expect(found["d"]?.width == 400)
        #expect((found["d"]?.height ?? 10) <= 1)
    }
}
