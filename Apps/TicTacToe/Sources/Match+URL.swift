import Foundation

// The message's URL: `?game=<id>&moves=<digits>&X=<id>&O=<id>`. A move is the cell's number, from 0 at the top left.
extension Match {
    private static let gameKey = "game"
    private static let movesKey = "moves"

    var url: URL? {
        var components = URLComponents()
        let moves = board.moves.map { String($0.rawValue) }.joined()
        components.queryItems =
            [
                URLQueryItem(name: Self.gameKey, value: id.uuidString),
                URLQueryItem(name: Self.movesKey, value: moves),
            ]
            + Mark.allCases.compactMap { mark in
                players[mark].map { URLQueryItem(name: mark.rawValue, value: $0.uuidString) }
            }
        return components.url
    }

    /// Decodes a match.
    /// - Throws: `Unreadable`, for a message of another app or one that was tampered with.
    init(url: URL?) throws(Unreadable) {
        let items = url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.queryItems } ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        guard let id = value(Self.gameKey).flatMap(UUID.init(uuidString:)), let moves = value(Self.movesKey) else {
            throw .noGame
        }
        let board = try Self.board(of: moves)
        var players: [Mark: UUID] = [:]
        for mark in Mark.allCases { players[mark] = value(mark.rawValue).flatMap(UUID.init(uuidString:)) }
        guard players[.x] != nil, board.moves.count < 2 || players[.o] != nil else { throw .noPlayers }
        self.init(id: id, board: board, players: players)
    }

    private static func board(of text: String) throws(Unreadable) -> Board {
        let cells = text.map { Int(String($0)).flatMap(Cell.init(rawValue:)) }
        let moves = cells.compactMap(\.self)
        guard !moves.isEmpty, moves.count == cells.count else { throw .badMoves }
        do throws(Board.IllegalMove) {
            return try Board(moves: moves)
        } catch {
            throw .badMoves
        }
    }
}

/// Why a message contains no valid match, in words for the person.
enum Unreadable: Error, Hashable {
    case noGame, badMoves, noPlayers

    var words: String {
        switch self {
        case .noGame: "There is no game in this message."
        case .badMoves: "The moves in this message do not follow the rules of the game."
        case .noPlayers: "This message does not say who plays."
        }
    }
}
