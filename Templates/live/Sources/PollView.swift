import SwiftUI

/// The bubble itself: the question, and an answer that can be tapped where it stands.
struct PollView: View {
    let poll: Poll
    let voter: UUID
    let vote: (Bool) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(Poll.question).font(.headline)
            answer("Yes", true)
            answer("No", false)
        }
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func answer(_ name: String, _ answer: Bool) -> some View {
        Button {
            vote(answer)
        } label: {
            HStack {
                Image(systemName: poll.votes[voter] == answer ? "checkmark.circle.fill" : "circle")
                Text(name)
                Spacer()
                Text(poll.count(answer), format: .number).monospacedDigit().foregroundStyle(.secondary)
            }
            .frame(minHeight: 44)
        }
        .accessibilityLabel("\(name): \(poll.count(answer))")
    }
}

#Preview("A new poll") {
    PollView(poll: Poll(), voter: UUID()) { _ in }
}
