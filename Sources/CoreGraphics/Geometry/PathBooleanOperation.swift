/// Boolean operations on two areas, made of straight lines between grid points. Each line is split at its
/// intersections; the pieces that have the result on exactly one side are its outline.
struct PathBooleanOperation {
    /// Grid points per point of length: so fine that the pieces of a curve that touches a line are further from it than the points by which
    /// its sides are told.
    static let grid = 4096.0
    /// Maximum number of lines of both areas together; further ones are dropped. The work grows quadratically.
    static let lineCountMax = 2000

    struct Point: Hashable {
        var x: Double
        var y: Double

        func distance(to other: Point) -> Double {
            ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
        }
    }
    struct Line {
        var from: Point
        var to: Point
        var isFirst: Bool
    }
    struct Edge: Hashable {
        var from: Point
        var to: Point
    }
    private let lines: [Line]
    private let rule: CGPathFillRule

    init(_ first: [[CGPoint]], _ second: [[CGPoint]], _ rule: CGPathFillRule) {
        self.rule = rule
        let all = Self.lines(of: first, isFirst: true) + Self.lines(of: second, isFirst: false)
        lines = Array(all.prefix(Self.lineCountMax))
    }

    /// Returns the lines of the subpaths. Open subpaths are closed, as when filled.
    private static func lines(of subpaths: [[CGPoint]], isFirst: Bool) -> [Line] {
        subpaths.flatMap { points in
            let placed = points.filter { $0.x.isFinite && $0.y.isFinite }.map { Point($0.x * grid, $0.y * grid) }
            return zip(placed, placed.dropFirst() + placed.prefix(1)).compactMap { from, to in
                from == to ? nil : Line(from: from, to: to, isFirst: isFirst)
            }
        }
    }

    /// Returns the closed outlines of the result, with the inside always on the same side.
    func outlines(where isInside: (Bool, Bool) -> Bool) -> [[CGPoint]] {
        var edges: Set<Edge> = []
        for edge in Set(pieces) {
            let (left, right) = sides(of: edge)
            let inside = (isInside(left.0, left.1), isInside(right.0, right.1))
            guard inside.0 != inside.1 else { continue }
            edges.insert(inside.0 ? edge : Edge(from: edge.to, to: edge.from))
        }
        return Self.loops(edges)
    }

    // MARK: Cutting

    private var pieces: [Edge] {
        lines.indices.flatMap { index -> [Edge] in
            let line = lines[index]
            var cuts = [line.from, line.to]
            for other in lines.indices where other != index && line.mayMeet(lines[other]) {
                cuts += line.cuts(by: lines[other])
            }
            let length = line.length
            let sorted = Set(cuts).map { ($0, line.share(of: $0)) }.filter { (0...length).contains($0.1) }
                .sorted { $0.1 < $1.1 }.map(\.0)
            // Both directions of a line are the same piece.
            return zip(sorted, sorted.dropFirst()).map {
                $0.isBefore($1) ? Edge(from: $0, to: $1) : Edge(from: $1, to: $0)
            }
        }
    }

    // MARK: Insides

    /// Returns whether the points on either side of a piece's centre are in the first area and in the second.
    private func sides(of edge: Edge) -> (left: (Bool, Bool), right: (Bool, Bool)) {
        let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        // Distance that exceeds the rounding error of the grid.
        let away = 1.5 / max(length, 1)
        let middle = Point(x: edge.from.x + dx / 2, y: edge.from.y + dy / 2)
        return (
            areas(at: Point(x: middle.x - dy * away, y: middle.y + dx * away)),
            areas(at: Point(x: middle.x + dy * away, y: middle.y - dx * away))
        )
    }

    private func areas(at point: Point) -> (Bool, Bool) {
        var counts = (0, 0)
        for line in lines where (line.from.y <= point.y) != (line.to.y <= point.y) {
            let x = line.from.x + (point.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
            guard x > point.x else { continue }
            let turn = line.from.y <= point.y ? 1 : -1
            if line.isFirst { counts.0 += turn } else { counts.1 += turn }
        }
        return rule == .evenOdd ? (counts.0 % 2 != 0, counts.1 % 2 != 0) : (counts.0 != 0, counts.1 != 0)
    }

    // MARK: Joining

    /// Grid points up to which an open end belongs to another one: where the areas touch, pieces that lie closer to a line than the test for
    /// its sides can tell are missing.
    private static let reach = 4.0

    private static func loops(_ edges: Set<Edge>) -> [[CGPoint]] {
        var leaving = Dictionary(grouping: edges, by: \.from)
        var loops: [[CGPoint]] = []
        for start in edges.map(\.from).sorted(by: { $0.isBefore($1) }) {
            while let first = leaving[start]?.popLast() {
                var points = [start]
                var place = first.to
                while place != start, let next = next(at: place, before: start, &leaving) {
                    points.append(place)
                    place = next.to
                }
                if points.count > 2 { loops.append(straightened(points).map(\.inPoints)) }
            }
        }
        return loops
    }

    /// Takes a piece that begins at a place, or near one that has none; nil at the end of a loop.
    private static func next(at place: Point, before start: Point, _ leaving: inout [Point: [Edge]]) -> Edge? {
        if let next = leaving[place]?.popLast() { return next }
        guard place.distance(to: start) > reach else { return nil }
        let near = leaving.filter { !$0.value.isEmpty && place.distance(to: $0.key) <= reach }.keys
        return near.min { place.distance(to: $0) < place.distance(to: $1) }.flatMap { leaving[$0]?.popLast() }
    }

    /// Removes the points that are on the line between their neighbours.
    private static func straightened(_ points: [Point]) -> [Point] {
        points.indices.compactMap { index in
            let (before, point) = (points[(index + points.count - 1) % points.count], points[index])
            let after = points[(index + 1) % points.count]
            let area = (point.x - before.x) * (after.y - before.y) - (point.y - before.y) * (after.x - before.x)
            return area == 0 ? nil : point
        }
    }
}
