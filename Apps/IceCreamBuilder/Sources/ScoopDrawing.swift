import UIKit

/// Drawings of scoops, on a canvas of 100 by 100.
enum ScoopDrawing {
    static let radius: CGFloat = 17

    /// Returns the centres of `count` scoops, the topmost last.
    static func places(count: Int) -> [CGPoint] {
        switch count {
        case 0: []
        case 1: [CGPoint(x: 50, y: 45)]
        case 2: [CGPoint(x: 40, y: 49), CGPoint(x: 60, y: 47)]
        default: [CGPoint(x: 38, y: 50), CGPoint(x: 62, y: 50), CGPoint(x: 50, y: 31)]
        }
    }

    static func draw(_ flavour: Flavour, at middle: CGPoint, radius: CGFloat) {
        color(of: flavour).setFill()
        UIBezierPath(ovalIn: square(middle, radius)).fill()
        // The slightly melted rim.
        for step in -2...2 {
            let place = CGPoint(x: middle.x + CGFloat(step) * radius * 0.42, y: middle.y + radius * 0.62)
            UIBezierPath(ovalIn: square(place, radius * 0.3)).fill()
        }
        UIColor(white: 1, alpha: 0.4).setFill()
        UIBezierPath(
            ovalIn: CGRect(
                x: middle.x - radius * 0.62, y: middle.y - radius * 0.68, width: radius * 0.5, height: radius * 0.34)
        ).fill()
        drawPieces(of: flavour, at: middle, radius: radius)
    }

    /// Draws chocolate chips or berries, always at the same positions.
    private static func drawPieces(of flavour: Flavour, at middle: CGPoint, radius: CGFloat) {
        guard let color = pieces(of: flavour) else { return }
        color.setFill()
        for (x, y) in [(0.3, -0.45), (-0.2, -0.1), (0.5, 0.1), (-0.55, 0.25), (0.1, 0.4)] as [(CGFloat, CGFloat)] {
            let place = CGPoint(x: middle.x + x * radius, y: middle.y + y * radius)
            UIBezierPath(ovalIn: square(place, radius * 0.09)).fill()
        }
    }

    private static func square(_ middle: CGPoint, _ radius: CGFloat) -> CGRect {
        CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    }

    private static func color(of flavour: Flavour) -> UIColor {
        switch flavour {
        case .vanilla: UIColor(red: 0.98, green: 0.90, blue: 0.68, alpha: 1)
        case .chocolate: UIColor(red: 0.47, green: 0.29, blue: 0.21, alpha: 1)
        case .strawberry: UIColor(red: 0.96, green: 0.56, blue: 0.64, alpha: 1)
        case .mint: UIColor(red: 0.60, green: 0.85, blue: 0.72, alpha: 1)
        case .mango: UIColor(red: 0.99, green: 0.72, blue: 0.28, alpha: 1)
        case .blueberry: UIColor(red: 0.55, green: 0.50, blue: 0.82, alpha: 1)
        }
    }

    private static func pieces(of flavour: Flavour) -> UIColor? {
        switch flavour {
        case .mint: UIColor(red: 0.30, green: 0.19, blue: 0.14, alpha: 1)
        case .strawberry: UIColor(red: 0.80, green: 0.22, blue: 0.34, alpha: 1)
        case .blueberry: UIColor(red: 0.30, green: 0.24, blue: 0.55, alpha: 1)
        case .vanilla, .chocolate, .mango: nil
        }
    }
}
