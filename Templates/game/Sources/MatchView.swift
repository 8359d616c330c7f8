import SwiftUI

/// Shows the state of the round, and the three hands to choose from.
struct MatchView: View {
    let match: Match
    let player: UUID
    let play: (Hand) -> Void

    var body: some View {
        VStack(spacing: 20) {
            Text(match.words(for: player)).font(.headline)
            HStack(spacing: 12) {
                ForEach(Hand.allCases, id: \.self) { hand in
                    Button {
                        play(hand)
                    } label: {
                        VStack(spacing: 4) {
                            Text(hand.picture).font(.system(size: 40))
                            Text(hand.name).font(.caption)
                        }
                        .frame(width: 84, height: 84)
                        .background(.quaternary, in: .rect(cornerRadius: 16))
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(hand.name)
                }
            }
            .disabled(match.refusal(for: player) != nil)
            if let refusal = match.refusal(for: player), !match.isOver {
                Text(refusal).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview("A new round") {
    MatchView(match: Match(), player: UUID()) { _ in }
}
