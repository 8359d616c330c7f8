import Foundation

/// An elliptical arc between two points. Source: W3C, SVG 2, "Elliptical arc implementation notes".
struct SVGArc {
    private let center: CGPoint
    private let rx: CGFloat
    private let ry: CGFloat
    private let rotation: CGFloat
    private let start: CGFloat
    private let sweep: CGFloat

    /// Converts SVG's end-point parameters, with `rotation` in degrees; returns nil if the arc is a straight line.
    init?(
        from: CGPoint, to: CGPoint, rx: CGFloat, ry: CGFloat, rotation: CGFloat, _ isLarge: Bool, _ isSweep: Bool
    ) {
        guard rx > 0, ry > 0, from != to else { return nil }
        let angle = rotation * .pi / 180
        let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
        let x = cos(angle) * half.x + sin(angle) * half.y
        let y = -sin(angle) * half.x + cos(angle) * half.y
        // Radii that are too small are scaled up.
        let reach = max(1, (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot())
        let (rx, ry) = (rx * reach, ry * reach)
        let denominator = rx * rx * y * y + ry * ry * x * x
        guard denominator > 0 else { return nil }
        let factor = max(0, rx * rx * ry * ry / denominator - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        center = CGPoint(
            x: cos(angle) * cx - sin(angle) * cy + (from.x + to.x) / 2,
            y: sin(angle) * cx + cos(angle) * cy + (from.y + to.y) / 2)
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isSweep, turn < 0 { turn += 2 * .pi } else if !isSweep, turn > 0 { turn -= 2 * .pi }
        (self.rx, self.ry, self.rotation, start, sweep) = (rx, ry, angle, first, turn)
    }

    /// The arc as cubics of at most a quarter turn each.
    var curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            return (
                point(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                point(cos(b) + reach * sin(b), sin(b) - reach * cos(b)), point(cos(b), sin(b))
            )
        }
    }

    /// Maps a point of the unit circle to the ellipse.
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(
            x: center.x + cos(rotation) * rx * x - sin(rotation) * ry * y,
            y: center.y + sin(rotation) * rx * x + cos(rotation) * ry * y)
    }
}
