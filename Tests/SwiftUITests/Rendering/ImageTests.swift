import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Images` {
    private var picture: UIImage? {
        let renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4))
        return renderer.uiImage
    }

    @Test func `hand over each picture once, however often it is shown`() throws {
        let picture = try #require(picture)
        let screen = Screen(
            VStack {
                Image(uiImage: picture)
                Image(uiImage: picture).resizable().frame(width: 80, height: 80)
            })
        let assets = screen.renderer.takeNewAssets()
        #expect(assets.count == 1)
        #expect(assets.first?.0.isWellFormed == true)
        #expect(assets.first?.1 == picture.pngData())
        #expect(screen.renderer.takeNewAssets().isEmpty)
    }

    @Test func `keep their own size unless they are resizable`() throws {
        let picture = try #require(picture)
        let screen = Screen(
            VStack {
                Image(uiImage: picture).accessibilityLabel("own")
                Image(uiImage: picture).resizable().scaledToFit().frame(width: 80, height: 80)
                    .accessibilityLabel("fitted")
            })
        #expect(screen.node("own")?.frame.width == 8)
        #expect(screen.node("own")?.frame.height == 4)
        #expect(screen.node("fitted")?.frame.height == 40)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Accessibility` {
    @Test func `what is told of a wrapped element reaches the element`() {
        let screen = Screen(
            Text("a").padding().background(Color.red).accessibilityLabel("named").accessibilityHint("help"))
        #expect(screen.node("named")?.accessibility.hint == "help")
        #expect(screen.node("named").map { if case .text = $0.content { true } else { false } } == true)
    }

    @Test func `several elements become a group`() {
        let screen = Screen(
            HStack {
                Text("a")
                Text("b")
            }.accessibilityElement(children: .combine))
        let hidden = screen.node("a, b")?.children.first.flatMap { screen.painted[$0] }
        #expect(hidden?.accessibility.hidden == true)
        #expect(hidden?.children.count == 2)
    }
}
