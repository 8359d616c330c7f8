import Foundation

/// One game as sent in messages: the board, and the player of each mark.
struct Match: Hashable, Sendable {
    let id: UUID
    private(set) var board: Board
    /// Players by the identifier that the player's own device has for them. It is meaningless on other devices, so only
    /// the two players' devices recognise themselves. O is free until somebody has responded.
    private(set) var players: [Mark: UUID]

    init(id: UUID = UUID(), board: Board = Board(), players: [Mark: UUID] = [:]) {
        self.id = id
        self.board = board
        self.players = players
    }

    /// Returns the match after a move of the person at this device.
    /// - Throws: `Refusal` if this person may not play there now.
    func playing(_ cell: Cell, as viewer: Viewer) throws(Refusal) -> Match {
        switch turn(of: viewer) {
        case .over: throw .over
        case .others: throw .otherPlayers
        case .waiting: throw .notYourTurn
        case .yours: break
        }
        var next = self
        do throws(Board.IllegalMove) {
            try next.board.play(cell)
        } catch {
            throw error == .taken ? .taken : .over
        }
        next.players[board.next] = viewer.person
        return next
    }

    enum Turn: Hashable {
        case yours(Mark)
        /// Another player's turn; in a group, that of anybody who responds first.
        case waiting
        /// The turn of one of two other players.
        case others
        case over
    }

    func turn(of viewer: Viewer) -> Turn {
        guard board.outcome == .open else { return .over }
        if viewer.movedLast { return .waiting }
        // With two people, the one who did not move last is the other player, on any of their devices.
        guard viewer.isInGroup, let player = players[board.next], player != viewer.person else {
            return .yours(board.next)
        }
        return players[board.next.other] == viewer.person ? .waiting : .others
    }
}

/// The person who looks at a match, as far as the rules depend on them.
struct Viewer: Hashable, Sendable {
    /// The conversation's `localParticipantIdentifier`.
    var person: UUID
    /// Whether at least three people take part.
    var isInGroup: Bool
    /// Whether the match's newest message is by this person.
    var movedLast: Bool
}

/// Why a cell cannot be played, in words for the person.
enum Refusal: Error, Hashable {
    case taken, notYourTurn, otherPlayers, over

    var words: String {
        switch self {
        case .taken: "That cell is taken. Choose an empty one."
        case .notYourTurn: "One move a turn: wait until the other has answered."
        case .otherPlayers: "Two others play this game. You can watch, or start a game of your own."
        case .over: "This game is over. Start a new one."
        }
    }
}
