import Foundation
import Messages

enum Hand: String, CaseIterable {
    case rock, paper, scissors

    var picture: String { ["rock": "🪨", "paper": "📄", "scissors": "✂️"][rawValue] ?? "" }
    var name: String { rawValue.capitalized }

    func beats(_ other: Hand) -> Bool {
        switch (self, other) {
        case (.rock, .scissors), (.scissors, .paper), (.paper, .rock): true
        default: false
        }
    }
}

/// One round of rock, paper, scissors, which travels in the message's URL.
struct Match: Equatable {
    struct Move: Equatable {
        let player: UUID
        let hand: Hand
    }

    let first: Move?
    let second: Move?

    init(first: Move? = nil, second: Move? = nil) { (self.first, self.second) = (first, second) }

    var isOver: Bool { second != nil }

    /// Returns why somebody may not move, in words; nil if they may.
    func refusal(for player: UUID) -> String? {
        if isOver { return "This round is over." }
        return first?.player == player ? "It is the other one's turn." : nil
    }

    /// Returns the round after a move; the same one where the move is not allowed.
    func playing(_ hand: Hand, by player: UUID) -> Match {
        guard refusal(for: player) == nil else { return self }
        let move = Move(player: player, hand: hand)
        return first == nil ? Match(first: move) : Match(first: first, second: move)
    }

    /// Returns the state of the round in words for one player.
    func words(for player: UUID) -> String {
        guard let first else { return "Choose your hand." }
        guard let second else { return first.player == player ? "You have chosen." : "Your turn." }
        if first.hand == second.hand { return "A draw: both chose \(first.hand.rawValue)." }
        let winner = first.hand.beats(second.hand) ? first : second
        return winner.player == player ? "You win with \(winner.hand.rawValue)!" : "\(winner.hand.name) wins."
    }
}
