extension UIView {
    /// How content fills a view's bounds. Source: developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight

        /// Returns the frame of content of this size in the bounds.
        func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
            guard size.width > 0, size.height > 0 else { return bounds }
            switch self {
            case .scaleToFill, .redraw: return bounds
            case .scaleAspectFit, .scaleAspectFill:
                let factors = [bounds.width / size.width, bounds.height / size.height]
                let factor = self == .scaleAspectFit ? min(factors[0], factors[1]) : max(factors[0], factors[1])
                let scaled = CGSize(width: size.width * factor, height: size.height * factor)
                return Self.place(scaled, in: bounds, 0.5, 0.5)
            default: return Self.place(size, in: bounds, shares.x, shares.y)
            }
        }

        /// Fractions of the free space left of and above the content.
        private var shares: (x: CGFloat, y: CGFloat) {
            switch self {
            case .top: (0.5, 0)
            case .bottom: (0.5, 1)
            case .left: (0, 0.5)
            case .right: (1, 0.5)
            case .topLeft: (0, 0)
            case .topRight: (1, 0)
            case .bottomLeft: (0, 1)
            case .bottomRight: (1, 1)
            default: (0.5, 0.5)
            }
        }

        private static func place(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
    }
}
