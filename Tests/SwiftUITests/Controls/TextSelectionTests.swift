import Foundation
import RenderTree
import SwiftUI
import Testing

/// Source: developer.apple.com/documentation/swiftui/textselection
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A text selection` {
    /// Writes down what is selected, and has buttons that select.
    private struct Note: View {
        @State var text = "mussels"
        @State private var selection: TextSelection?
        var isEditor = false

        private var selected: String {
            switch selection?.indices {
            // A selection that the app leaves alone when it sets the text is of the old one, as on Apple's systems.
            case .selection(let range) where range.upperBound > text.endIndex: "stale"
            case .selection(let range): range.isEmpty ? "caret \(text[..<range.lowerBound])" : String(text[range])
            case .multiSelection(let ranges): "\(ranges.ranges.count) ranges"
            case nil: "nothing"
            }
        }

        var body: some View {
            if isEditor {
                TextEditor(text: $text, selection: $selection).accessibilityLabel("Note")
            } else {
                TextField("Note", text: $text, selection: $selection)
            }
            Text(verbatim: selected)
            Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
            Button("Stars") {
                guard case .selection(let range) = selection?.indices else { return }
                text.replaceSubrange(range, with: "*\(text[range])*")
                selection = TextSelection(insertionPoint: text.endIndex)
            }
            Button("Clear") { text = "" }
        }
    }

    private func select(_ start: Int, _ end: Int, _ report: Int, in screen: Screen) {
        guard let node = screen.node("Note") else { return screen.fail("no note") }
        screen.send(.select(node.id, FieldSelection(start: start, end: end, report: report)))
    }

    private func type(_ text: String, _ edit: Int, caret: Int, _ report: Int, in screen: Screen) {
        guard let node = screen.node("Note") else { return screen.fail("no note") }
        let selection = FieldSelection(start: caret, end: caret, report: report)
        screen.send(.edit(node.id, text: text, edit: edit, selection: selection))
    }

    @Test(arguments: [false, true]) func `is what the person selects, and where the caret is while they type`(
        isEditor: Bool
    ) {
        let screen = Screen(Note(isEditor: isEditor))
        #expect(screen.field("Note")?.selection == WantedSelection(report: 0))
        #expect(screen.texts.contains("nothing"))
        select(1, 4, 1, in: screen)
        #expect(screen.texts.contains("uss"))
        #expect(screen.field("Note")?.selection == WantedSelection(start: 1, end: 4, report: 1))
        type("mels", 1, caret: 1, 2, in: screen)
        #expect(screen.texts.contains("caret m"))
        #expect(screen.field("Note")?.selection == WantedSelection(start: 1, end: 1, report: 2))
    }

    @Test func `is what the app wants, and a report that it has had changes nothing`() {
        let screen = Screen(Note())
        select(0, 3, 1, in: screen)
        screen.tap("Stars")
        #expect(screen.field("Note")?.text == "*mus*sels")
        #expect(screen.field("Note")?.selection == WantedSelection(start: 9, end: 9, report: 1))
        select(2, 3, 1, in: screen)
        #expect(screen.texts.contains("caret *mus*sels"))
        screen.tap("All")
        #expect(screen.field("Note")?.selection == WantedSelection(start: 0, end: 9, report: 1))
    }

    @Test func `that a shorter text does not have is its end`() {
        let screen = Screen(Note())
        select(3, 7, 1, in: screen)
        screen.tap("Clear")
        #expect(screen.field("Note")?.selection == WantedSelection(start: 0, end: 0, report: 1))
        select(5, 90, 2, in: screen)
        #expect(screen.texts.contains("caret "))
    }

    @Test func `counts as browsers do, and never splits a character`() {
        let screen = Screen(Note(text: "a🦐é"))
        select(1, 3, 1, in: screen)
        #expect(screen.texts.contains("🦐"))
        select(2, 3, 2, in: screen)
        #expect(screen.texts.contains("🦐"))
        screen.tap("All")
        #expect(screen.field("Note")?.selection == WantedSelection(start: 0, end: 4, report: 2))
    }

    @Test func `that an app holds constant comes back to it`() {
        let screen = Screen(
            TextField(
                "Note", text: .constant("abc"), selection: .constant(TextSelection(insertionPoint: "abc".startIndex))))
        select(2, 3, 1, in: screen)
        #expect(screen.field("Note")?.selection == WantedSelection(start: 0, end: 0, report: 1))
    }

    @Test func `of a field without a binding is not asked for`() {
        let screen = Screen(TextField("Note", text: .constant("abc")))
        select(2, 3, 1, in: screen)
        #expect(screen.field("Note")?.selection == nil)
    }

    @Test func `is of a text that an editor shows in its looks`() {
        struct Page: View {
            @State private var text =
                AttributedString("one ") + AttributedString("two", attributes: AttributeContainer().font(.body.bold()))

            var body: some View { TextEditor(text: $text).accessibilityLabel("Note") }
        }
        let screen = Screen(Page())
        #expect(screen.field("Note")?.runs?.map(\.length) == [4, 3])
        #expect(screen.field("Note")?.runs?.map(\.font.weight) == [400, 700])
        screen.type("one two!", edit: 1, into: "Note")
        #expect(screen.field("Note")?.runs?.map(\.length) == [4, 4])
        #expect(Screen(TextEditor(text: .constant("plain")).accessibilityLabel("Note")).field("Note")?.runs == nil)
    }

    @Test func `of an attributed text takes attributes, and so does what is typed at a caret`() {
        struct Page: View {
            @State private var text = AttributedString("one two")
            @State private var selection = AttributedTextSelection()

            private var links: [String] {
                text.runs.filter { $0.link != nil }.map { String(text[$0.range].characters) }
            }

            var body: some View {
                TextEditor(text: $text, selection: $selection).accessibilityLabel("Note")
                Text(verbatim: "links \(links)")
                Button("Link") {
                    text.transformAttributes(in: &selection) { $0.link = URL(string: "https://example.org") }
                }
            }
        }
        let screen = Screen(Page())
        select(4, 7, 1, in: screen)
        screen.tap("Link")
        #expect(screen.texts.contains("links [\"two\"]"))
        #expect(screen.field("Note")?.selection == WantedSelection(start: 4, end: 7, report: 1))
        select(0, 0, 2, in: screen)
        screen.tap("Link")
        type("A one two", 1, caret: 2, 3, in: screen)
        #expect(screen.texts.contains("links [\"A \", \"two\"]"))
        type("A B one two", 2, caret: 4, 4, in: screen)
        #expect(screen.texts.contains("links [\"A B \", \"two\"]"))
    }
}
