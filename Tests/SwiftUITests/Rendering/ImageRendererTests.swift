import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Image renderers` {
    @Test func `draw content at its own size and scale`() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 90)
        #expect(renderer.cgImage?.height == 60)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    }

    @Test func `propose the size they are given`() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 12, height: 7)
        #expect(renderer.uiImage?.size == CGSize(width: 12, height: 7))
    }

    @Test func `draw nothing of an empty view`() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }
}
