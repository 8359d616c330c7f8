import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// Nodes with shapes, as the painter has them.
    fileprivate var shapeNodes: [Node] {
        painted.inDrawingOrder.map(\.node).filter { if case .shape = $0.content { true } else { false } }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Hairlines of an alert` {
    private func lines(_ delete: String, _ keep: String) -> (across: [TreeRect], down: [TreeRect], screen: Screen) {
        let screen = Screen(
            Text("behind").alert("Delete it?", isPresented: .constant(true)) {
                Button(delete) {}
                Button(keep, role: .cancel) {}
            })
        let frames = screen.shapeNodes.map(\.frame)
        return (frames.filter { $0.height == 0.5 }, frames.filter { $0.width == 0.5 }, screen)
    }

    @Test func `stand above and between two short buttons`() {
        let (across, down, screen) = lines("Delete", "Keep")
        #expect(across.map(\.width) == [270] && across.map(\.x) == [0])
        #expect(down.map(\.x) == [135] && down.map(\.y) == across.map(\.y))
        #expect(screen.frame("Keep")?.width == 135 && screen.frame("Delete")?.width == 135)
        #expect(down.first?.height == screen.frame("Keep").map { Double($0.height) })
    }

    @Test func `stand above each of two long ones`() throws {
        let (across, down, screen) = lines("Delete all of these pictures", "Keep them for another day")
        #expect(across.map(\.width) == [270, 270] && down.isEmpty)
        let (delete, keep) = (
            try #require(screen.frame("Delete all of these pictures")),
            try #require(screen.frame("Keep them for another day"))
        )
        #expect(delete.width == 270 && keep.width == 270 && abs(keep.minY - delete.maxY) < 0.01)
        #expect(abs((across.last?.y ?? 0) - (across.first?.y ?? 0) - Double(delete.height)) < 0.01)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A picture in place of another` {
    private struct Swapped: View {
        let pictures: [UIImage]
        let mode: Image.ResizingMode
        @State private var index = 0
        var body: some View {
            Image(uiImage: pictures[index]).resizable(resizingMode: mode).frame(width: 20, height: 20)
                .onTapGesture { index = 1 - index }
        }
    }

    @Test(arguments: [true, false]) func `is another file, also where it is laid out by the app`(isTiled: Bool) throws {
        let pictures = try [Color.red, .blue].map { color in
            try #require(ImageRenderer(content: color.frame(width: 8, height: 4)).uiImage)
        }
        let screen = Screen(Swapped(pictures: pictures, mode: isTiled ? .tile : .stretch))
        func asset() -> AssetID? {
            screen.painted.inDrawingOrder.lazy.compactMap { entry in
                if case .image(let image) = entry.node.content { image.asset } else { nil }
            }.first
        }
        func tap() throws {
            let node = screen.painted.inDrawingOrder.map(\.node).first { $0.interactions.contains(.tap) }
            screen.send(.tap(try #require(node).id))
        }
        let first = try #require(asset())
        try tap()
        let second = try #require(asset())
        #expect(second != first)
        try tap()
        #expect(try #require(asset()) != second)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The card of a long list` {
    @Test func `is only as high as what is near the window`() throws {
        let screen = Screen(List { ForEach(0..<1_000, id: \.self) { Text("row \($0)") } }.listStyle(.insetGrouped))
        func card() throws -> TreeRect {
            try #require(screen.shapeNodes.map(\.frame).first { $0.width < 320 && $0.height > 200 })
        }
        let upper = try card()
        #expect(upper.y < 100 && upper.y + upper.height >= 480 && upper.height < 22_000)
        screen.scroll(to: 20_000)
        let lower = try card()
        #expect(lower.y > upper.y && lower.y <= 20_000 && lower.y + lower.height >= 20_480)
        #expect(lower.height < 22_000 && screen.diagnostics == [])
    }
}

@MainActor @Observable private final class Rows {
    var count = 2
}

private struct Growing: View {
    let rows: Rows
    var body: some View {
        List { Section("Title") { ForEach(0..<rows.count, id: \.self) { Text("row \($0)") } } }.listStyle(.plain)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The track of a pinned header` {
    @Test func `is as long as its section, also when that grows`() throws {
        let rows = Rows()
        let screen = Screen(Growing(rows: rows))
        func length() throws -> Double {
            try #require(screen.painted.nodes.values.first { $0.style.pin == .track }).frame.height
        }
        let before = try length()
        rows.count = 5
        screen.render()
        // Rows are at least 44 points high.
        #expect(try abs(length() - before - 3 * 44) < 0.01)
        rows.count = 1
        screen.render()
        #expect(try abs(length() - before + 44) < 0.01)
    }
}
