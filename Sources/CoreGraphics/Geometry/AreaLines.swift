extension PathBooleanOperation.Point {
    init(_ x: Double, _ y: Double) { self.init(x: x.rounded(), y: y.rounded()) }

    func isBefore(_ other: Self) -> Bool { y == other.y ? x < other.x : y < other.y }

    var inPoints: CGPoint {
        CGPoint(x: x / PathBooleanOperation.grid, y: y / PathBooleanOperation.grid)
    }
}

extension PathBooleanOperation.Line {
    typealias Point = PathBooleanOperation.Point

    var length: Double { share(of: to) }

    /// Returns the position of a point's projection on the line, for comparisons along this line only.
    func share(of point: PathBooleanOperation.Point) -> Double {
        (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)
    }

    func mayMeet(_ other: Self) -> Bool {
        max(from.x, to.x) >= min(other.from.x, other.to.x) && max(other.from.x, other.to.x) >= min(from.x, to.x)
            && max(from.y, to.y) >= min(other.from.y, other.to.y) && max(other.from.y, other.to.y) >= min(from.y, to.y)
    }

    /// Returns the points at which the other line splits this one: the intersection, or the other's ends if both are
    /// collinear.
    func cuts(by other: Self) -> [PathBooleanOperation.Point] {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
        let cross = dx * ey - dy * ex
        let (fx, fy) = (other.from.x - from.x, other.from.y - from.y)
        guard cross != 0 else {
            return fx * dy - fy * dx == 0 ? [other.from, other.to] : []
        }
        let (mine, theirs) = ((fx * ey - fy * ex) / cross, (fx * dy - fy * dx) / cross)
        guard (0...1).contains(mine), (0...1).contains(theirs) else { return [] }
        return [Point(from.x + mine * dx, from.y + mine * dy)]
    }
}
