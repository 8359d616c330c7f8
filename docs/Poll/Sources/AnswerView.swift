import SwiftUI

/// The question, and a row for each answer that can be tapped.
struct AnswerView: View {
    let poll: Poll
    let device: UUID
    let choose: (Int) -> Void

    var body: some View {
        List {
            Section(poll.question) {
                ForEach(poll.answers.indices, id: \.self) { row(poll.answers[$0], at: $0) }
            }
        }
    }

    private func row(_ answer: String, at place: Int) -> some View {
        Button {
            choose(place)
        } label: {
            HStack {
                Image(systemName: poll.choices[device] == place ? "checkmark.circle.fill" : "circle")
                Text(answer)
                Spacer()
                Text(poll.count(of: place), format: .number).foregroundStyle(.secondary)
            }
        }
        .accessibilityLabel("\(answer): \(poll.count(of: place))")
    }
}

#Preview("Two answers") {
    var poll = Poll()
    poll.question = "Where to?"
    poll.add("Park")
    poll.add("Lake")
    return AnswerView(poll: poll, device: UUID()) { _ in }
}
