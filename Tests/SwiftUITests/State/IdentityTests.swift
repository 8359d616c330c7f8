import RenderTree
import SwiftUI
import Testing

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

private struct Row: View {
    let item: Item
    @State private var taps = 0
    var body: some View { Button("\(item.name) \(taps)") { taps += 1 } }
}

@MainActor @Observable private final class Model {
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var token = 0
    var isOn = true
}

private struct Rows: View {
    let model: Model
    var body: some View { ForEach(model.items) { Row(item: $0) } }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Identity` {
    @Test func `state and nodes follow an element that moves`() {
        let model = Model()
        let screen = Screen(Rows(model: model))
        screen.tap("c 0")
        let before = screen.node("c 1")?.id
        model.items.reverse()
        screen.render()
        #expect(screen.node("c 1") != nil)
        #expect(screen.node("c 1")?.id == before)
    }

    @Test func `a removed element leaves no node and no state`() {
        let model = Model()
        let screen = Screen(Rows(model: model))
        screen.tap("b 0")
        let removed = model.items.remove(at: 1)
        screen.render()
        #expect(screen.node("b 1") == nil)
        model.items.insert(removed, at: 1)
        screen.render()
        #expect(screen.node("b 0") != nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a new id starts a view's state anew`() {
        struct Keyed: View {
            let model: Model
            var body: some View { Row(item: Item(id: 1, name: "a")).id(model.token) }
        }
        let model = Model()
        let screen = Screen(Keyed(model: model))
        screen.tap("a 0")
        #expect(screen.node("a 1") != nil)
        model.token = 1
        screen.render()
        #expect(screen.node("a 0") != nil)
    }

    @Test func `the branches of a condition are different views`() {
        struct Branches: View {
            let model: Model
            var body: some View {
                if model.isOn { Row(item: Item(id: 1, name: "a")) } else { Row(item: Item(id: 1, name: "a")) }
            }
        }
        let model = Model()
        let screen = Screen(Branches(model: model))
        screen.tap("a 0")
        model.isOn = false
        screen.render()
        #expect(screen.node("a 0") != nil)
    }

    @Test func `an erased view keeps its state while the type inside stays`() {
        struct Erased: View {
            let model: Model
            var body: some View { AnyView(Row(item: Item(id: 1, name: "a\(model.token)"))) }
        }
        let model = Model()
        let screen = Screen(Erased(model: model))
        screen.tap("a0 0")
        model.token = 1
        screen.render()
        #expect(screen.node("a1 1") != nil)
    }

    @Test func `two elements with one id are reported, and the first is shown`() {
        let screen = Screen(ForEach([1, 1, 2], id: \.self) { Text("\($0)") })
        #expect(screen.texts == ["1", "2"])
        #expect(screen.diagnostics.count == 1)
    }

    @Test func `bindings to elements write into the collection`() {
        struct Editor: View {
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                Text(items.map(\.name).joined())
                ForEach($items) { $item in
                    Button("Double \(item.id)") { item.name += item.name }
                }
                Button("First") { $items[0].name.wrappedValue = "x" }
            }
        }
        let screen = Screen(Editor())
        screen.tap("Double 2")
        #expect(screen.texts.contains("abb"))
        screen.tap("First")
        #expect(screen.texts.contains("xbb"))
    }

    @Test func `a state that only a row's closure reads updates the rows`() {
        struct Counted: View {
            @State private var count = 0
            var body: some View {
                ForEach(0..<2) { Text("\($0): \(count)") }
                Button("Count") { count += 1 }
            }
        }
        let screen = Screen(Counted())
        screen.tap("Count")
        #expect(screen.texts.prefix(2) == ["0: 1", "1: 1"])
    }
}
