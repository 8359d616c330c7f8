import RenderTree
import SwiftUI
import Testing

/// A program that was built again: its views get what those of the old one have kept, through the same bytes as a file holds.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ViewStateTests {
    /// Shows a view and gives it the states of a screen of the old program.
    private func screen(_ view: some View, after old: Screen) throws -> Screen {
        let bytes = try JSONEncoder().encode(old.renderer.states)
        let new = Screen(view)
        new.renderer.restore(try JSONDecoder().decode(ViewStates.self, from: bytes)) { new.render() }
        #expect(new.diagnostics.isEmpty)
        return new
    }

    @Test func `what was typed and counted is there again, though the views around it have changed`() throws {
        let old = Screen(Card(title: "Old"))
        old.type("half a word", edit: 1, into: "Name")
        old.tap("More")
        let new = try screen(Card(title: "New", isFramed: true), after: old)
        #expect(new.texts.contains("New: 2"))
        #expect(new.field("Name")?.text == "half a word")
    }

    @Test func `a sheet that was open is open, and its own state is there`() throws {
        let old = Screen(Opener())
        old.tap("Open")
        old.tap("More")
        old.tap("More")
        #expect(try screen(Opener(), after: old).texts.contains("Sheet: 3"))
    }

    @Test func `rows keep their own by their place`() throws {
        let old = Screen(Rows(count: 3))
        old.tap("Row 1")
        let new = try screen(Rows(count: 4), after: old)
        #expect(new.texts.filter { $0.contains("on") } == ["Row 1 is on"])
    }

    @Test func `a state of another type begins anew, as does one that is no longer there`() throws {
        let old = Screen(Typed<Int>(value: 3))
        old.tap("Set 3")
        #expect(try screen(Typed<String>(value: "x"), after: old).texts.contains("nil"))
    }

    @Test func `objects and what is not codable begin anew`() throws {
        let old = Screen(Uncodable())
        old.tap("Change")
        #expect(old.renderer.states.values.isEmpty)
        #expect(try screen(Uncodable(), after: old).texts.contains("first 0"))
    }

    @Test func `a list stands where it was scrolled to`() throws {
        let old = Screen(LongList())
        let area = try #require(old.scrollArea)
        old.send(.scroll(area.id, x: 0, y: 700))
        let new = try screen(LongList(), after: old)
        guard case .scroll(let content) = new.scrollArea?.content else {
            Issue.record("there is no scroll area")
            return
        }
        #expect(content.target?.y == 700)
    }

    @Test func `fields of UIKit keep their text, but for passwords`() throws {
        func controller() -> (UIViewController, UITextField, UITextField) {
            let (controller, name, secret) = (UIViewController(), UITextField(), UITextField())
            secret.isSecureTextEntry = true
            for field in [name, secret] { controller.view.addSubview(field) }
            return (controller, name, secret)
        }
        let (first, oldName, oldSecret) = controller()
        (oldName.text, oldSecret.text) = ("Kate", "1234")
        let states = Screen(controller: first).renderer.states
        let (second, name, secret) = controller()
        let screen = Screen(controller: second)
        screen.renderer.restore(states) { screen.render() }
        #expect(name.text == "Kate")
        #expect(secret.text?.isEmpty != false)
    }

    @Test func `so many states are kept and no more`() {
        let states = Screen(ManyStates()).renderer.states
        #expect(states.values.count == 2_000)
    }
}

extension Screen {
    fileprivate var scrollArea: Node? {
        painted.inDrawingOrder.map(\.node).first { if case .scroll = $0.content { true } else { false } }
    }
}

private struct Card: View {
    let title: String
    var isFramed = false
    @State private var name = ""
    @State private var count = 1

    var body: some View {
        if isFramed { content.padding().border(.red) } else { content }
    }

    private var content: some View {
        VStack {
            Text("\(title): \(count)")
            TextField("Name", text: $name)
            Button("More") { count += 1 }
        }
    }
}

private struct Opener: View {
    @State private var isOpen = false
    var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Card(title: "Sheet") }
    }
}

private struct Rows: View {
    let count: Int
    var body: some View {
        VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }

    struct Row: View {
        let number: Int
        @State private var isOn = false
        var body: some View {
            Button("Row \(number)") { isOn = true }
            Text("Row \(number) is \(isOn ? "on" : "off")")
        }
    }
}

private struct Typed<Value: Codable>: View {
    let value: Value
    @State private var stored: Value?
    var body: some View {
        Text(stored.map { "\($0)" } ?? "nil")
        Button("Set \(value)") { stored = value }
    }
}

private struct Uncodable: View {
    enum Phase { case first, second }
    @MainActor @Observable final class Model { var count = 0 }
    @State private var phase = Phase.first
    @State private var model = Model()
    var body: some View {
        Text("\(phase) \(model.count)")
        Button("Change") { (phase, model.count) = (.second, 1) }
    }
}

private struct LongList: View {
    var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 44) } } }
    }
}

private struct ManyStates: View {
    var body: some View {
        VStack { ForEach(0..<2_100, id: \.self) { _ in One() } }
    }

    struct One: View {
        @State private var number = 1
        var body: some View { Text("\(number)") }
    }
}
