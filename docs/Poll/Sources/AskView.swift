import SwiftUI

/// Fields for a new poll, and a button that asks it.
struct AskView: View {
    @State private var poll = Poll()
    @State private var answer = ""
    let ask: (Poll) -> Void

    var body: some View {
        List {
            TextField("Question", text: $poll.question)
            ForEach(poll.answers, id: \.self) { Text($0) }
            HStack {
                TextField("Another answer", text: $answer).onSubmit(add)
                Button("Add", action: add).buttonStyle(.borderless).disabled(answer.isEmpty)
            }
            Button("Ask") { ask(poll) }.disabled(!poll.canBeAsked)
        }
    }

    private func add() {
        poll.add(answer)
        answer = ""
    }
}

#Preview("A new poll") {
    AskView { _ in }
}
