/// Adds lines and curves through points to a path.
struct Curve {
    let method: InterpolationMethod

    /// Adds the way through the points; the path is at the first one, or is moved there.
    func add(_ points: [CGPoint], to path: inout Path, continues: Bool = false) {
        guard let first = points.first else { return }
        if continues { path.addLine(to: first) } else { path.move(to: first) }
        for index in points.indices.dropFirst() { addSegment(to: index, of: points, to: &path) }
    }

    private func addSegment(to index: Int, of points: [CGPoint], to path: inout Path) {
        let (from, to) = (points[index - 1], points[index])
        switch method.kind {
        case .linear: path.addLine(to: to)
        case .stepStart:
            path.addLine(to: CGPoint(x: from.x, y: to.y))
            path.addLine(to: to)
        case .stepEnd:
            path.addLine(to: CGPoint(x: to.x, y: from.y))
            path.addLine(to: to)
        case .stepCenter:
            let middle = (from.x + to.x) / 2
            path.addLine(to: CGPoint(x: middle, y: from.y))
            path.addLine(to: CGPoint(x: middle, y: to.y))
            path.addLine(to: to)
        case .monotone:
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + third * Self.slope(at: index - 1, of: points)),
                control2: CGPoint(x: to.x - third, y: to.y - third * Self.slope(at: index, of: points)))
        case .cardinal(let tension): addSpline(to: index, of: points, (1 - tension) / 6, to: &path)
        case .catmullRom(let alpha): addCatmullRom(to: index, of: points, alpha, to: &path)
        }
    }

    private func addSpline(to index: Int, of points: [CGPoint], _ share: CGFloat, to path: inout Path) {
        let (from, to) = (points[index - 1], points[index])
        let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
        path.addCurve(
            to: to,
            control1: CGPoint(x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share),
            control2: CGPoint(x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share))
    }

    /// Adds a segment of a Catmull-Rom spline whose knots are at powers of the points' distances.
    private func addCatmullRom(to index: Int, of points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        let (from, to) = (points[index - 1], points[index])
        let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
        func knot(_ one: CGPoint, _ other: CGPoint) -> CGFloat { pow(hypot(other.x - one.x, other.y - one.y), alpha) }
        let (first, middle, last) = (knot(before, from), knot(from, to), knot(to, after))
        func control(_ near: CGPoint, _ far: CGPoint, _ beyond: CGPoint, _ outer: CGFloat) -> CGPoint {
            guard outer > 0, middle > 0 else { return near }
            let weight = 2 * outer * outer + 3 * outer * middle + middle * middle
            let scale = 3 * outer * (outer + middle)
            return CGPoint(
                x: (outer * outer * far.x - middle * middle * beyond.x + weight * near.x) / scale,
                y: (outer * outer * far.y - middle * middle * beyond.y + weight * near.y) / scale)
        }
        path.addCurve(to: to, control1: control(from, to, before, first), control2: control(to, from, after, last))
    }

    /// Returns the slope of a curve that is never beyond its points: that of Fritsch and Carlson.
    static func slope(at index: Int, of points: [CGPoint]) -> CGFloat {
        func secant(_ index: Int) -> CGFloat {
            let (from, to) = (points[index], points[index + 1])
            return to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        guard points.count > 2 else { return secant(0) }
        if index == 0 { return limited((3 * secant(0) - slope(at: 1, of: points)) / 2, secant(0)) }
        if index == points.count - 1 {
            return limited((3 * secant(index - 1) - slope(at: index - 1, of: points)) / 2, secant(index - 1))
        }
        let (before, after) = (secant(index - 1), secant(index))
        guard before * after > 0 else { return 0 }
        let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
        let average = (before * right + after * left) / (left + right)
        let least = min(abs(before), abs(after), abs(average) / 2)
        return (before < 0 ? -2 : 2) * least
    }

    private static func limited(_ slope: CGFloat, _ secant: CGFloat) -> CGFloat { slope * secant < 0 ? 0 : slope }
}
