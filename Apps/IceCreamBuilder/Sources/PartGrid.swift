import UIKit

/// The columns of the part grid: the same for every step, and as wide as fills the panel.
enum PartGrid {
    static let spacing: CGFloat = 10
    static let margin: CGFloat = 16
    private static let cellWidth: CGFloat = 104
    private static let cellHeight: CGFloat = 108
    /// Minimum columns: six scoops make two full rows on the narrowest phone.
    private static let columnCountMin: CGFloat = 3
    private static let columnCountMax: CGFloat = 6

    /// - Parameter width: Width of the panel in points.
    static func cellSize(in width: CGFloat) -> CGSize {
        let room = max(0, width - 2 * margin)
        let fitting = ((room + spacing) / (cellWidth + spacing)).rounded(.down)
        let columns = min(max(fitting, columnCountMin), columnCountMax)
        return CGSize(width: max(1, (room - (columns - 1) * spacing) / columns), height: cellHeight)
    }
}
