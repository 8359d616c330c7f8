import RenderTree
import SwiftUI
@testable import SwiftUICore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A visual effect` {
    private func styles(_ view: some View) -> [NodeStyle] {
        Screen(view).painted.inDrawingOrder.map(\.node.style).filter { $0 != NodeStyle() }
    }

    @Test func `moves and fades by the view's own size`() {
        let view = Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 2, y: proxy.size.height / 2).opacity(0.5).blur(radius: 3)
        }
        #expect(styles(view) == [NodeStyle(opacity: 0.5, filters: Filters(blur: 3), transform: [1, 0, 0, 1, 20, 10])])
    }

    @Test func `applies its moves in their order, about their anchors`() {
        let size = CGSize(width: 100, height: 50)
        let first = EmptyVisualEffect().offset(x: 10).scaleEffect(2)
        #expect(first._looks.style(for: size).transform == [2, 0, 0, 2, 20, 0])
        let second = EmptyVisualEffect().scaleEffect(2).offset(x: 10)
        #expect(second._looks.style(for: size).transform == [2, 0, 0, 2, 10, 0])
        // Twice as large with the left edge in its place: the centre moves by half the width.
        let third = EmptyVisualEffect().scaleEffect(2, anchor: .leading)
        #expect(third._looks.style(for: size).transform == [2, 0, 0, 2, 50, 0])
    }

    @Test func `of scrolling goes by the way that the scroll view scrolls, however high the view`() {
        let cards = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<2) { _ in
                    Color.red.frame(width: 200, height: 400)
                        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.4) }
                }
            }
        }
        .frame(width: 200, height: 300)
        // The first one is in sight as far as it goes, the second is not.
        #expect(styles(cards).compactMap(\.opacity).filter { $0 == 0.4 }.count == 1)
        #expect(styles(ScrollView { cards }).compactMap(\.opacity).filter { $0 == 0.4 }.count == 1)
    }

    @Test func `leaves the layout as it is`() {
        let screen = Screen(
            VStack(spacing: 0) {
                Text("above").visualEffect { content, _ in content.scaleEffect(3).offset(y: 100) }
                Button("below") {}
            })
        let plain = Screen(
            VStack(spacing: 0) {
                Text("above"); Button("below") {}
            })
        #expect(screen.frame("below") == plain.frame("below"))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (0.0, 0.0), (-50, -0.5), (-100, -1), (-150, -1), (100, 0), (150, 0.5), (200, 1),
    ]) func `of a scroll transition follows what part of the view has left`(start: Double, value: Double) {
        let configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        #expect(configuration.phase(start: start, length: 100, window: 200).value == value)
    }

    @Test func `of an animated scroll transition is whole or nothing`() {
        let configuration = ScrollTransitionConfiguration.animated
        #expect(configuration.phase(start: -40, length: 100, window: 200).isIdentity)
        #expect(configuration.phase(start: -60, length: 100, window: 200) == .topLeading)
        #expect(configuration.phase(start: 160, length: 100, window: 200) == .bottomTrailing)
        #expect(ScrollTransitionConfiguration.identity.phase(start: 160, length: 100, window: 200).isIdentity)
    }
}
