import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `What assistive technology is told` {
    private func node(_ screen: Screen, where matches: (NodeAccessibility) -> Bool) -> Node? {
        screen.painted.inDrawingOrder.map(\.node).first { matches($0.accessibility) }
    }

    @Test func `named actions run what they name`() throws {
        var log: [String] = []
        let screen = Screen(
            Text("Row").accessibilityAction(named: "Reply") { log.append("reply") }
                .accessibilityAction { log.append("default") })
        for name in ["Reply", "Activate"] {
            let id = try #require(node(screen, where: { $0.actions == [name] })?.id)
            screen.send(.act(id, index: 0))
            screen.send(.act(id, index: 1))
        }
        #expect(log == ["reply", "default"])
    }

    @Test func `an action leaves the name of what is inside`() {
        let screen = Screen(Text("Row").accessibilityAction(named: "Reply") {}.accessibilityLabel("Line"))
        #expect(screen.node("Line").map { if case .text = $0.content { true } else { false } } == true)
    }

    @Test func `an adjustable view is raised and lowered`() throws {
        struct Stars: View {
            @State private var count = 3
            var body: some View {
                HStack { ForEach(0..<count, id: \.self) { _ in Circle() } }
                    .accessibilityElement()
                    .accessibilityLabel("Stars")
                    .accessibilityValue("\(count) of 5")
                    .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
            }
        }
        let screen = Screen(Stars())
        let stars = try #require(node(screen, where: { $0.isAdjustable == true }))
        #expect(stars.accessibility.label == "Stars")
        #expect(stars.accessibility.value == "3 of 5")
        screen.send(.adjust(stars.id, isIncrement: true))
        screen.send(.adjust(stars.id, isIncrement: true))
        screen.send(.adjust(stars.id, isIncrement: false))
        #expect(node(screen, where: { $0.isAdjustable == true })?.accessibility.value == "4 of 5")
    }

    /// The texts that are not hidden.
    private func spokenTexts(_ screen: Screen) -> [String] {
        var found: [String] = []
        func visit(_ id: NodeID) {
            guard let node = screen.painted[id], node.accessibility.hidden != true else { return }
            if case .text(let content) = node.content { found.append(content.plainText) }
            for child in node.children { visit(child) }
        }
        if let root = screen.painted.root { visit(root) }
        return found
    }

    private var pair: some View {
        HStack {
            Text("a")
            Text("b")
        }
    }

    @Test func `a control stays what it is where it ignores what is inside`() throws {
        var log: [String] = []
        func screen(_ view: some View) -> Screen {
            Screen(
                view.accessibilityElement(children: .ignore).accessibilityLabel("Card")
                    .accessibilityAddTraits(.isButton))
        }
        let button = screen(Button("Ace") { log.append("button") })
        guard case .button = try #require(button.node("Card")).content else { return button.fail("no button") }
        button.tap("Card")
        let tapped = screen(pair.onTapGesture { log.append("tap") })
        #expect(tapped.node("Card")?.interactions == .tap)
        #expect(tapped.node("Card")?.accessibility.traits == [.button])
        tapped.tap("Card")
        #expect(log == ["button", "tap"])
    }

    @Test func `a button that hears taps around it is one element with them`() throws {
        struct Card: View {
            @State private var isUp = false
            var body: some View {
                HStack {
                    Text("a")
                    Text("b")
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(isUp ? "Up" : "Down")
                .accessibilityAddTraits(.isButton)
                .onTapGesture { isUp.toggle() }
            }
        }
        let screen = Screen(Card())
        #expect(screen.node("Down")?.interactions == .tap)
        #expect(screen.node("Down")?.accessibility.traits == [.button])
        screen.tap("Down")
        #expect(screen.node("Up")?.interactions == .tap)
        let text = Screen(Text("Go").accessibilityAddTraits(.isButton).onTapGesture {})
        #expect(text.node("Go")?.interactions == .tap)
    }

    @Test func `an element that ignores what is inside has only its own label`() {
        let plain = Screen(pair.accessibilityElement())
        #expect(node(plain, where: { $0.label != nil }) == nil)
        #expect(spokenTexts(plain) == [])
        let named = Screen(pair.accessibilityElement().accessibilityLabel("Pair"))
        #expect(named.node("Pair")?.accessibility.traits == [.image])
        #expect(spokenTexts(named) == [])
        let around = Screen(
            HStack {
                pair.accessibilityElement()
                Text("c")
            }.accessibilityElement(children: .combine))
        #expect(around.node("c") != nil)
    }

    @Test func `an element that combines what is inside is read once`() {
        let screen = Screen(pair.accessibilityElement(children: .combine))
        #expect(screen.node("a, b") != nil)
        #expect(spokenTexts(screen) == [])
        #expect(spokenTexts(Screen(pair.accessibilityElement(children: .contain))) == ["a", "b"])
    }

    @Test func `a control inside of an element is not hidden from the keyboard`() {
        struct Growing: View {
            @State private var hasButton = true
            var body: some View {
                VStack {
                    Text("a")
                    if hasButton { Button("b") { hasButton = false } }
                }
                .accessibilityElement(children: .combine)
            }
        }
        let screen = Screen(Growing())
        #expect(spokenTexts(screen) == ["a", "b"])
        screen.tap("b")
        #expect(spokenTexts(screen) == [])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `traits are added and taken away`() {
        let screen = Screen(
            VStack {
                Text("Title").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityHeading(.h3)
                Text("Plain").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
            })
        let texts = screen.painted.inDrawingOrder.map(\.node).filter {
            if case .text = $0.content { true } else { false }
        }
        #expect(texts.first?.accessibility.traits == [.header, .selected])
        #expect(texts.first?.accessibility.headingLevel == 3)
        #expect(texts.last?.accessibility.traits == nil)
    }

    @Test func `sets of traits are sets`() {
        var traits: AccessibilityTraits = [.isButton, .isLink]
        #expect(traits.contains(.isLink))
        #expect(traits.remove(.isLink) != nil)
        #expect(!traits.contains(.isLink))
        #expect(traits.union(.isImage) == [.isButton, .isImage])
        #expect(traits.intersection(.isImage).isEmpty)
    }

    @Test func `a representation is used in place of what is seen`() {
        struct Dial: View {
            @State private var value = 0.25
            var body: some View {
                Circle().accessibilityRepresentation { Slider(value: $value) { Text("Dial") } }
                Text(verbatim: "\(value)")
            }
        }
        let screen = Screen(Dial())
        guard case .slider? = screen.node("Dial")?.content, let id = screen.node("Dial")?.id else {
            return screen.fail("not what is looked for")
        }
        screen.send(.slide(id, value: 0.5, isEditing: false))
        #expect(screen.texts == ["0.5"])
    }

    @Test func `a task starts anew for another value, whether or not it can be hashed`() async {
        struct Query: Equatable { var text: String }
        struct Searching: View {
            @State private var query = Query(text: "a")
            let log: (String) -> Void
            var body: some View {
                Button("Next") { query.text = "b" }
                    .task(id: query) { log(query.text) }
            }
        }
        var log: [String] = []
        let screen = Screen(Searching { log.append($0) })
        while log.count < 1 { await Task.yield() }
        screen.tap("Next")
        while log.count < 2 { await Task.yield() }
        #expect(log == ["a", "b"])
    }
}

private struct Samples: PreviewProvider {
    static var previews: some View {
        Text("a").previewDevice("iPhone 15").previewLayout(.sizeThatFits).previewDisplayName("Sample")
    }
}
