/// Corners of a rectangle. Source: developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension UIBezierPath {
    /// Creates a rectangle with some rounded corners.
    /// - Parameter cornerRadii: in points. Corners are circular, with the width as their radius; the height is ignored.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        func corner(_ one: UIRectCorner) -> CGFloat { corners.contains(one) ? radius : 0 }
        self.init(
            cgPath: .rectangle(
                rect, topLeft: corner(.topLeft), topRight: corner(.topRight), bottomRight: corner(.bottomRight),
                bottomLeft: corner(.bottomLeft)))
    }

    /// Transforms the points of the path.
    /// Source: <https://developer.apple.com/documentation/uikit/uibezierpath/apply(_:)>
    public func apply(_ transform: CGAffineTransform) {
        let moved = cgPath.copy(using: transform)
        removeAllPoints()
        append(UIBezierPath(cgPath: moved))
    }

    /// Returns the path from its end to its beginning, with the settings to draw it.
    /// Source: <https://developer.apple.com/documentation/uikit/uibezierpath/reversing()>
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: cgPath.reversed)
        (reversed.lineWidth, reversed.lineCapStyle, reversed.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (reversed.miterLimit, reversed.flatness) = (miterLimit, flatness)
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        return reversed
    }

    public func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha, fill) }
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha, stroke) }

    private func drawing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }
}
