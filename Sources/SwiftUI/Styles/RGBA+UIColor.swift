import CoreGraphics
import RenderTree
import UIKit

extension RGBA {
    init(_ color: UIColor, _ traits: UITraitCollection) {
        let parts = color.cgColor(for: traits).components ?? []
        guard parts.count == 4 else {
            self.init(red: 0, green: 0, blue: 0)
            return
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
