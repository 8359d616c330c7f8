// Clipping of a path's lines by an area. Curves are flattened to short straight lines.
extension CGPath {
    /// Maximum number of line comparisons per call, which take some seconds; beyond it the result is empty.
    private static let comparisonCountMax = 20_000_000

    /// Returns the parts of this path's lines inside of the other path.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgpath/lineintersection(_:using:)
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other, rule) { $0 }
    }

    /// Returns the parts of this path's lines outside of the other path.
    public func lineSubtraction(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other, rule) { !$0 }
    }

    /// Returns whether both areas overlap.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).elements.isEmpty
    }

    private func lines(of area: CGPath, _ rule: CGPathFillRule, _ isWanted: (Bool) -> Bool) -> CGPath {
        let sides = area.sides(.identity)
        let outlines = outlines
        guard outlines.reduce(0, { $0 + $1.count }) * max(1, sides.count) <= Self.comparisonCountMax else {
            return CGPath(elements: [])
        }
        var elements: [Element] = []
        for points in outlines {
            var last: CGPoint?
            for (from, to) in zip(points, points.dropFirst()) {
                for (start, end) in Self.pieces(from, to, sides)
                where isWanted(area.contains(start.mixed(with: end, 0.5), using: rule)) {
                    if last != start { elements.append(.move(start)) }
                    elements.append(.line(end))
                    last = end
                }
            }
        }
        return CGPath(elements: elements)
    }

    /// Subpaths as points; closed ones end at their first point.
    package var outlines: [[CGPoint]] {
        var (all, run): ([[CGPoint]], [Element]) = ([], [])
        func finish(_ isClosed: Bool) {
            var points = CGPath(elements: run).flattened(.identity).first ?? []
            if isClosed, let first = points.first { points.append(first) }
            if points.count > 1, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { all.append(points) }
            run = points.first.map { [.move($0)] } ?? []
        }
        for element in elements {
            if case .close = element {
                finish(true)
            } else {
                if case .move = element {
                    finish(false)
                    run = []
                }
                run.append(element)
            }
        }
        finish(false)
        return all
    }

    /// Splits a line where it crosses a side of the area.
    private static func pieces(
        _ from: CGPoint, _ to: CGPoint, _ sides: [(CGPoint, CGPoint)]
    ) -> [(CGPoint, CGPoint)] {
        let cuts = sides.compactMap { crossing(from, to, $0.0, $0.1) }.sorted()
        let points = [from] + cuts.map { from.mixed(with: to, $0) } + [to]
        return zip(points, points.dropFirst()).filter { $0 != $1 }
    }

    /// Returns the position on the first line, 0…1, at which the other crosses it; nil if it does not.
    private static func crossing(_ from: CGPoint, _ to: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat? {
        let (line, side) = (
            CGPoint(x: to.x - from.x, y: to.y - from.y), CGPoint(x: end.x - start.x, y: end.y - start.y)
        )
        let area = line.x * side.y - line.y * side.x
        guard area != 0 else { return nil }
        let gap = CGPoint(x: start.x - from.x, y: start.y - from.y)
        let (own, other) = ((gap.x * side.y - gap.y * side.x) / area, (gap.x * line.y - gap.y * line.x) / area)
        return own > 0 && own < 1 && other >= 0 && other <= 1 ? own : nil
    }
}

extension CGPoint {
    /// Returns the linear interpolation between two points; `share` 0 is this one, 1 the other.
    func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
