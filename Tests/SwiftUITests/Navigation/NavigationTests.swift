import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// Taps the topmost of several that are called so: covered pages have their own ways back.
    func tapTopmost(_ label: String) {
        let node = painted.inDrawingOrder.map(\.node).last { $0.accessibility.label == label }
        guard let node else { return fail("no \(label)") }
        send(.tap(node.id))
    }

    /// The words that are seen: not those of pages that are covered.
    var seenTexts: [String] {
        var found: [String] = []
        func visit(_ id: NodeID) {
            guard let node = painted[id], node.style.opacity != 0 else { return }
            if case .text(let content) = node.content { found.append(content.plainText) }
            for child in node.children { visit(child) }
        }
        if let root = painted.root { visit(root) }
        return found
    }
}

@MainActor @Observable private final class Model {
    var path: [Int] = []
    var mixed = NavigationPath()
    var isShown = false
    var item: String?
    var log: [String] = []
    var search = ""
}

private struct Leaf: View {
    @Environment(\.dismiss) private var dismiss
    let name: String
    var body: some View {
        Text("leaf \(name)").navigationTitle("Leaf")
        Button("Leave") { dismiss() }
    }
}

private struct Counting: View {
    @State private var count = 0
    let model: Model
    var body: some View {
        Button("count \(count)") { count += 1 }
            .onAppear { model.log.append("appear") }
            .onDisappear { model.log.append("disappear") }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Navigation stacks` {
    @Test func `go to a link's page and back, keeping what is below`() {
        let model = Model()
        let screen = Screen(
            NavigationStack {
                Counting(model: model)
                NavigationLink("Go") { Leaf(name: "a") }.navigationTitle("Home")
            })
        #expect(screen.seenTexts == ["Home", "count 0", "Go"])
        screen.tap("count 0")
        screen.tap("Go")
        #expect(screen.seenTexts == ["Home", "Leaf", "leaf a", "Leave"])
        #expect(model.log == ["appear", "disappear"])
        screen.tap("Back to Home")
        #expect(screen.seenTexts == ["Home", "count 1", "Go"])
        #expect(model.log == ["appear", "disappear", "appear"])
        screen.tap("Go")
        screen.tap("Leave")
        #expect(screen.seenTexts == ["Home", "count 1", "Go"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `keep the title of the outermost view when one inside appears later`() {
        struct Later: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                    if isShown { Text("inside").navigationTitle("Inner") }
                }
                .navigationTitle("Outer")
            }
        }
        let screen = Screen(NavigationStack { Later() })
        screen.tap("Show")
        #expect(screen.seenTexts == ["Outer", "Show", "inside"])
    }

    @Test func `follow a path both ways`() {
        let model = Model()
        let screen = Screen(
            NavigationStack(path: Bindable(model).path) {
                NavigationLink("One", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        Text("page \(number)")
                        NavigationLink("Next", value: number + 1)
                    }
            })
        screen.tap("One")
        #expect(model.path == [1])
        #expect(screen.seenTexts.contains("page 1"))
        model.path = [1, 5, 6]
        screen.render()
        #expect(screen.seenTexts.contains("page 6"))
        screen.tapTopmost("Back")
        #expect(screen.seenTexts.contains("page 5"))
        #expect(model.path == [1, 5])
        model.path = []
        screen.render()
        #expect(screen.seenTexts == ["One"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `hold values of several types`() {
        let model = Model()
        let screen = Screen(
            NavigationStack(path: Bindable(model).mixed) {
                Text("root")
                    .navigationDestination(for: Int.self) { Text("number \($0)") }
                    .navigationDestination(for: String.self) { Text("word \($0)") }
            })
        model.mixed.append(3)
        model.mixed.append("x")
        screen.render()
        #expect(screen.seenTexts.last == "word x")
        model.mixed.removeLast()
        screen.render()
        #expect(screen.seenTexts.last == "number 3")
        model.mixed.removeLast(9)
        screen.render()
        #expect(screen.seenTexts == ["root"])
    }

    @Test func `keep a page while a state says so`() {
        let model = Model()
        let screen = Screen(
            NavigationStack {
                Text("root")
                    .navigationDestination(isPresented: Bindable(model).isShown) { Text("shown") }
                    .navigationDestination(item: Bindable(model).item) { Text("item \($0)") }
            })
        model.isShown = true
        screen.render()
        #expect(screen.seenTexts.contains("shown"))
        screen.tap("Back")
        #expect(!model.isShown)
        #expect(screen.seenTexts == ["root"])
        model.item = "a"
        screen.render()
        model.item = "b"
        screen.render()
        #expect(screen.seenTexts.contains("item b"))
        model.item = nil
        screen.render()
        #expect(screen.seenTexts == ["root"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `offer the older forms`() {
        let model = Model()
        let screen = Screen(
            NavigationView {
                NavigationLink("Go", isActive: Bindable(model).isShown) { Text("older") }
                    .navigationBarTitle("Home", displayMode: .inline)
                    .navigationBarItems(trailing: Button("Add") { model.log.append("add") })
            })
        screen.tap("Add")
        #expect(model.log == ["add"])
        screen.tap("Go")
        #expect(model.isShown)
        #expect(screen.seenTexts.contains("older"))
        model.isShown = false
        screen.render()
        #expect(screen.seenTexts.contains("Go"))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Bars of a page` {
    @Test func `hold the title in the middle and items at the ends`() {
        let model = Model()
        let screen = Screen(
            NavigationStack {
                Text("page").navigationTitle("Party").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.log.append("cancel") } }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") { model.log.append("save") } }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left") {}
                            Spacer()
                            Button("Right") {}
                        }
                    }
            })
        #expect(screen.frame(text: "Party")?.midX == 160)
        #expect(screen.frame("Cancel")?.minX == 16)
        #expect(screen.frame("Save")?.maxX == 304)
        #expect(screen.frame("Left")?.minX == 16)
        #expect(screen.frame("Right")?.maxX == 304)
        #expect((screen.frame("Right")?.maxY ?? 0) > 440)
        screen.tap("Cancel")
        screen.tap("Save")
        #expect(model.log == ["cancel", "save"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `keep a long title from the items`() {
        let screen = Screen(
            NavigationStack {
                Text("page").navigationTitle("A title that is much too long for this bar")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Everything") {} }
            })
        let title = screen.painted.nodes.values.first {
            if case .text(let content) = $0.content { content.plainText.hasPrefix("A title") } else { false }
        }
        let right = title.flatMap { screen.frame($0.id) }?.maxX ?? 999
        #expect(right <= (screen.frame("Everything")?.minX ?? 0) - 8)
    }

    @Test func `show large titles where there is room`() {
        let view = NavigationStack { Text("page").navigationTitle("Party") }
        let high = Screen(view, size: CGSize(width: 390, height: 700))
        let low = Screen(view, size: CGSize(width: 390, height: 300))
        #expect(high.frame(text: "Party")?.minX == 16)
        #expect(high.frame(text: "Party")?.minY ?? 0 > 40)
        #expect(low.frame(text: "Party")?.midX == 195)
    }

    @Test func `are not there where they are hidden or empty`() {
        let hidden = Screen(NavigationStack { box("all").navigationTitle("Party").toolbar(.hidden) })
        #expect(hidden.seenTexts == [])
        let older = Screen(NavigationStack { box("all").navigationTitle("Party").navigationBarHidden(true) })
        #expect(older.seenTexts == [])
        let shown = Screen(NavigationStack { box("all").navigationTitle("Party").navigationBarHidden(false) })
        #expect(shown.seenTexts == ["Party"])
        expectFrames(
            of: NavigationStack { box("all") }, ["all": rect(0, 0, 400, 300)])
    }

    @Test func `show the choices of a picker on a page of their own`() {
        struct Order: View {
            @State private var taste = "sweet"
            var body: some View {
                NavigationStack {
                    List {
                        Picker("Taste", selection: $taste) {
                            ForEach(["sweet", "sour"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.navigationLink)
                    }
                }
            }
        }
        let screen = Screen(Order())
        #expect(screen.seenTexts == ["Taste", "sweet"])
        guard
            let row = screen.painted.inDrawingOrder.map(\.node).first(where: {
                if case .button = $0.content { true } else { false }
            })
        else { return screen.fail("not what is looked for") }
        screen.send(.tap(row.id))
        #expect(screen.seenTexts.contains("sour"))
        screen.tapTopmost("sour")
        #expect(screen.seenTexts == ["Taste", "sour"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `take away the way back`() {
        let screen = Screen(
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    Text("page").navigationBarBackButtonHidden()
                }
            })
        #expect(screen.node("Back") == nil)
        #expect(screen.seenTexts == ["page"])
    }

    @Test func `hold a search field`() throws {
        let model = Model()
        let screen = Screen(
            NavigationStack {
                Text("page").searchable(text: Bindable(model).search, prompt: "Find")
                    .onSubmit(of: .search) { model.log.append(model.search) }
            })
        screen.type("mussels", edit: 1, into: "Search")
        #expect(model.search == "mussels")
        #expect(screen.field("Search")?.placeholder == "Find")
        let field = try #require(screen.node("Search"))
        screen.send(.submit(field.id))
        #expect(model.log == ["mussels"])
        screen.tap("Cancel")
        #expect(model.search == "")
    }
}
