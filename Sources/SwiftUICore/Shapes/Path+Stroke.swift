extension Path {
    /// Returns the outline of this path's stroke, to be filled by the non-zero rule.
    ///
    /// Source: developer.apple.com/documentation/swiftui/path/strokedpath(_:)
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let width = style.lineWidth.finite
        guard width > 0 else { return Path() }
        var outline = StrokeOutline(radius: width / 2, style: style)
        for line in polylines.flatMap({ $0.dashed(style) }) { outline.add(line) }
        return outline.path
    }

    private var polylines: [Polyline] {
        var lines: [Polyline] = []
        for element in elements {
            switch element {
            case .move(let end): lines.append(Polyline(points: [end]))
            case .closeSubpath:
                guard let line = lines.last, let first = line.points.first else { continue }
                lines[lines.count - 1].isClosed = true
                // A subpath after a closed one starts at the closed one's first point.
                lines.append(Polyline(points: [first]))
            default:
                if lines.isEmpty { lines.append(Polyline(points: [.zero])) }
                let start = lines[lines.count - 1].points.last ?? .zero
                lines[lines.count - 1].points += PathSegment(start, element).flattened
            }
        }
        return lines.map(\.withoutRepeats).filter { $0.points.count > 1 }
    }
}

/// Points connected by straight lines.
private struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    var withoutRepeats: Polyline {
        var points = points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        return Polyline(points: points, isClosed: isClosed)
    }

    func dashed(_ style: StrokeStyle) -> [Polyline] {
        let dash = style.dash.filter { $0.isFinite && $0 >= 0 }
        let whole = dash.reduce(0, +)
        guard whole > 0.01 else { return [self] }
        var rest = style.dashPhase.finite.truncatingRemainder(dividingBy: whole)
        if rest < 0 { rest += whole }
        var index = 0
        while rest >= dash[index % dash.count] {
            rest -= dash[index % dash.count]
            index += 1
        }
        var left = dash[index % dash.count] - rest
        var parts: [Polyline] = index % 2 == 0 ? [Polyline(points: [points[0]])] : []
        for (from, to) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
            let length = to.minus(from).length
            var passed: CGFloat = 0
            while length - passed > left {
                passed += left
                let point = from.mixed(with: to, passed / length)
                if index % 2 == 0 { parts[parts.count - 1].points.append(point) }
                index += 1
                left = max(dash[index % dash.count], 0.01)
                if index % 2 == 0 { parts.append(Polyline(points: [point])) }
            }
            left -= length - passed
            if index % 2 == 0 { parts[parts.count - 1].points.append(to) }
        }
        return parts.map(\.withoutRepeats).filter { $0.points.count > 1 }
    }
}

/// Stroke outline: one quadrilateral per segment, plus joins and caps, all with the same winding so that together
/// they fill the stroke.
private struct StrokeOutline {
    let radius: CGFloat
    let style: StrokeStyle
    private(set) var path = Path()

    init(radius: CGFloat, style: StrokeStyle) {
        self.radius = radius
        self.style = style
    }

    mutating func add(_ line: Polyline) {
        var points = line.points
        if line.isClosed { points.append(points[0]) }
        var pieces = Array(zip(points, points.dropFirst()))
        if !line.isClosed, style.lineCap == .square { extendEnds(&pieces) }
        for (from, to) in pieces { addBox(from, to) }
        for (piece, next) in zip(pieces, pieces.dropFirst() + (line.isClosed ? pieces.prefix(1) : [])) {
            join(piece, next)
        }
        if !line.isClosed, style.lineCap == .round, let first = points.first, let last = points.last {
            addCircle(first)
            addCircle(last)
        }
    }

    private func extendEnds(_ pieces: inout [(CGPoint, CGPoint)]) {
        guard let first = pieces.first, let last = pieces.last else { return }
        pieces[0].0 = moved(first.0, awayFrom: first.1)
        pieces[pieces.count - 1].1 = moved(last.1, awayFrom: last.0)
    }

    private func moved(_ point: CGPoint, awayFrom other: CGPoint) -> CGPoint {
        let direction = point.minus(other)
        return CGPoint(
            x: point.x + direction.x / direction.length * radius, y: point.y + direction.y / direction.length * radius)
    }

    private func side(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let direction = to.minus(from)
        return CGPoint(x: -direction.y / direction.length * radius, y: direction.x / direction.length * radius)
    }

    private mutating func addBox(_ from: CGPoint, _ to: CGPoint) {
        let side = side(from, to)
        addTurned([
            CGPoint(x: from.x + side.x, y: from.y + side.y), CGPoint(x: to.x + side.x, y: to.y + side.y),
            CGPoint(x: to.x - side.x, y: to.y - side.y), CGPoint(x: from.x - side.x, y: from.y - side.y),
        ])
    }

    private mutating func join(_ piece: (CGPoint, CGPoint), _ next: (CGPoint, CGPoint)) {
        let corner = piece.1
        if style.lineJoin == .round { return addCircle(corner) }
        let (one, other) = (side(piece.0, piece.1), side(next.0, next.1))
        // Side of the bend that faces outwards.
        let sign: CGFloat = one.x * other.y - one.y * other.x > 0 ? -1 : 1
        let from = CGPoint(x: corner.x + one.x * sign, y: corner.y + one.y * sign)
        let to = CGPoint(x: corner.x + other.x * sign, y: corner.y + other.y * sign)
        var points = [corner, from, to]
        let middle = CGPoint(x: (one.x + other.x) * sign, y: (one.y + other.y) * sign)
        let reach = 2 * radius * radius / max(middle.length, 0.000_1)
        if style.lineJoin == .miter, reach <= radius * style.miterLimit {
            let tip = CGPoint(
                x: corner.x + middle.x / middle.length * reach, y: corner.y + middle.y / middle.length * reach)
            points = [corner, from, tip, to]
        }
        addTurned(points)
    }

    private mutating func addCircle(_ center: CGPoint) {
        path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }

    /// Adds a polygon, clockwise on screen, which is the direction of circles.
    private mutating func addTurned(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
            sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}
