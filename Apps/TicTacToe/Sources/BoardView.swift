import SwiftUI

/// Nine buttons that form one board.
struct BoardView: View {
    let board: Board
    /// Cell of a move that is not sent yet.
    let staged: Cell?
    let play: (Cell) -> Void

    var body: some View {
        GeometryReader { space in
            let side = min(space.size.width, space.size.height)
            ZStack {
                RoundedRectangle(cornerRadius: side * 0.06).fill(Color.boardGround)
                VStack(spacing: side * 0.025) {
                    ForEach(0..<3, id: \.self) { row in
                        HStack(spacing: side * 0.025) {
                            ForEach(Cell.allCases.filter { $0.row == row }, id: \.self, content: button)
                        }
                    }
                }
                .padding(side * 0.04)
                if let line = board.winningLine, let first = line.first, let last = line.last {
                    WinningLine(first: first, last: last)
                        .stroke(Color.sun, style: StrokeStyle(lineWidth: side * 0.025, lineCap: .round))
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
            .frame(width: side, height: side)
        }
    }

    private func button(_ cell: Cell) -> some View {
        Button {
            withAnimation(.spring(duration: 0.3)) { play(cell) }
        } label: {
            CellView(mark: board[cell], isStaged: staged == cell)
        }
        .buttonStyle(CellButtonStyle())
        .accessibilityLabel("\(cell.name), \(board[cell]?.rawValue ?? "empty")")
    }
}

private struct CellView: View {
    let mark: Mark?
    let isStaged: Bool

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(Color.cell)
            if isStaged {
                RoundedRectangle(cornerRadius: 10).strokeBorder(Color.sun, lineWidth: 3)
            }
            if let mark {
                MarkView(mark: mark).transition(.scale)
            }
        }
    }
}

private struct CellButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.6 : 1).contentShape(Rectangle())
    }
}

/// An X or an O that fills its frame.
struct MarkView: View {
    let mark: Mark

    var body: some View {
        GeometryReader { space in
            let side = min(space.size.width, space.size.height)
            let pen = StrokeStyle(lineWidth: side * 0.14, lineCap: .round)
            Group {
                switch mark {
                case .x: CrossShape().stroke(Color.mark(.x), style: pen)
                case .o: Circle().stroke(Color.mark(.o), style: pen)
                }
            }
            .padding(side * 0.26)
        }
        .accessibilityHidden(true)
    }
}

private struct CrossShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

/// A line through the centres of two cells, extended a little beyond them.
private struct WinningLine: Shape {
    let first: Cell
    let last: Cell

    func path(in rect: CGRect) -> Path {
        let (start, end) = (middle(of: first, in: rect), middle(of: last, in: rect))
        let beyond = CGSize(width: (end.x - start.x) * 0.14, height: (end.y - start.y) * 0.14)
        var path = Path()
        path.move(to: CGPoint(x: start.x - beyond.width, y: start.y - beyond.height))
        path.addLine(to: CGPoint(x: end.x + beyond.width, y: end.y + beyond.height))
        return path
    }

    private func middle(of cell: Cell, in rect: CGRect) -> CGPoint {
        CGPoint(
            x: rect.minX + rect.width * (0.04 + 0.92 * (CGFloat(cell.column) + 0.5) / 3),
            y: rect.minY + rect.height * (0.04 + 0.92 * (CGFloat(cell.row) + 0.5) / 3))
    }
}
