extension CGPath {
    /// Returns the area that the path's line covers, as overlapping shapes of straight lines and circles: by the winding rule they
    /// are one area.
    /// - Parameters:
    ///   - lineWidth: in points, of which half are on each side; nothing is left of a line without width.
    ///   - transform: applied to the path before the line is drawn.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgpath/copy(strokingwithwidth:linecap:linejoin:miterlimit:transform:)
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth.isFinite, lineWidth > 0 else { return CGPath(elements: []) }
        var line = StrokedLine(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        for points in outlines { line.add(points.map { $0.applying(transform) }) }
        return CGPath(elements: line.elements)
    }
}

/// Shapes that a line is made of: one for each straight piece, corner and end, all turning the same way round.
private struct StrokedLine {
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var elements: [CGPath.Element] = []

    init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        (self.half, self.cap, self.join, self.miterLimit) = (half, cap, join, miterLimit)
    }

    mutating func add(_ given: [CGPoint]) {
        var points: [CGPoint] = []
        for point in given where point != points.last { points.append(point) }
        guard points.count > 1, let first = points.first, let last = points.last else { return }
        let isClosed = first == last && points.count > 2
        for (from, to) in zip(points, points.dropFirst()) { addPiece(from, to) }
        for index in 1..<(points.count - 1) { addCorner(points[index - 1], points[index], points[index + 1]) }
        if isClosed { return addCorner(points[points.count - 2], first, points[1]) }
        addEnd(first, from: points[1])
        addEnd(last, from: points[points.count - 2])
    }

    private mutating func addPiece(_ from: CGPoint, _ to: CGPoint) {
        let side = normal(from, to)
        addPolygon([from + side, to + side, to - side, from - side])
    }

    private mutating func addEnd(_ end: CGPoint, from start: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addCircle(end)
        case .square:
            let side = normal(start, end)
            let out = CGPoint(x: side.y, y: -side.x)
            addPolygon([end + side, end + side + out, end - side + out, end - side])
        }
    }

    private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        if join == .round { return addCircle(corner) }
        var (a, b) = (normal(before, corner), normal(corner, after))
        let turn = a.x * b.y - a.y * b.x
        guard abs(turn) > 1e-9 * half * half else { return }
        // On the outer side of the turn.
        if turn > 0 { (a, b) = (.zero - a, .zero - b) }
        var shape = [corner, corner + a, corner + b]
        // The tip is as far from the corner as half the width by the cosine of half the turn.
        let middle = a + b
        let square = middle.x * middle.x + middle.y * middle.y
        let reach = 2 * half * half / square
        if join == .miter, square > 0, 2 * reach * (square / 4).squareRoot() / half <= miterLimit {
            shape.insert(CGPoint(x: corner.x + middle.x * reach, y: corner.y + middle.y * reach), at: 2)
        }
        addPolygon(shape)
    }

    /// Vector to the side of a piece, half the line's width long.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGPoint(x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half)
    }

    private mutating func addCircle(_ center: CGPoint) {
        elements += CGPath.ellipse(
            in: CGRect(x: center.x - half, y: center.y - half, width: half * 2, height: half * 2))
    }

    /// Adds a polygon, the way round that circles have.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let sides = zip(points, points.dropFirst() + points.prefix(1))
        let area = sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        let ordered = area < 0 ? points.reversed() : points
        elements += [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
    }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
private func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
