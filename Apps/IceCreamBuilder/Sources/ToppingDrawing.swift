import UIKit

/// Drawings of toppings, relative to the topmost scoop.
enum ToppingDrawing {
    /// Draws the part of a topping that is behind the scoops.
    static func drawBehind(_ topping: Topping, at middle: CGPoint, radius: CGFloat) {
        guard topping == .wafer else { return }
        let wafer = UIBezierPath()
        wafer.move(to: CGPoint(x: middle.x + radius * 0.1, y: middle.y - radius * 0.4))
        wafer.addLine(to: CGPoint(x: middle.x + radius * 0.75, y: middle.y - radius * 1.7))
        wafer.addLine(to: CGPoint(x: middle.x + radius * 1.2, y: middle.y - radius * 1.45))
        wafer.addLine(to: CGPoint(x: middle.x + radius * 0.6, y: middle.y - radius * 0.1))
        wafer.close()
        UIColor(red: 0.85, green: 0.60, blue: 0.30, alpha: 1).setFill()
        wafer.fill()
        UIColor(red: 0.62, green: 0.38, blue: 0.16, alpha: 1).setStroke()
        wafer.lineWidth = 1.4
        wafer.stroke()
    }

    static func draw(_ topping: Topping, at middle: CGPoint, radius: CGFloat) {
        switch topping {
        case .cherry: drawCherry(middle, radius)
        case .sauce: drawSauce(middle, radius)
        case .sprinkles: drawSprinkles(middle, radius)
        case .wafer: break
        }
    }

    private static func drawCherry(_ middle: CGPoint, _ radius: CGFloat) {
        let place = CGPoint(x: middle.x, y: middle.y - radius * 1.05)
        let stem = UIBezierPath()
        stem.move(to: place)
        stem.addQuadCurve(
            to: CGPoint(x: place.x + radius * 0.6, y: place.y - radius * 0.75),
            controlPoint: CGPoint(x: place.x + radius * 0.1, y: place.y - radius * 0.6))
        UIColor(red: 0.28, green: 0.45, blue: 0.20, alpha: 1).setStroke()
        stem.lineWidth = 1.6
        stem.stroke()
        UIColor(red: 0.80, green: 0.10, blue: 0.22, alpha: 1).setFill()
        oval(place, radius * 0.36).fill()
        UIColor(white: 1, alpha: 0.6).setFill()
        oval(CGPoint(x: place.x - radius * 0.12, y: place.y - radius * 0.12), radius * 0.09).fill()
    }

    private static func drawSauce(_ middle: CGPoint, _ radius: CGFloat) {
        let sauce = UIBezierPath()
        sauce.move(to: CGPoint(x: middle.x - radius * 0.95, y: middle.y))
        sauce.addCurve(
            to: CGPoint(x: middle.x + radius * 0.95, y: middle.y),
            controlPoint1: CGPoint(x: middle.x - radius * 0.9, y: middle.y - radius * 1.4),
            controlPoint2: CGPoint(x: middle.x + radius * 0.9, y: middle.y - radius * 1.4))
        // Three drops run down.
        for (x, y) in [(0.55, 0.35), (0.3, -0.05), (0.05, 0.5), (-0.25, 0), (-0.55, 0.3), (-0.95, 0)]
            as [(CGFloat, CGFloat)]
        {
            sauce.addQuadCurve(
                to: CGPoint(x: middle.x + x * radius, y: middle.y + y * radius),
                controlPoint: CGPoint(x: middle.x + (x + 0.22) * radius, y: middle.y + (y + 0.12) * radius))
        }
        sauce.close()
        UIColor(red: 0.30, green: 0.16, blue: 0.10, alpha: 1).setFill()
        sauce.fill()
    }

    private static func drawSprinkles(_ middle: CGPoint, _ radius: CGFloat) {
        let colors = [
            UIColor(red: 0.90, green: 0.20, blue: 0.35, alpha: 1),
            UIColor(red: 0.20, green: 0.50, blue: 0.85, alpha: 1),
            UIColor(red: 0.15, green: 0.60, blue: 0.35, alpha: 1),
            UIColor(red: 0.95, green: 0.60, blue: 0.10, alpha: 1),
        ]
        let places: [(CGFloat, CGFloat)] = [
            (-0.5, -0.5), (-0.1, -0.75), (0.35, -0.6), (-0.65, -0.1), (-0.25, -0.3), (0.1, -0.25), (0.55, -0.2),
            (-0.4, 0.2), (0, 0.1), (0.35, 0.2), (0.7, 0.15), (0.05, -0.5),
        ]
        for (index, place) in places.enumerated() {
            let angle = CGFloat(index) * 1.1
            let start = CGPoint(x: middle.x + place.0 * radius, y: middle.y + place.1 * radius)
            let sprinkle = UIBezierPath()
            sprinkle.move(to: start)
            sprinkle.addLine(
                to: CGPoint(x: start.x + cos(angle) * radius * 0.2, y: start.y + sin(angle) * radius * 0.2))
            sprinkle.lineWidth = radius * 0.1
            sprinkle.lineCapStyle = .round
            colors[index % colors.count].setStroke()
            sprinkle.stroke()
        }
    }

    private static func oval(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
