public import CoreGraphics

extension Path {
    /// Adds a circular arc, joined to the current point by a line if there is one. `clockwise` counts as in Apple's
    /// API, with the y axis pointing up: on screen the arc runs the other way round.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        guard sweep.isFinite, radius.isFinite else { return }
        if clockwise {
            sweep = sweep > 0 ? sweep.truncatingRemainder(dividingBy: turn) - turn : sweep
            sweep = max(sweep, -turn)
        } else {
            sweep = sweep < 0 ? sweep.truncatingRemainder(dividingBy: turn) + turn : sweep
            sweep = min(sweep, turn)
        }
        appendArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
    }

    /// Adds a circular arc over an angle, which may exceed a full turn.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
        // Further turns cover the same points: only the end of the arc matters.
        let turns = delta.radians.truncatingRemainder(dividingBy: 2 * .pi)
        let sweep = abs(delta.radians) <= 2 * .pi ? delta.radians : turns + (delta.radians < 0 ? -2 : 2) * .pi
        appendArc(center, radius, from: startAngle.radians, sweep: sweep, transform)
    }

    /// Adds an arc that is tangent to the line from the current point to the first point, and to the line from there
    /// to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint?.applying(transform.inverted()) else { return move(to: tangent1End) }
        let (one, other) = (start.minus(tangent1End), tangent2End.minus(tangent1End))
        let (length, otherLength) = (one.length, other.length)
        let cosine = (one.x * other.x + one.y * other.y) / (length * otherLength)
        let cross = one.x * other.y - one.y * other.x
        guard length > 0, otherLength > 0, radius > 0, radius.isFinite, cosine.isFinite, abs(cross) > 1e-9 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let half = acos(max(-1, min(1, cosine))) / 2
        let reach = radius / tan(half)
        let middle = radius / sin(half)
        let between = CGPoint(x: one.x / length + other.x / otherLength, y: one.y / length + other.y / otherLength)
        let center = CGPoint(
            x: tangent1End.x + between.x / between.length * middle,
            y: tangent1End.y + between.y / between.length * middle)
        let from = CGPoint(x: tangent1End.x + one.x / length * reach, y: tangent1End.y + one.y / length * reach)
        let startAngle = atan2(from.y - center.y, from.x - center.x)
        let sweep = (.pi - 2 * half) * (cross < 0 ? 1 : -1)
        appendArc(center, radius, from: Double(startAngle), sweep: Double(sweep), transform)
    }

    private mutating func appendArc(
        _ center: CGPoint, _ radius: CGFloat, from start: Double, sweep: Double, _ transform: CGAffineTransform
    ) {
        guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
        // 1,000 quarters are 250 turns on top of one another: further ones would not be visible.
        let pieces = Int(min(1_000, max(1, (abs(sweep) / (Double.pi / 2)).rounded(.up))))
        let step = sweep / Double(pieces)
        let reach = 4 / 3 * tan(step / 4) * Double(radius)
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + CGFloat(Double(radius) * cos(angle) - tangent * sin(angle)),
                y: center.y + CGFloat(Double(radius) * sin(angle) + tangent * cos(angle))
            ).applying(transform)
        }
        addLine(to: point(start))
        for piece in 0..<pieces {
            let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
            addCurve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
        }
    }
}

extension CGPoint {
    func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
    func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
    var length: CGFloat { (x * x + y * y).squareRoot() }
}
