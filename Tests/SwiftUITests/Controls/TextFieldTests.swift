import RenderTree
import SwiftUI
import Testing

private struct Form: View {
    @State private var name = "Mussels"
    @State private var sent = ""
    var limit = 100

    var body: some View {
        TextField("Name", text: Binding(get: { name }, set: { name = String($0.prefix(limit)) }))
            .textFieldStyle(.roundedBorder)
            .submitLabel(.done)
            .onSubmit { sent = name }
        Text("sent \(sent)")
        Button("Clear") { name = "" }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Text fields` {
    @Test func `show the binding, and answer an edit with its number`() {
        let screen = Screen(Form())
        #expect(screen.field("Name")?.text == "Mussels")
        screen.type("Mussels P", edit: 3, into: "Name")
        #expect(screen.field("Name")?.text == "Mussels P")
        #expect(screen.field("Name")?.edit == 3)
    }

    @Test func `answer an edit that the app refuses too`() {
        let screen = Screen(Form(limit: 7))
        screen.type("Mussels!", edit: 1, into: "Name")
        #expect(screen.field("Name")?.text == "Mussels")
        #expect(screen.field("Name")?.edit == 1)
    }

    @Test func `keep what was typed after a character that the app refuses, before its answer came`() throws {
        struct Digits: View {
            @State private var text = ""
            var body: some View {
                TextField("Number", text: Binding(get: { text }, set: { if $0.allSatisfy(\.isNumber) { text = $0 } }))
            }
        }
        let screen = Screen(Digits())
        let id = try #require(screen.node("Number")?.id)
        for (edit, text) in [(1, "1"), (2, "1a"), (3, "1a2")] {
            screen.send(.edit(id, text: text, edit: edit, base: 0))
        }
        #expect(screen.field("Number")?.text == "12")
        // Hosts leave out all but the last edit while the app is busy.
        screen.send(.edit(id, text: "12b3", edit: 5, base: 3))
        #expect(screen.field("Number")?.text == "123")
    }

    @Test func `take no edit twice`() {
        let screen = Screen(Form())
        screen.type("a", edit: 2, into: "Name")
        screen.type("b", edit: 2, into: "Name")
        screen.type("c", edit: 1, into: "Name")
        #expect(screen.field("Name")?.text == "a")
    }

    @Test func `cut a text that is too long between two characters`() {
        let screen = Screen(Form(limit: .max))
        let count = TreeLimits.textByteCountMax / 2 / 4
        // The limit is within the last of these characters, of four bytes each.
        screen.type("a" + String(repeating: "👍", count: count), edit: 1, into: "Name")
        #expect(screen.field("Name")?.text == "a" + String(repeating: "👍", count: count - 1))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `submit on the return key`() throws {
        let screen = Screen(Form())
        let id = try #require(screen.node("Name")?.id)
        screen.send(.submit(id))
        #expect(screen.texts.contains("sent Mussels"))
        #expect(screen.field("Name")?.submitLabel == "done")
    }

    @Test func `keep the number of the last edit when the app changes the text`() {
        let screen = Screen(Form())
        screen.type("ab", edit: 5, into: "Name")
        screen.tap("Clear")
        #expect(screen.field("Name")?.text == "")
        #expect(screen.field("Name")?.edit == 5)
    }

    @Test func `keep the attributes of what a person does not change in an attributed text`() {
        struct Letter: View {
            @State var text: AttributedString
            var body: some View {
                TextEditor(text: $text).accessibilityLabel("Letter")
                Text(
                    text.runs.map { String(text[$0.range].characters) + ($0.languageIdentifier ?? "") }.joined(
                        separator: "|"))
            }
        }
        var text = AttributedString("Dear Kate")
        text[text.range(of: "Kate") ?? text.startIndex..<text.endIndex].languageIdentifier = "en"
        let screen = Screen(Letter(text: text))
        screen.type("Dearest Kate", edit: 1, into: "Letter")
        #expect(screen.texts.last == "Dearest |Kateen")
        screen.type("Dearest", edit: 2, into: "Letter")
        #expect(screen.texts.last == "Dearest")
    }

    @Test func `change the attributes of what an author has selected`() throws {
        var text = AttributedString("Dear Kate")
        var selection = AttributedTextSelection(range: try #require(text.range(of: "Kate")))
        text.transformAttributes(in: &selection) { $0.languageIdentifier = "en" }
        #expect(text.runs.map { $0.languageIdentifier } == [nil, "en"])
        var end = AttributedTextSelection()
        text.transformAttributes(in: &end) { $0.languageIdentifier = "nb" }
        #expect(text.runs.map { $0.languageIdentifier } == [nil, "en"])
        #expect(end.typingAttributes(in: text).languageIdentifier == "nb")
    }

    @Test func `ignore typing while disabled`() {
        let screen = Screen(Form().disabled(true))
        screen.type("x", edit: 1, into: "Name")
        #expect(screen.field("Name")?.text == "Mussels")
    }

    @Test func `follow the focus state, and tell it what the person does`() throws {
        struct Focusing: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Name", text: $text).focused($isFocused)
                Button("Focus") { isFocused.toggle() }
                Text(isFocused ? "on" : "off")
            }
        }
        let screen = Screen(Focusing())
        #expect(screen.field("Name")?.isFocused == nil)
        screen.tap("Focus")
        #expect(screen.field("Name")?.isFocused == true)
        let id = try #require(screen.node("Name")?.id)
        screen.send(.focus(id, isFocused: false))
        #expect(screen.texts.contains("off"))
        #expect(screen.field("Name")?.isFocused == false)
    }

    @Test func `report the start and end of editing, and the return key`() throws {
        var reports: [String] = []
        let screen = Screen(
            TextField(
                "Name", text: .constant("Kate"), onEditingChanged: { reports.append($0 ? "began" : "ended") },
                onCommit: { reports.append("sent") }))
        let id = try #require(screen.node("Name")?.id)
        screen.send(.focus(id, isFocused: true))
        screen.send(.submit(id))
        screen.send(.focus(id, isFocused: false))
        #expect(reports == ["began", "sent", "ended"])
    }

    @Test func `tell of the return key in a secret field and in one of numbers`() throws {
        var reports: [String] = []
        let screen = Screen(
            VStack {
                SecureField("Code", text: .constant("")) { reports.append("code") }
                TextField("Age", value: .constant(8), formatter: NumberFormatter()) { reports.append("age") }
            })
        for name in ["Code", "Age"] { screen.send(.submit(try #require(screen.node(name)?.id))) }
        #expect(reports == ["code", "age"])
    }
}
