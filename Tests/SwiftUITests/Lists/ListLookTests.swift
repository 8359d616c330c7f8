import RenderTree
import SwiftUI
import Testing

// Figures: those of iOS 17 and 18, as Apple's design resources for those systems give them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The looks of lists` {
    private let size = CGSize(width: 390, height: 500)
    /// #F2F2F7, the grouped background.
    private let ground = RGBA(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255)
    private let white = RGBA(red: 1, green: 1, blue: 1)

    private func fills(_ screen: Screen, _ color: RGBA) -> [TreeRect] {
        screen.painted.inDrawingOrder.compactMap { entry in
            guard case .shape(let shape) = entry.node.content, shape.fill == .color(color) else { return nil }
            return entry.node.frame
        }
    }

    @Test func `stand on inset cards on a grey ground`() {
        let screen = Screen(List { Text("row") }, size: size)
        #expect(fills(screen, ground) == [TreeRect(x: 0, y: 0, width: 390, height: 500)])
        #expect(fills(screen, white) == [TreeRect(x: 16, y: 16, width: 358, height: 44)])
    }

    @Test func `end at the round corners of their card, also where a row fills it`() {
        func clipped(_ list: some View) -> [Double] {
            Screen(list, size: size).painted.inDrawingOrder.map(\.node).filter { $0.style.clip != nil }.map(\.frame.y)
        }
        let filled = List { ForEach(0..<3) { _ in Color.red.frame(height: 100).listRowInsets(EdgeInsets()) } }
        #expect(clipped(filled) == [16, 216])
        #expect(clipped(filled.listStyle(.plain)).isEmpty)
        #expect(clipped(List { Text("inset") }).isEmpty)
    }

    @Test func `are 35 points apart between sections without captions`() {
        let list = List {
            Section { Text("a") }
            Section { Text("b") }
        }
        // The first one ends at 16 + 44.
        #expect(fills(Screen(list, size: size), white).map(\.y) == [16, 95])
    }

    @Test func `give rows that are apart cards of their own, without separators`() {
        let list = List {
            Section { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
            Section { Text("d") }
        }
        .listRowSpacing(10)
        let cards = fills(Screen(list, size: size), white)
        #expect(cards.map(\.y) == [16, 70, 124, 203] && cards.allSatisfy { $0.height == 44 })
        let plain = Screen(list.listStyle(.plain), size: size)
        #expect(plain.texts == ["a", "b", "c", "d"] && fills(plain, white).isEmpty)
        #expect(Screen(list.listRowSpacing(nil), size: size).texts == ["a", "b", "c", "d"])
        #expect(fills(Screen(list.listRowSpacing(.nan), size: size), white).isEmpty == false)
    }

    @Test func `keep rows with a switch as high as those with a text`() {
        let screen = Screen(List { Toggle("Loud", isOn: .constant(true)).tint(.red) }, size: size)
        #expect(fills(screen, white).first?.height == 44)
    }

    @Test func `stand under the bar of the page that they fill`() {
        let whole = TreeRect(x: 0, y: 0, width: 390, height: 500)
        let page = NavigationStack { List { Text("row") }.navigationTitle("Title") }
        #expect(fills(Screen(page, size: size), ground).contains(whole))
        let part = NavigationStack {
            VStack {
                Text("above")
                List { Text("row") }
            }.navigationTitle("Title")
        }
        #expect(!fills(Screen(part, size: size), ground).contains(whole))
    }

    @Test func `write headers in capitals unless a case is set`() {
        func texts(_ list: some View) -> [String] { Screen(list).texts }
        let section = Section("Fruit") { Text("row") }
        #expect(texts(List { section }) == ["FRUIT", "row"])
        #expect(texts(List { section.textCase(nil) }) == ["Fruit", "row"])
        #expect(texts(List { section }.listStyle(.plain)).contains("Fruit"))
    }

    @Test func `let a button take the row only where it is alone in it`() throws {
        let list = List {
            Button("Alone") {}
            HStack {
                Text("Eggs")
                Button("Beside") {}
            }
        }
        let screen = Screen(list, size: size)
        #expect(try #require(screen.node("Alone")).frame.width == 326)
        #expect(try #require(screen.node("Beside")).frame.width < 80)
    }

    @Test func `tint the icons of labels`() {
        func icons(_ view: some View, _ color: RGBA) -> Int { fills(Screen(view), color).count }
        let blue = Color.blue.resolved
        let red = Color.red.resolved
        let label = Label("Home", systemImage: "house.fill")
        #expect(icons(List { label }, blue) == 1)
        #expect(icons(List { label.listItemTint(.red) }, red) == 1)
        #expect(icons(List { label }.tint(.red), red) == 1)
        #expect(icons(List { label.foregroundStyle(.red) }, red) == 1)
        #expect(icons(label, blue) == 0)
    }

    @Test func `give each choice of an inline picker a row`() {
        struct Page: View {
            @State private var flavour = 1
            var body: some View {
                List {
                    Picker("Flavour", selection: $flavour) {
                        Text("Vanilla").tag(1)
                        Text("Lemon").tag(2)
                    }
                    .pickerStyle(.inline)
                }
            }
        }
        let screen = Screen(Page(), size: size)
        #expect(fills(screen, white).map(\.height) == [3 * 44])
        #expect(screen.node("Vanilla")?.accessibility.traits == [.selected])
        screen.tap("Lemon")
        #expect(screen.node("Lemon")?.accessibility.traits == [.selected])
        #expect(screen.node("Vanilla")?.accessibility.traits == nil)
    }

    @Test func `open groups into rows of their own`() {
        struct Page: View {
            @State private var isOpen = false
            var body: some View {
                List {
                    DisclosureGroup("More", isExpanded: $isOpen) {
                        Text("one")
                        Text("two")
                    }
                }
            }
        }
        let screen = Screen(Page(), size: size)
        #expect(fills(screen, white).map(\.height) == [44])
        screen.tap("More")
        #expect(fills(screen, white).map(\.height) == [3 * 44])
        #expect(screen.texts == ["More", "one", "two"])
    }

    @Test func `show a badge before the arrow of a link`() throws {
        let page = NavigationStack { List { NavigationLink("Mail") { Text("page") }.badge(5) } }
        let badge = try #require(Screen(page, size: size).frame(text: "5"))
        #expect(badge.maxX <= 358 - 16 && badge.minX > 300)
    }

    @Test func `leave the titles of a bar's labels to assistive technology`() {
        let page = NavigationStack {
            List { Text("row") }.toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
        }
        let screen = Screen(page, size: size)
        #expect(screen.texts == ["row"])
        #expect(screen.node("Add") != nil)
    }
}

extension Color {
    /// The colour in a light scene.
    @MainActor fileprivate var resolved: RGBA {
        let screen = Screen(self)
        let fill = screen.painted.inDrawingOrder.lazy.compactMap { entry -> RGBA? in
            guard case .shape(let shape) = entry.node.content, case .color(let color)? = shape.fill else { return nil }
            return color
        }
        return fill.first ?? RGBA(red: 0, green: 0, blue: 0)
    }
}
