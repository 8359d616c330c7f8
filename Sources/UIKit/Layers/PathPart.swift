extension CGPath {
    /// Returns the part of the path between two fractions of its length, flattened into straight lines.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = flattened()
        let total = lines.reduce(0) { $0 + $1.length }
        let (first, last) = (max(0, start) * total, min(1, end) * total)
        let result = CGMutablePath()
        var walked: CGFloat = 0
        var place: CGPoint?
        for line in lines {
            defer { walked += line.length }
            guard line.length > 0, walked + line.length > first, walked < last else { continue }
            let from = line.point(max(0, first - walked) / line.length)
            let to = line.point(min(line.length, last - walked) / line.length)
            if place != from { result.move(to: from) }
            result.addLine(to: to)
            place = to
        }
        return result
    }

    private struct Piece {
        var from, to: CGPoint
        var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }
        func point(_ share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }

    private static let stepCount = 32

    private func flattened() -> [Piece] {
        var pieces: [Piece] = []
        var (start, place) = (CGPoint.zero, CGPoint.zero)
        func go(_ point: CGPoint) {
            pieces.append(Piece(from: place, to: point))
            place = point
        }
        func curve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
            let from = place
            for step in 1...Self.stepCount {
                let t = CGFloat(step) / CGFloat(Self.stepCount)
                let u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                go(
                    CGPoint(
                        x: a * from.x + b * one.x + c * two.x + d * end.x,
                        y: a * from.y + b * one.y + c * two.y + d * end.y))
            }
        }
        func third(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        for element in elements {
            switch element {
            case .move(let point): (start, place) = (point, point)
            case .line(let point): go(point)
            case .close: go(start)
            case .quad(let end, let control): curve(third(place, control), third(end, control), end)
            case .curve(let end, let one, let two): curve(one, two, end)
            }
        }
        return pieces
    }
}
