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
        #expect(try #require(screen.frame(text: "a")).maxX == 284)
        #expect(try #require(screen.frame("Delete a")).minX == 0)
        let line = try #require(screen.painted.nodes.values.first { $0.frame.height == 0.5 })
        #expect(line.frame.x == 0 && line.frame.width == 284)
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
        guard case .slider(let content) = node.content else { return #expect(Bool(false)) }
        #expect(content.isMirrored == true)
        let thumb = try #require(screen.painted[node.children[2]]).frame
        #expect(thumb.x == 0.75 * (node.frame.width - thumb.width))
        let filled = try #require(screen.painted[node.children[1]]).frame
        #expect(filled.x == thumb.x + thumb.width / 2 && filled.x + filled.width == node.frame.width)
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
