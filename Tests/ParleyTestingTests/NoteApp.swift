import Messages
import SwiftUI

/// A small app for the tests of the world: one note that people write together.
final class NoteApp: MSMessagesAppViewController {
    private let note = Note()
    private var session: MSSession?

    override func willBecomeActive(with conversation: MSConversation) {
        take(conversation.selectedMessage)
        show()
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        take(message)
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        note.status = "Something new came"
    }

    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
        note.status = "Not sent"
    }

    private func take(_ message: MSMessage?) {
        note.lines = message?.url?.query?.split(separator: "&").map(String.init) ?? []
        session = message?.session
    }

    private func show() {
        let child = UIHostingController(
            rootView: NoteView(
                note: note,
                expand: { [weak self] in self?.requestPresentationStyle(.expanded) },
                stage: { [weak self] in self?.stage() },
                close: { [weak self] in self?.dismiss() }))
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        child.didMove(toParent: self)
    }

    private func stage() {
        guard let conversation = activeConversation else { return }
        let message = MSMessage(session: session ?? MSSession())
        message.url = URL(string: "?" + note.lines.joined(separator: "&"))
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) wrote"
        let layout = MSMessageTemplateLayout()
        layout.caption = note.lines.joined(separator: ", ")
        message.layout = layout
        Task {
            do {
                try await conversation.insert(message)
                note.status = "Staged"
                requestPresentationStyle(.compact)
            } catch {
                note.status = "Failed: \((error as NSError).code)"
            }
        }
    }
}

@MainActor @Observable final class Note {
    var lines: [String] = []
    var line = ""
    var status = ""

    /// `destination` counts the places before the line is taken out.
    func move(_ source: IndexSet, to destination: Int) {
        guard let index = source.first else { return }
        let line = lines.remove(at: index)
        lines.insert(line, at: index < destination ? destination - 1 : destination)
    }
}

private struct NoteView: View {
    @Bindable var note: Note
    let expand: () -> Void
    let stage: () -> Void
    let close: () -> Void

    var body: some View {
        VStack {
            Text(note.status)
            List {
                ForEach(note.lines.prefix(10), id: \.self) { Text($0) }
                    .onDelete { for index in $0 { note.lines.remove(at: index) } }
                    .onMove { note.move($0, to: $1) }
            }
            TextField("Line", text: $note.line).onSubmit {
                note.lines.append(note.line)
                note.line = ""
            }
            Button("Write", action: expand)
            Button("Stage", action: stage).disabled(note.lines.isEmpty)
            Button("Overflow") { note.lines = Array(repeating: "word", count: 1_001) }
            Button("Close", action: close)
        }
    }
}
