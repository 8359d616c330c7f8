import CoreGraphics
import ReadPictures
import RenderTree
import SwiftUI

/// A view's picture, one pixel a point unless said otherwise.
@MainActor func picture(of view: some View, _ side: CGFloat = 40, scale: CGFloat = 1) throws -> CGImage {
    let renderer = ImageRenderer(content: view.frame(width: side, height: side))
    renderer.scale = scale
    guard let image = renderer.cgImage else { throw NoPicture() }
    return image
}

extension CGImage {
    /// Whether each component is near to the wanted one, 0…255.
    func isNear(_ wanted: [Int], at x: Int, _ y: Int, within tolerance: Int = 6) -> Bool {
        zip(components(x, y), wanted).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

let pureRed = Color(red: 1, green: 0, blue: 0)
let pureBlue = Color(red: 0, green: 0, blue: 1)
