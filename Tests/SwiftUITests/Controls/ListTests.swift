import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var names = ["a", "b", "c"]
    var moves: [(IndexSet, Int)] = []
}

private struct Names: View {
    let model: Model
    var body: some View {
        List {
            ForEach(model.names, id: \.self) { Text($0) }
                .onDelete { model.names.remove(atOffsets: $0) }
                .onMove { source, destination in
                    model.moves.append((source, destination))
                    model.names.move(fromOffsets: source, toOffset: destination)
                }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Lists` {
    @Test func `delete a row by the button beside it`() {
        let model = Model()
        let screen = Screen(Names(model: model))
        screen.tap("Delete b")
        #expect(model.names == ["a", "c"])
        #expect(screen.texts.filter { $0 != "Delete" } == ["a", "c"])
        #expect(screen.node("Delete b") == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `move a row by its handle, counting places as Apple does`() throws {
        let model = Model()
        let screen = Screen(Names(model: model))
        let handle = try #require(screen.node("Move a"))
        screen.send(.move(handle.id, to: 2))
        #expect(model.names == ["b", "c", "a"])
        #expect(model.moves.first?.0 == IndexSet(integer: 0))
        #expect(model.moves.first?.1 == 3)
        screen.send(.move(handle.id, to: 0))
        #expect(model.names == ["a", "b", "c"])
        #expect(model.moves.last?.1 == 0)
    }

    @Test func `ignore a move to a place that is not there`() throws {
        let model = Model()
        let screen = Screen(Names(model: model))
        let handle = try #require(screen.node("Move a"))
        for place in [-1, 3, Int.max, Int.min, 0] { screen.send(.move(handle.id, to: place)) }
        #expect(model.moves.isEmpty)
    }

    @Test func `tell a handle its row and place, and keep rows siblings`() {
        let screen = Screen(Names(model: Model()))
        guard case .button(let content) = screen.node("Move b")?.content, let reorder = content.reorder else {
            return screen.fail("not what is looked for")
        }
        #expect(reorder.index == 1)
        #expect(reorder.count == 3)
        let rows = ["a", "b", "c"].compactMap { name -> NodeID? in
            guard case .button(let content) = screen.node("Move \(name)")?.content else { return nil }
            return content.reorder?.row
        }
        #expect(screen.painted.nodes.values.contains { Set(rows).isSubset(of: $0.children) && rows.count == 3 })
    }

    @Test func `keep a row's nodes when it moves`() {
        let model = Model()
        let screen = Screen(Names(model: model))
        let before = screen.node("Move c")?.id
        model.names.reverse()
        screen.render()
        #expect(screen.node("Move c")?.id == before)
    }

    @Test func `give rows at least 44 points`() {
        let screen = Screen(Names(model: Model()))
        guard case .button(let content) = screen.node("Move b")?.content, let row = content.reorder?.row else {
            return screen.fail("not what is looked for")
        }
        #expect(screen.painted[row]?.frame == TreeRect(x: 16, y: 60, width: 288, height: 44))
    }

    @Test func `put sections on cards of their own`() {
        let screen = Screen(
            List {
                Section("One") { Text("a") }
                Section("Two") { Text("b") }
            })
        #expect(screen.texts == ["ONE", "a", "TWO", "b"])
        let cards = screen.painted.nodes.values.filter {
            if case .shape(let shape) = $0.content { shape.fill != nil && $0.frame.height == 44 } else { false }
        }
        #expect(cards.count == 2)
    }
}
