import Testing

@testable import TicTacToe

@Suite(.timeLimit(.minutes(5))) struct `The rules of tic-tac-toe` {
    /// Every game from the empty board to its end, counted by outcome.
    private struct Count {
        var games: [Board.Outcome: Int] = [:]
        var positions = 0

        mutating func walk(_ board: Board) throws {
            positions += 1
            let outcome = board.outcome
            guard outcome == .open else {
                games[outcome, default: 0] += 1
                return
            }
            for cell in Cell.allCases where board[cell] == nil {
                var next = board
                try next.play(cell)
                try walk(next)
            }
        }
    }

    @Test func `allow just the 255,168 games that there are`() throws {
        var count = Count()
        try count.walk(Board())
        #expect(count.games == [.won(.x): 131_184, .won(.o): 77_904, .draw: 46_080])
        #expect(count.positions == 549_946)
    }

    @Test func `let X begin and then take turns`() throws {
        var board = Board()
        #expect(board.next == .x)
        try board.play(.middle)
        #expect(board.next == .o)
        #expect(board[.middle] == .x)
        try board.play(.top)
        #expect(board[.top] == .o)
        #expect(board.next == .x)
    }

    @Test(arguments: Cell.allCases) func `refuse a cell that is taken`(cell: Cell) throws {
        var board = try Board(moves: [cell])
        #expect(throws: Board.IllegalMove.taken) { try board.play(cell) }
        #expect(board.moves == [cell])
    }

    @Test func `refuse a move after the end`() throws {
        var board = try Board(moves: [.topLeft, .left, .top, .middle, .topRight])
        #expect(board.outcome == .won(.x))
        #expect(board.winningLine == [.topLeft, .top, .topRight])
        #expect(throws: Board.IllegalMove.finished) { try board.play(.bottom) }
    }

    @Test func `let the ninth move win`() throws {
        let board = try Board(moves: [
            .topLeft, .left, .top, .middle, .bottomLeft, .bottom, .right, .bottomRight, .topRight,
        ])
        #expect(board.outcome == .won(.x))
    }
}
