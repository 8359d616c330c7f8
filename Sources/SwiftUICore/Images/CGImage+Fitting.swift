import CoreGraphics
import Foundation
import RenderTree

// Bitmaps that are as fine as a host takes them.
extension CGSize {
    /// Returns the pixels per point of a bitmap of this size: as many as wanted, or as many as fit `TreeLimits.pictureSideMax`.
    func resolution(atMost wanted: CGFloat) -> CGFloat {
        // A context rounds its sides up to whole pixels, which may be one more than they should be.
        let most = CGFloat(TreeLimits.pictureSideMax) - 0.5
        return min(wanted, most / max(width, height, 1))
    }
}

extension CGImage {
    /// Data as PNG, of a smaller copy where they would be more than `TreeLimits.pictureByteCountMax`; nil where the image
    /// cannot be encoded.
    var fittedPNGData: Data? {
        var share: CGFloat = 1
        var data = pngData
        while let large = data, large.count > TreeLimits.pictureByteCountMax {
            // Bytes grow with the area. A finer pattern has more of them per pixel, so that some room is left.
            share *= (CGFloat(TreeLimits.pictureByteCountMax) / CGFloat(large.count)).squareRoot() * 0.9
            data = scaled(by: share)?.pngData
        }
        return data
    }

    private func scaled(by share: CGFloat) -> CGImage? {
        let size = CGSize(width: max(1, CGFloat(width) * share), height: max(1, CGFloat(height) * share))
        guard let context = CGContext(size: size, scale: 1) else { return nil }
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: context.width, height: context.height))
        return context.makeImage()
    }
}
