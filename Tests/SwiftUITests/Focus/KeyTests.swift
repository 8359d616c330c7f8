import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class HeardKeys {
    var keys: [String] = []
    func hear(_ press: KeyPress) { keys.append("\(press.characters) \(press.modifiers.rawValue)") }
}

extension Screen {
    fileprivate func focusables() -> [Node] {
        painted.inDrawingOrder.map(\.node).filter { $0.keys?.isFocusable == true }
    }
    fileprivate var hearers: [Node] { painted.inDrawingOrder.map(\.node).filter { $0.keys?.presses != nil } }
    fileprivate func press(_ key: String, _ characters: String = "", _ phase: KeyEvent.Phase = .down, at node: Node?) {
        guard let node else { return fail("nobody hears \(key)") }
        send(.key(node.id, KeyEvent(key: key, characters: characters, phase: phase)))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Keys` {
    private let heard = HeardKeys()

    @Test func `go from the focused view up until one has handled them`() {
        let screen = Screen(
            Text("Board").focusable()
                .onKeyPress(.upArrow) {
                    heard.keys.append("inner")
                    return heard.keys.count > 1 ? .handled : .ignored
                }
                .onKeyPress(keys: [.upArrow, "q"]) {
                    heard.keys.append("outer \($0.key.character)")
                    return .handled
                })
        #expect(screen.hearers.map { $0.keys?.presses?.first?.keys } == [["ArrowUp", "q"], ["ArrowUp"]])
        screen.press("ArrowUp", at: screen.hearers.last)
        #expect(heard.keys == ["inner", "outer \u{F700}"])
        screen.press("ArrowUp", at: screen.hearers.last)
        #expect(heard.keys == ["inner", "outer \u{F700}", "inner"])
        screen.press("q", "q", at: screen.hearers.last)
        #expect(heard.keys.last == "outer q")
    }

    @Test func `are heard in the phases and with the characters that a view names`() {
        let screen = Screen(
            Text("Board").focusable().onKeyPress(characters: .decimalDigits, phases: [.down, .up]) {
                heard.hear($0)
                return .handled
            })
        let filter = screen.hearers.first?.keys?.presses?.first
        #expect(filter == KeyFilter(typed: "0123456789", phases: [.down, .up]))
        screen.press("4", "4", at: screen.hearers.first)
        screen.press("4", "4", .repeat, at: screen.hearers.first)
        screen.press("a", "a", at: screen.hearers.first)
        screen.press("٤", "٤", .up, at: screen.hearers.first)
        #expect(heard.keys == ["4 0", "٤ 0"])
    }

    @Test func `are not heard by a disabled view`() {
        let screen = Screen(Text("Board").focusable().onKeyPress { _ in .handled }.disabled(true))
        #expect(screen.hearers.isEmpty)
        #expect(screen.focusables().isEmpty)
    }

    @Test func `that nobody handles submit the field with the focus`() {
        struct Form: View {
            let heard: HeardKeys
            @State private var text = ""
            var body: some View {
                TextField("Name", text: $text)
                    .onKeyPress(.return) { heard.keys.isEmpty ? .ignored : .handled }
                    .onSubmit { heard.keys.append("submitted") }
            }
        }
        let screen = Screen(Form(heard: heard))
        screen.send(.focus(screen.node("Name")?.id ?? NodeID(rawValue: 0), isFocused: true))
        screen.press("Enter", at: screen.hearers.first)
        #expect(heard.keys == ["submitted"])
        screen.press("Enter", at: screen.hearers.first)
        #expect(heard.keys == ["submitted"])
    }

    @Test func `of a shortcut stand on its control`() {
        let screen = Screen(
            VStack {
                Button("Save") {}.keyboardShortcut("s")
                Toggle("Loud", isOn: .constant(true)).keyboardShortcut("l", modifiers: [.shift, .option])
                Button("OK") {}.keyboardShortcut(.defaultAction)
                Button("No") {}.keyboardShortcut(.cancelAction).disabled(true)
            })
        #expect(screen.node("Save")?.keys?.shortcuts == [KeyCombination(key: "s", modifiers: .command)])
        #expect(screen.node("Loud")?.keys?.shortcuts == [KeyCombination(key: "l", modifiers: [.shift, .option])])
        #expect(screen.node("OK")?.keys?.shortcuts == [KeyCombination(key: "Enter", modifiers: [])])
        #expect(screen.node("No")?.keys == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The focus of views` {
    private struct Board: View {
        @FocusState private var focus: Int?
        var body: some View {
            VStack {
                Cell().focusable().focused($focus, equals: 1)
                Button("Second") { focus = 1 }.focused($focus, equals: 2)
                Text("at \(focus ?? 0)")
            }
        }
    }
    private struct Cell: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "lit" : "dark") }
    }

    @Test func `follows a state, and tells it`() {
        let screen = Screen(Board())
        #expect(screen.texts == ["dark", "Second", "at 0"])
        #expect(screen.focusables().map { $0.keys?.isFocused } == [nil, nil])
        screen.send(.focus(screen.focusables()[1].id, isFocused: true))
        #expect(screen.texts == ["dark", "Second", "at 2"])
        screen.tap("Second")
        #expect(screen.focusables().map { $0.keys?.isFocused } == [true, false])
        screen.send(.focus(screen.focusables()[0].id, isFocused: true))
        #expect(screen.texts == ["lit", "Second", "at 1"])
        screen.send(.focus(screen.focusables()[0].id, isFocused: false))
        #expect(screen.texts == ["dark", "Second", "at 0"])
        #expect(screen.diagnostics.isEmpty)
    }
}
