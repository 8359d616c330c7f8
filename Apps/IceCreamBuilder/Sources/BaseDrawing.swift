import UIKit

/// Drawings of cones, cups and bowls, on a canvas of 100 by 100.
enum BaseDrawing {
    static func draw(_ base: Base) {
        switch base {
        case .cone: drawCone()
        case .cup: drawCup()
        case .bowl: drawBowl()
        }
    }

    private static let wafer = UIColor(red: 0.87, green: 0.63, blue: 0.34, alpha: 1)
    private static let waferLine = UIColor(red: 0.70, green: 0.46, blue: 0.20, alpha: 1)

    private static func drawCone() {
        let cone = polygon([(30, 56), (70, 56), (50, 97)])
        wafer.setFill()
        cone.fill()
        waferLine.setStroke()
        for line in [
            [(37, 56), (53.5, 90)], [(47, 56), (57, 82)], [(57, 56), (62, 72)],
            [(63, 56), (46.5, 90)], [(53, 56), (43, 82)], [(43, 56), (38, 72)],
        ] as [[(CGFloat, CGFloat)]] {
            stroke(polygon(line, isClosed: false), width: 1.4)
        }
        stroke(cone, width: 1.4)
    }

    private static func drawCup() {
        UIColor(red: 0.98, green: 0.98, blue: 0.96, alpha: 1).setFill()
        polygon([(24, 60), (76, 60), (67, 95), (33, 95)]).fill()
        UIColor(red: 0.90, green: 0.33, blue: 0.45, alpha: 1).setFill()
        polygon([(26.6, 70), (73.4, 70), (70, 83), (30, 83)]).fill()
        UIColor(red: 0.86, green: 0.85, blue: 0.82, alpha: 1).setFill()
        UIBezierPath(roundedRect: CGRect(x: 22, y: 57, width: 56, height: 5), cornerRadius: 2.5).fill()
    }

    private static func drawBowl() {
        let bowl = UIBezierPath()
        bowl.move(to: CGPoint(x: 18, y: 60))
        bowl.addCurve(
            to: CGPoint(x: 82, y: 60), controlPoint1: CGPoint(x: 26, y: 104), controlPoint2: CGPoint(x: 74, y: 104))
        bowl.close()
        wafer.setFill()
        bowl.fill()
        waferLine.setStroke()
        for line in [
            [(30, 60), (44, 91)], [(44, 60), (58, 91)], [(58, 60), (69, 84)],
            [(70, 60), (56, 91)], [(56, 60), (42, 91)], [(42, 60), (31, 84)],
        ] as [[(CGFloat, CGFloat)]] {
            stroke(polygon(line, isClosed: false), width: 1.4)
        }
        stroke(bowl, width: 1.4)
    }

    private static func polygon(_ points: [(CGFloat, CGFloat)], isClosed: Bool = true) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if isClosed { path.close() }
        return path
    }

    private static func stroke(_ path: UIBezierPath, width: CGFloat) {
        path.lineWidth = width
        path.lineJoinStyle = .round
        path.stroke()
    }
}
