/// A player's mark. X begins.
enum Mark: String, CaseIterable, Sendable {
    case x = "X"
    case o = "O"

    var other: Mark { self == .x ? .o : .x }
}

/// A cell of the board, row by row from the top left.
enum Cell: Int, CaseIterable, Sendable {
    case topLeft, top, topRight, left, middle, right, bottomLeft, bottom, bottomRight

    var row: Int { rawValue / 3 }
    var column: Int { rawValue % 3 }
}

/// The rules of the game: marks, turns and the end.
struct Board: Hashable, Sendable {
    /// The moves in order.
    private(set) var moves: [Cell] = []
    private var xs = CellSet()
    private var os = CellSet()

    enum Outcome: Hashable, Sendable {
        case open
        case won(Mark)
        case draw
    }

    enum IllegalMove: Error, Hashable {
        case taken
        case finished
    }

    init() {}

    /// Replays moves.
    /// - Throws: `IllegalMove` for the first move that the rules do not allow.
    init(moves: [Cell]) throws(IllegalMove) {
        for move in moves { try play(move) }
    }

    /// The mark of the next player, also after the end of the game.
    var next: Mark { moves.count.isMultiple(of: 2) ? .x : .o }

    var outcome: Outcome {
        if winningLine != nil { return .won(next.other) }
        return moves.count == Cell.allCases.count ? .draw : .open
    }

    /// The three cells in a row that ended the game. Only the last player can have them.
    var winningLine: [Cell]? {
        let last = next == .x ? os : xs
        return Self.lines.first { last.isSuperset(of: $0.set) }?.cells
    }

    subscript(cell: Cell) -> Mark? {
        if xs.contains(cell) { return .x }
        return os.contains(cell) ? .o : nil
    }

    /// Makes a move.
    /// - Throws: `IllegalMove`, leaving the board unchanged.
    mutating func play(_ cell: Cell) throws(IllegalMove) {
        guard outcome == .open else { throw .finished }
        guard self[cell] == nil else { throw .taken }
        if next == .x { xs.insert(cell) } else { os.insert(cell) }
        moves.append(cell)
    }

    private struct Line: Sendable {
        let cells: [Cell]
        let set: CellSet

        init(_ cells: [Cell]) {
            self.cells = cells
            var set = CellSet()
            for cell in cells { set.insert(cell) }
            self.set = set
        }
    }

    private static let lines = [
        [.topLeft, .top, .topRight], [.left, .middle, .right], [.bottomLeft, .bottom, .bottomRight],
        [.topLeft, .left, .bottomLeft], [.top, .middle, .bottom], [.topRight, .right, .bottomRight],
        [.topLeft, .middle, .bottomRight], [.topRight, .middle, .bottomLeft],
    ].map(Line.init)
}

/// A set of cells as nine bits.
private struct CellSet: Hashable, Sendable {
    private var bits: UInt16 = 0

    mutating func insert(_ cell: Cell) { bits |= 1 << UInt16(cell.rawValue) }
    func contains(_ cell: Cell) -> Bool { bits & 1 << UInt16(cell.rawValue) != 0 }
    func isSuperset(of other: CellSet) -> Bool { bits & other.bits == other.bits }
}
