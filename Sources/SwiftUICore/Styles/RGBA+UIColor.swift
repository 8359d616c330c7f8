import CoreGraphics
import RenderTree
import TreePainter
import UIKit

extension RGBA {
    init(_ color: UIColor, _ traits: UITraitCollection) { self.init(color.cgColor(for: traits)) }
}
