import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var names = ["a", "b", "c"]
    var log: [String] = []
    var one: String?
    var many: Set<Int> = []
    var isOpen = true
}

extension Screen {
    /// The fills of the shapes that have the given height.
    func shapes(height: Double) -> [Node] {
        painted.nodes.values.filter { node in
            if case .shape = node.content { node.frame.height == height } else { false }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Rows of lists` {
    @Test func `show their actions by a swipe, and keep them for the keyboard`() {
        let model = Model()
        let screen = Screen(
            List {
                Text("row")
                    .swipeActions {
                        Button("Delete", role: .destructive) { model.log.append("delete") }
                        Button("Flag") { model.log.append("flag") }.tint(.orange)
                    }
                    .swipeActions(edge: .leading) { Button("Read") { model.log.append("read") } }
            })
        guard let swipe = screen.scrolls.last, screen.scrolls.count == 2 else {
            return screen.fail("not what is looked for")
        }
        #expect(swipe.content.horizontal)
        #expect(swipe.node.frame.width == 288)
        let read = screen.frame("Read")
        #expect(swipe.content.target.map { CGFloat($0.x) } == read?.width)
        #expect(swipe.content.rest.map { CGFloat($0) } == read?.width)
        // The first trailing action stands at the end.
        #expect(screen.frame("Delete")?.minX ?? 0 > screen.frame("Flag")?.minX ?? 999)
        #expect(screen.frame("Delete")?.maxX == 16 + CGFloat(swipe.content.contentSize.width))
        for name in ["Delete", "Flag", "Read"] { screen.tap(name) }
        #expect(model.log == ["delete", "flag", "read"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are chosen one at a time or several`() {
        let model = Model()
        let one = Screen(List(model.names, id: \.self, selection: Bindable(model).one) { Text($0) })
        one.tap("b")
        #expect(model.one == "b")
        #expect(one.node("b")?.accessibility.traits == [.button, .selected])
        let many = Screen(
            List(selection: Bindable(model).many) {
                ForEach(0..<3, id: \.self) { Text("row \($0)") }
                Text("header").selectionDisabled()
            })
        many.tap("row 0")
        many.tap("row 2")
        #expect(model.many == [0, 2])
        many.tap("row 0")
        #expect(model.many == [2])
        #expect(many.node("header") == nil)
    }

    @Test func `have insets, grounds and hairlines of their own`() {
        let screen = Screen(
            List {
                Color.red.frame(height: 60).accessibilityLabel("first").listRowInsets(EdgeInsets())
                    .listRowSeparator(.hidden)
                Text("second").listRowBackground(Color.green.accessibilityLabel("ground"))
                    .listRowSeparatorTint(.blue)
                Text("third")
            })
        #expect(screen.frame("first") == CGRect(x: 16, y: 16, width: 288, height: 60))
        #expect(screen.frame("ground") == CGRect(x: 16, y: 76, width: 288, height: 44))
        let lines = screen.shapes(height: 0.5)
        #expect(lines.count == 1)
    }

    @Test func `hide the separators at the edges that are named`() {
        func lineCount(_ change: (Text) -> some View) -> Int {
            Screen(
                List {
                    Text("a")
                    change(Text("b"))
                    Text("c")
                    Text("d")
                }
            ).shapes(height: 0.5).count
        }
        #expect(lineCount { $0 } == 3)
        #expect(lineCount { $0.listRowSeparator(.hidden, edges: .top) } == 2)
        #expect(lineCount { $0.listRowSeparator(.hidden, edges: .bottom) } == 2)
        #expect(lineCount { $0.listRowSeparator(.hidden) } == 1)
    }

    @Test func `have separators above the first and below the last where they are made visible`() {
        func lines(_ edges: VerticalEdge.Set, style: some ListStyle) -> [Double] {
            let screen = Screen(
                List {
                    Text("a").listRowSeparator(.visible, edges: edges)
                    Text("b").listRowSeparator(.visible, edges: edges)
                }
                .listStyle(style))
            return screen.shapes(height: 0.5).map(\.frame.y).sorted()
        }
        #expect(lines([], style: .insetGrouped) == [43])
        #expect(lines(.top, style: .insetGrouped) == [0, 43])
        #expect(lines(.bottom, style: .insetGrouped) == [43, 43])
        #expect(lines([], style: .plain) == [43, 43])
        #expect(lines(.all, style: .plain) == [0, 43, 43])
    }

    @Test func `have a separator above a section that makes it visible`() {
        func lineCount(_ edges: VerticalEdge.Set) -> Int {
            Screen(
                List { Section { Text("a") }.listSectionSeparator(.visible, edges: edges) }.listStyle(.plain)
            ).shapes(height: 0.5).count
        }
        #expect(lineCount(.bottom) == 1)
        #expect(lineCount(.all) == 2)
    }

    @Test func `colour the separators at the edges that are named`() {
        let blue = RGBA(red: 0, green: 0.25, blue: 0.75)
        func blueCount(_ edges: VerticalEdge.Set) -> Int {
            let screen = Screen(
                List {
                    Text("a")
                    Text("b").listRowSeparatorTint(Color(red: 0, green: 0.25, blue: 0.75), edges: edges)
                    Text("c")
                })
            let tinted = screen.shapes(height: 0.5).filter {
                if case .shape(let shape) = $0.content { shape.fill == .color(blue) } else { false }
            }
            return tinted.count
        }
        #expect(blueCount(.top) == 1)
        #expect(blueCount(.bottom) == 1)
        #expect(blueCount(.all) == 2)
    }

    @Test func `keep their separators where those of the section are hidden`() {
        func lineCount(_ edges: VerticalEdge.Set) -> Int {
            Screen(
                List {
                    Section {
                        Text("a")
                        Text("b")
                    }
                    .listSectionSeparator(.hidden, edges: edges)
                    Section { Text("c") }
                }
                .listStyle(.plain)
            ).shapes(height: 0.5).count
        }
        #expect(lineCount(.all) == 2)
        #expect(lineCount(.bottom) == 2)
        #expect(lineCount(.top) == 3)
    }

    @Test func `stand on cards, or without, as the style says`() {
        let list = List { Section("One") { Text("a") } }
        let grouped = Screen(list.listStyle(.insetGrouped))
        #expect(grouped.frame(text: "a")?.minX == 32)
        #expect(grouped.shapes(height: 480).count == 1)
        let clear = Screen(list.listStyle(.insetGrouped).scrollContentBackground(.hidden))
        #expect(clear.shapes(height: 480).isEmpty)
        let plain = Screen(list.listStyle(.plain))
        #expect(plain.frame(text: "a")?.minX == 16)
        #expect(plain.shapes(height: 44).isEmpty)
    }

    @Test func `show the icon alone of an action that has one`() {
        let model = Model()
        let screen = Screen(
            List {
                Text("row").swipeActions {
                    Button("Flag", systemImage: "flag") { model.log.append("flag") }
                    Button("Go") {}
                }
            })
        #expect(screen.texts == ["row", "Go"])
        screen.tap("Flag")
        #expect(model.log == ["flag"])
    }

    @Test func `are deleted by a swipe, and in edit mode by a minus before them`() {
        struct Names: View {
            let model: Model
            var body: some View {
                EditButton()
                List {
                    ForEach(model.names, id: \.self) { name in
                        Text(name).deleteDisabled(name == "a")
                    }
                    .onDelete { model.names.remove(atOffsets: $0) }
                }
            }
        }
        let model = Model()
        let screen = Screen(Names(model: model))
        #expect(screen.node("Delete a") == nil)
        #expect(screen.frame("Delete b")?.minX == 304)
        #expect(screen.frame(text: "b")?.minX == 32)
        #expect(screen.scrolls.count == 3)
        screen.tap("Edit")
        #expect(screen.node("Delete a") == nil)
        #expect(screen.frame("Delete b")?.minX == 21)
        #expect(screen.frame(text: "b")?.minX == 70)
        #expect(screen.frame(text: "a")?.minX == 32)
        #expect(screen.scrolls.count == 1)
        screen.tap("Delete b")
        #expect(model.names == ["a", "c"])
        screen.tap("Done")
        #expect(screen.frame("Delete c")?.minX == 304)
        screen.tap("Delete c")
        #expect(model.names == ["a"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are deleted by a swipe only where they have no actions of their own`() {
        let model = Model()
        let screen = Screen(
            List {
                ForEach(model.names, id: \.self) { name in
                    Text(name).swipeActions { Button("Flag \(name)") { model.log.append(name) } }
                }
                .onDelete { model.names.remove(atOffsets: $0) }
            })
        #expect(screen.node("Delete b") == nil)
        screen.tap("Flag b")
        #expect(model.log == ["b"])
    }

    @Test func `have a minus in an edit mode that an ancestor sets`() {
        let list = List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }
        #expect(Screen(list.environment(\.editMode, .constant(.active))).frame("Delete a")?.minX == 21)
        #expect(Screen(list.environment(\.editMode, .constant(.inactive))).frame("Delete a")?.minX == 304)
    }

    @Test func `lead to pages with an arrow at their end`() {
        let screen = Screen(NavigationStack { List { NavigationLink("Go") { Text("page") } } })
        #expect(screen.frame("Go")?.width == 256)
        screen.tap("Go")
        #expect(screen.seenTexts.last == "page")
    }
}
