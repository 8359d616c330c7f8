import Foundation
import RenderTree

extension Device {
    /// Whether anything that the app shows is painted in this colour, at any opacity.
    /// - Parameter color: `#rrggbb` in lower case.
    package func hasColor(_ color: String) -> Bool {
        let nodes = screen.tree.inDrawingOrder.map(\.node)
        guard let words = try? JSONEncoder().encode(nodes) else { return false }
        return String(decoding: words, as: UTF8.self).contains(color)
    }
}
