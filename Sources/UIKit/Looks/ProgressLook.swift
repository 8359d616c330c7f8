package import RenderTree
package import TreePainter

/// Bar that fills with progress.
package struct ProgressLook: ControlLook {
    /// Height in points, as on iOS.
    package static let height: CGFloat = 4
    private let fraction: Double
    private let isMirrored: Bool
    private let track, tint: RGBA

    /// Creates a bar.
    /// - Parameters:
    ///   - fraction: 0…1.
    ///   - isMirrored: whether the bar fills from the right.
    package init(fraction: Double, isMirrored: Bool, track: RGBA, tint: RGBA) {
        (self.fraction, self.isMirrored, self.track, self.tint) = (fraction, isMirrored, track, tint)
    }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let radius = size.height / 2
        let ground = NodeDraft.box(CGRect(size), track, cornerRadius: radius)
        guard fraction > 0 else { return [ground] }
        // At least a dot is shown, so that a start can be seen.
        let width = max(size.width * fraction, min(size.height, size.width))
        let x = isMirrored ? size.width - width : 0
        return [ground, .box(CGRect(x: x, y: 0, width: width, height: size.height), tint, cornerRadius: radius)]
    }
}

/// Ring of spokes, each paler than the next.
package struct SpinnerLook: ControlLook {
    /// Side lengths in points, as on iOS.
    package static let (side, largeSide): (CGFloat, CGFloat) = (20, 37)
    private static let count = 8
    private let color: RGBA

    package init(color: RGBA) { self.color = color }

    package func nodes(in size: CGSize) -> [NodeDraft] {
        let side = min(size.width, size.height)
        return (0..<Self.count).map { index in
            let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.count)
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
            }
            let path = CGMutablePath()
            path.addLines(between: [point(side * 0.27), point(side * 0.44)])
            var shade = color
            shade.alpha *= 0.25 + 0.75 * Double(index) / Double(Self.count - 1)
            return .stroke(path, shade, width: side / 9, bounds: CGRect(size))
        }
    }
}
