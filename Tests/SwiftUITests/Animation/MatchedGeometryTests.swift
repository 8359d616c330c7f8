import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct MatchedGeometryTests {
    /// A red card at the top, or a blue one twice as large at the bottom.
    private struct Hero: View {
        @Namespace private var space
        @State private var isLarge = false

        var body: some View {
            VStack(spacing: 0) {
                if !isLarge { Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 40, height: 20) }
                Spacer(minLength: 0)
                Color.green.frame(width: 10, height: 10)
                    .onTapGesture { withAnimation(.linear(duration: 0.1)) { isLarge.toggle() } }
                if isLarge { Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 80, height: 40) }
            }
            .frame(width: 100, height: 200)
        }
    }

    @Test func `the one that comes starts where the one that goes was, laid out anew on its way`() throws {
        let screen = Screen(Hero(), size: CGSize(width: 100, height: 200))
        screen.tapFirst()
        let motion = try #require(screen.lastPatch?.motions?.first)
        let frames = try #require(motion.steps?.first?.frames)
        #expect(frames.count == 4)
        #expect(frames.first == TreeRect(x: 30, y: 0, width: 40, height: 20))
        #expect(frames.last == TreeRect(x: 10, y: 160, width: 80, height: 40))
        #expect(motion.before?.first?.style.opacity == 0)
        // The old one goes after it.
        let gone = try #require(motion.after?.first)
        #expect(gone.style == NodeStyle(opacity: 0, transform: [2, 0, 0, 2, 0, 170]))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `others are drawn where their source is, and follow it`() throws {
        struct Tabs: View {
            @Namespace private var space
            @State private var chosen = 0
            var body: some View {
                ZStack(alignment: .topLeading) {
                    HStack(spacing: 0) {
                        ForEach(0..<2) { index in
                            Color.red.matchedGeometryEffect(id: index, in: space).frame(width: 30, height: 20)
                        }
                    }
                    Color.blue.matchedGeometryEffect(id: chosen, in: space, isSource: false)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = 1 } }
                }
            }
        }
        let screen = Screen(Tabs(), size: CGSize(width: 60, height: 100))
        #expect(screen.frame(filled: "#007affff") == TreeRect(x: 0, y: 0, width: 30, height: 20))
        screen.tapFirst()
        #expect(screen.frame(filled: "#007affff") == TreeRect(x: 30, y: 0, width: 30, height: 20))
        #expect(screen.lastPatch?.motions?.first?.timing.duration == 1)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `only the place, or only the size`() {
        struct Pair: View {
            @Namespace private var space
            let properties: MatchedGeometryProperties
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.frame(maxWidth: 10, maxHeight: 10)
                        .matchedGeometryEffect(
                            id: 1, in: space, properties: properties, anchor: .topLeading, isSource: false
                        )
                        .frame(width: 10, height: 10)
                }
                .frame(width: 40, height: 30)
            }
        }
        func frame(_ properties: MatchedGeometryProperties) -> TreeRect? {
            Screen(Pair(properties: properties), size: CGSize(width: 40, height: 30)).frame(filled: "#007affff")
        }
        #expect(frame(.position) == TreeRect(x: 0, y: 0, width: 10, height: 10))
        #expect(frame(.size)?.y == 20)
    }

    @Test func `a name space is its view's own`() {
        struct Named: View {
            @Namespace var space
            @State private var count = 0
            let note: (Namespace.ID) -> Void
            var body: some View {
                let _ = note(space)
                Color.red.frame(width: CGFloat(10 + count), height: 5).onTapGesture { count += 1 }
            }
        }
        var names: [Namespace.ID] = []
        let screen = Screen(Named { names.append($0) })
        screen.tapFirst()
        _ = Screen(Named { names.append($0) })
        #expect(names.count == 3 && names[0] == names[1] && names[1] != names[2])
    }
}

extension Screen {
    fileprivate func node(filled color: String) -> Node? {
        painted.inDrawingOrder.map(\.node).first { $0.isFilled(color) }
    }

    /// In the scene, where nothing around draws a group of its own.
    fileprivate func frame(filled color: String) -> TreeRect? {
        var frame = node(filled: color)?.frame
        var child = node(filled: color)?.id
        while let id = child, let parent = painted.inDrawingOrder.map(\.node).first(where: { $0.children.contains(id) })
        {
            frame?.x += parent.frame.x
            frame?.y += parent.frame.y
            child = parent.id
        }
        return frame
    }
}
