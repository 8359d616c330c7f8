import SwiftUI

/// The board and the text about it: side by side in a wide panel, stacked in a tall one.
struct GameView: View {
    let table: GameTable
    let play: (Cell) -> Void
    let startNewGame: () -> Void

    var body: some View {
        if let unreadable = table.unreadable {
            UnreadableView(words: unreadable.words, startNewGame: startNewGame)
        } else {
            GeometryReader { space in
                let layout = GameLayout(size: space.size)
                layout.stack {
                    BoardView(board: table.board, staged: table.staged?.board.moves.last, play: play)
                        .frame(width: layout.boardSide, height: layout.boardSide)
                    GameWords(table: table, startNewGame: startNewGame)
                        .frame(maxWidth: layout.isWide ? 260 : .infinity)
                }
                .padding(GameLayout.margin)
                .frame(width: space.size.width, height: space.size.height)
            }
        }
    }
}

private struct GameLayout {
    let size: CGSize
    static let margin: CGFloat = 16
    /// Room for the text beside the board, or below it.
    private static let wordsWidth: CGFloat = 132
    private static let wordsHeight: CGFloat = 150
    private static let boardSideMax: CGFloat = 420

    var isWide: Bool { size.width > size.height }

    @MainActor var stack: AnyLayout {
        isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(spacing: 20))
    }

    var boardSide: CGFloat {
        let width = size.width - 2 * Self.margin - (isWide ? Self.wordsWidth : 0)
        let height = size.height - 2 * Self.margin - (isWide ? 0 : Self.wordsHeight)
        return max(90, min(width, height, Self.boardSideMax))
    }
}

/// The state of the game, and the possible actions.
private struct GameWords: View {
    let table: GameTable
    let startNewGame: () -> Void

    var body: some View {
        VStack(spacing: 8) {
            Text(headline).font(.title3).fontWeight(.bold).multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
            Text(table.note ?? hint)
                .font(.subheadline)
                .foregroundStyle(table.note == nil ? Color.secondary : Color.warning)
                .multilineTextAlignment(.center)
            if table.turn == .over || table.turn == .others {
                Button("New game", action: startNewGame).buttonStyle(.borderedProminent).tint(.board)
            }
        }
        .minimumScaleFactor(0.7)
    }

    private var headline: String {
        switch table.board.outcome {
        case .won(let mark): won(mark)
        case .draw: "A draw"
        case .open: table.staged == nil ? headlineOfTurn : "Send your move"
        }
    }

    private func won(_ mark: Mark) -> String {
        if table.staged != nil || table.viewer.movedLast { return "You won!" }
        return table.match.players[mark.other] == table.viewer.person ? "You lost" : "\(mark.rawValue) won"
    }

    private var headlineOfTurn: String {
        switch table.turn {
        case .yours(let mark): table.isNew ? "You are \(mark.rawValue)" : "Your turn, \(mark.rawValue)"
        case .waiting: "Wait for \(table.board.next.rawValue)"
        case .others: "\(table.board.next.rawValue) to move"
        case .over: "The end"
        }
    }

    private var hint: String {
        if table.staged != nil { return "It is in the input field. Until you send it, you can choose another cell." }
        return switch table.turn {
        case .yours: table.isNew ? "Choose a cell to challenge the others." : "Choose an empty cell."
        case .waiting: "Your move is sent. The answer will show up here."
        case .others: "Two others play this game. You can watch."
        case .over: table.match.subcaption
        }
    }
}

/// Shown if the message contains no valid game.
private struct UnreadableView: View {
    let words: String
    let startNewGame: () -> Void

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: "questionmark.square.dashed").font(.largeTitle).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text("This game cannot be shown").font(.title3).fontWeight(.bold).accessibilityAddTraits(.isHeader)
            Text(words).font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            Button("New game", action: startNewGame).buttonStyle(.borderedProminent).tint(.board)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview("A new game") {
    GameView(table: GameTable(), play: { _ in }, startNewGame: {})
}
