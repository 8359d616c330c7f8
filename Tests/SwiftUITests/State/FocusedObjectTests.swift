import Combine
import SwiftUI
import Testing

private final class Note: ObservableObject {
    @Published var text = "first"
}

@Observable private final class Page {
    var number = 1
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The object of a focused view` {
    private struct Reader: View {
        @FocusedObject private var note: Note?
        @FocusedValue(Page.self) private var page
        var body: some View {
            Text(verbatim: "\(note?.text ?? "none") \(page?.number ?? 0)")
            if let $note { TextField("Note", text: $note.text) }
        }
    }

    private struct Scene: View {
        @State var isThere = true
        let note: Note
        let page: Page
        var body: some View {
            Reader()
            Button("Leave") { isThere = false }
            if isThere { Text("source").focusedSceneObject(note).focusedSceneValue(page) }
        }
    }

    @Test func `is observed elsewhere for as long as that is shown`() {
        let (note, page) = (Note(), Page())
        let screen = Screen(Scene(note: note, page: page))
        #expect(screen.texts.first == "first 1")
        note.text = "second"
        page.number = 2
        screen.render()
        #expect(screen.texts.first == "second 2")
        screen.tap("Leave")
        #expect(screen.texts.first == "none 0")
    }
}
