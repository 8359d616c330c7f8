import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct OutlineTests {
    private struct Dish: Identifiable {
        let id: String
        var sides: [Dish]?
    }
    private let menu = [
        Dish(id: "mussels", sides: [Dish(id: "fries"), Dish(id: "sauce", sides: [])]), Dish(id: "waffle"),
    ]

    @Test func `rows of a tree are folded open and away, one level further in`() throws {
        let screen = Screen(List(menu, children: \.sides) { Text($0.id) })
        #expect(screen.texts == ["mussels", "waffle"])
        screen.tap("Expand")
        #expect(screen.texts == ["mussels", "fries", "sauce", "waffle"])
        let indent = try #require(screen.frame(text: "fries")).minX - #require(screen.frame(text: "mussels")).minX
        #expect(indent == 20)
        screen.tap("Collapse")
        #expect(screen.texts == ["mussels", "waffle"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a row of a tree can be chosen`() {
        struct Choosing: View {
            @State private var chosen: String?
            let menu: [Dish]
            var body: some View {
                List(menu, children: \.sides, selection: $chosen) { Text($0.id) }
                Text("chosen: \(chosen ?? "none")")
            }
        }
        let screen = Screen(VStack { Choosing(menu: menu) })
        #expect(screen.texts.last == "chosen: none")
        screen.tap("waffle")
        #expect(screen.texts.last == "chosen: waffle")
    }

    @Test func `a section is there while it is expanded`() {
        struct Folding: View {
            @State private var isOpen = true
            var body: some View {
                List { Section("Title", isExpanded: $isOpen) { Text("row") } }.listStyle(.sidebar)
            }
        }
        let screen = Screen(Folding())
        #expect(screen.texts == ["Title", "row"])
        screen.tap("Collapse")
        #expect(screen.texts == ["Title"])
        let plain = Screen(List { Section("Title", isExpanded: .constant(false)) { Text("row") } })
        #expect(plain.texts == ["TITLE"])
        #expect(plain.node("Expand") == nil)
    }

    @Test func `badges stand at the end of rows, and at tabs`() throws {
        let screen = Screen(
            List {
                Text("mail").badge(3)
                Text("none").badge(0)
                Text("words").badge("new")
            })
        #expect(screen.texts == ["mail", "3", "none", "words", "new"])
        #expect(try #require(screen.frame(text: "3")).minX > 250)
        #expect(Screen(Text("alone").badge(3)).texts == ["alone"])
        let tabs = Screen(TabView { Text("page").tabItem { Label("Inbox", systemImage: "tray") }.badge(7) })
        #expect(tabs.texts.contains("7"))
    }

    @Test func `headers may stand out`() throws {
        func size(_ prominence: Prominence) throws -> Double {
            let screen = Screen(List { Section("Title") { Text("row") } }.headerProminence(prominence))
            let texts = screen.painted.inDrawingOrder.compactMap { entry -> TextContent? in
                if case .text(let content) = entry.node.content { content } else { nil }
            }
            return try #require(texts.first { $0.plainText.uppercased() == "TITLE" }?.lines.first?.runs.first).font.size
        }
        #expect(try size(.increased) > size(.standard))
    }

    @Test func `margins around what scrolls`() throws {
        let screen = Screen(
            ScrollView { Color.red.frame(height: 30).accessibilityIdentifier("box") }.contentMargins(.top, 50)
                .contentMargins(20),
            size: CGSize(width: 100, height: 100))
        let shape = try #require(screen.painted.nodes.values.first { $0.frame.height == 30 })
        #expect(shape.frame == TreeRect(x: 20, y: 50, width: 60, height: 30))
        let list = Screen(List { Text("row") }.contentMargins(.horizontal, 40), size: CGSize(width: 200, height: 100))
        #expect(try #require(list.frame(text: "row")).minX == 56)
    }
}
