import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Right to left, controls` {
    private func screen(_ view: some View) -> Screen {
        Screen(view.environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 300, height: 300))
    }

    @Test func `rows begin on the right, and their buttons stand on the left`() throws {
        let screen = screen(
            List {
                ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
            })
        // Content coordinates: the row stands behind the button of 74 points.
        #expect(try #require(screen.frame(text: "a")).maxX == 268 + 74)
        #expect(try #require(screen.frame("Delete a")).minX == 16)
        let line = try #require(screen.painted.nodes.values.first { $0.frame.height == 0.5 })
        #expect(line.frame.x == 0 && line.frame.width == 252)
    }

    @Test func `a swipe shows the trailing actions on the left`() {
        let screen = screen(
            List {
                Text("row").swipeActions { Button("Delete") {} }.swipeActions(edge: .leading) { Button("Read") {} }
            })
        #expect(screen.frame("Delete")?.minX ?? 999 < screen.frame("Read")?.minX ?? 0)
    }

    @Test func `a slider's values rise to the left`() throws {
        let screen = screen(Slider(value: .constant(0.25)) { Text("volume") })
        let node = try #require(screen.node("volume"))
        guard case .slider(let content) = node.content else {
            return screen.fail("not what is looked for")
        }
        #expect(content.isMirrored == true)
        let thumb = try #require(screen.painted[node.children[2]]).frame
        #expect(thumb.x == 0.75 * (node.frame.width - thumb.width))
        let filled = try #require(screen.painted[node.children[1]]).frame
        #expect(filled.x == thumb.x + thumb.width / 2 && filled.x + filled.width == node.frame.width)
    }

    @Test func `tabs begin on the right`() {
        let screen = screen(
            TabView {
                Text("a").tabItem { Text("One") }
                Text("b").tabItem { Text("Two") }
            })
        #expect(screen.frame("One")?.minX == 150)
        #expect(screen.frame("Two")?.minX == 0)
        screen.tap("Two")
        #expect(screen.seenTexts.first == "b")
    }

    @Test func `pages to swipe through begin on the right`() throws {
        struct Pages: View {
            @State private var pages = [0, 1, 2]
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) { ForEach(pages, id: \.self) { Text("page \($0)").tag($0) } }
                    .tabViewStyle(.page)
                Text("at \(page)")
                Button("Last") { page = 2 }
                Button("Add") { pages.append(3) }
            }
        }
        let screen = screen(Pages())
        let scroll = try #require(screen.scrolls.first)
        #expect(scroll.content.target == RenderTree.ScrollTarget(x: 600, y: 0, serial: 1))
        #expect(screen.frame(text: "page 0")?.midX ?? 0 > 600)
        screen.send(.scroll(scroll.node.id, x: 300, y: 0))
        #expect(screen.texts.contains("at 1"))
        screen.tap("Last")
        #expect(
            screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 0, y: 0, serial: 2, isAnimated: true))
        // The page that is added stands on the left of the one that is seen.
        screen.tap("Add")
        #expect(screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 300, y: 0, serial: 3))
    }

    @Test func `segments begin on the right`() throws {
        let screen = screen(
            Picker("size", selection: .constant(0)) {
                Text("small").tag(0)
                Text("large").tag(1)
            }
            .pickerStyle(.segmented))
        #expect(try #require(screen.frame(text: "small")).minX > #require(screen.frame(text: "large")).minX)
    }
}
