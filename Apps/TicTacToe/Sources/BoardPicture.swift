import SwiftUI
import UIKit

/// The bubble's picture: the board on a coloured background, the same in light and dark.
struct BoardPicture: View {
    let board: Board

    static let side: CGFloat = 300

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [Color(red: 0.30, green: 0.27, blue: 0.66), Color(red: 0.16, green: 0.14, blue: 0.40)],
                startPoint: .top, endPoint: .bottom)
            BoardView(board: board, staged: nil, play: { _ in }).frame(width: 250, height: 250)
        }
        .frame(width: Self.side, height: Self.side)
        .environment(\.colorScheme, .light)
    }

    /// Renders at three pixels per point, for the densest screens.
    @MainActor static func image(of board: Board) -> UIImage? {
        let renderer = ImageRenderer(content: BoardPicture(board: board))
        renderer.scale = 3
        return renderer.uiImage
    }
}

#Preview("The bubble's picture", traits: .fixedLayout(width: BoardPicture.side, height: BoardPicture.side)) {
    BoardPicture(board: (try? Board(moves: [.middle, .topLeft, .topRight, .left, .bottomLeft])) ?? Board())
}
