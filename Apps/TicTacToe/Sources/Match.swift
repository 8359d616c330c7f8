import Foundation

/// One game as it travels: the board, and who plays which mark.
struct Match: Hashable, Sendable {
    let id: UUID
    private(set) var board: Board
    /// By the identifier that the player's own device has for them: it means nothing on another device, and so only the
    /// two players' devices find themselves here. O is free until somebody has answered.
    private(set) var players: [Mark: UUID]

    init(id: UUID = UUID(), board: Board = Board(), players: [Mark: UUID] = [:]) {
        self.id = id
        self.board = board
        self.players = players
    }

    /// The match after a move of the person at this device.
    /// - Throws: `Refusal`: why this person may not play there now.
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
        /// The other player's, or in a group anybody's who answers first.
        case waiting
        /// Somebody else's, in a game of two others.
        case others
        case over
    }

    func turn(of viewer: Viewer) -> Turn {
        guard board.outcome == .open else { return .over }
        if viewer.movedLast { return .waiting }
        // With two people, whoever did not move last is the other player, on whichever of their devices.
        guard viewer.isInGroup, let player = players[board.next], player != viewer.person else {
            return .yours(board.next)
        }
        return players[board.next.other] == viewer.person ? .waiting : .others
    }
}

/// The person who looks at a match, as far as the match has to know them.
struct Viewer: Hashable, Sendable {
    /// The conversation's `localParticipantIdentifier`.
    var person: UUID
    /// Whether three people or more take part.
    var isInGroup: Bool
    /// Whether the match's newest message is this person's own.
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
