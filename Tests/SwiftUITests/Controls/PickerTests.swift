import RenderTree
import SwiftUI
import Testing

private enum Topping: String, CaseIterable, Identifiable {
    case lemon, garlic, cream
    var id: Self { self }
}

private struct Toppings<Style: PickerStyle>: View {
    @State private var topping = Topping.garlic
    let style: Style

    var body: some View {
        Picker("Topping", selection: $topping) {
            ForEach(Topping.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(style)
        Text("chosen \(topping.rawValue)")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pickers` {
    private func select(_ screen: Screen, _ label: String) -> SelectContent? {
        if case .select(let content) = screen.node(label)?.content { content } else { nil }
    }

    private func toggle(_ screen: Screen, _ label: String) -> ToggleContent? {
        if case .toggle(let content) = screen.node(label)?.content { content } else { nil }
    }

    private func choose(_ screen: Screen, _ index: Int, in label: String) {
        guard let id = screen.node(label)?.id else { return screen.fail("no \(label)") }
        screen.send(.choose(id, index: index))
    }

    @Test func `offer their choices in a menu`() {
        let screen = Screen(Toppings(style: .menu))
        #expect(select(screen, "Topping") == SelectContent(options: ["Lemon", "Garlic", "Cream"], selected: 1))
        choose(screen, 2, in: "Topping")
        #expect(screen.texts.contains("chosen cream"))
        #expect(select(screen, "Topping")?.selected == 2)
        choose(screen, 7, in: "Topping")
        choose(screen, -1, in: "Topping")
        #expect(screen.texts.contains("chosen cream"))
    }

    @Test func `choose by spinning a wheel`() throws {
        let screen = Screen(Toppings(style: .wheel))
        let wheel = try #require(screen.node("Topping"))
        #expect(wheel.accessibility.value == "Garlic" && wheel.accessibility.isAdjustable == true)
        #expect(screen.scrolls.last?.content.snap == .offsets([0, 32, 64]))
        screen.send(.adjust(wheel.id, isIncrement: true))
        #expect(screen.texts.contains("chosen cream"))
        #expect(screen.node("Topping")?.accessibility.value == "Cream")
    }

    @Test func `choose by tapping a segment`() {
        let screen = Screen(Toppings(style: .segmented))
        #expect(toggle(screen, "Garlic") == ToggleContent(role: .radio, isOn: true))
        screen.tap("Cream")
        #expect(screen.texts.contains("chosen cream"))
        #expect(toggle(screen, "Garlic")?.isOn == false)
        #expect(toggle(screen, "Cream")?.isOn == true)
        #expect(screen.node("Topping")?.accessibility.traits == [.choices])
    }

    @Test func `give segments one width`() {
        let screen = Screen(Toppings(style: .segmented), size: CGSize(width: 300, height: 200))
        let frames = ["Lemon", "Garlic", "Cream"].map { screen.node($0)?.frame }
        #expect(
            frames == [0, 100, 200].map { TreeRect(x: $0, y: 0, width: 100, height: 32) })
    }

    @Test func `choose by tapping a row`() {
        let screen = Screen(Toppings(style: .inline))
        screen.tap("Lemon")
        #expect(screen.texts.contains("chosen lemon"))
        #expect(screen.node("Lemon")?.children.count == 2)
        #expect(screen.node("Garlic")?.children.count == 1)
    }

    @Test func `show rows without their label where labels are hidden`() {
        let screen = Screen(Toppings(style: .inline).labelsHidden())
        #expect(screen.texts == ["Lemon", "Garlic", "Cream", "chosen garlic"])
        #expect(screen.node("Topping")?.accessibility.traits == [.choices])
    }

    @Test func `find an optional selection by tags of either type`() {
        struct Maybe: View {
            @State private var size: Int? = nil
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("None").tag(nil as Int?)
                    Text("Small").tag(1 as Int?)
                    Text("Large").tag(2)
                }
                Text(size.map { "size \($0)" } ?? "no size")
            }
        }
        let screen = Screen(Maybe())
        #expect(select(screen, "Size")?.selected == 0)
        choose(screen, 2, in: "Size")
        #expect(screen.texts.contains("size 2"))
        choose(screen, 1, in: "Size")
        #expect(screen.texts.contains("size 1"))
        choose(screen, 0, in: "Size")
        #expect(screen.texts.contains("no size"))
    }

    @Test func `take up new choices and let go of old ones`() {
        struct Growing: View {
            @State private var names = ["a", "b", "c"]
            @State private var name = "a"
            var body: some View {
                Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }.pickerStyle(.segmented)
                Picker("Menu", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
                Button("Change") { names = ["a", "d"] }
            }
        }
        let screen = Screen(Growing())
        screen.tap("Change")
        #expect(screen.node("c") == nil)
        #expect(toggle(screen, "d")?.isOn == false)
        #expect(select(screen, "Menu")?.options == ["a", "d"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `do nothing while disabled`() {
        let screen = Screen(Toppings(style: .segmented).disabled(true))
        screen.tap("Cream")
        #expect(screen.texts.contains("chosen garlic"))
        #expect(toggle(screen, "Cream")?.isDisabled == true)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Progress views` {
    private func node(_ screen: Screen) -> Node? {
        screen.painted.nodes.values.first { $0.accessibility.traits?.contains(.progress) == true }
    }

    @Test func `say how far a task has come`() {
        let told = node(Screen(ProgressView("Cooking", value: 3, total: 4)))?.accessibility
        #expect(told?.label == "Cooking")
        #expect(told?.progress == 0.75)
        #expect(told?.value == "75 %")
    }

    @Test func `say nothing where it is not known`() {
        let told = node(Screen(ProgressView()))?.accessibility
        #expect(told?.progress == nil)
        #expect(node(Screen(ProgressView(value: Double.nan, total: 0)))?.accessibility.progress == nil)
    }

    @Test func `take an author's style`() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) of 10")
            }
        }
        #expect(Screen(ProgressView(value: 0.5).progressViewStyle(Words())).texts == ["5 of 10"])
    }
}
