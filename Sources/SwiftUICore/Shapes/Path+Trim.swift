extension Path {
    /// Returns the part of the path between two fractions of its length, 0…1.
    ///
    /// Source: developer.apple.com/documentation/swiftui/path/trimmedpath(from:to:)
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from.finite, 0), 1), min(max(to.finite, 0), 1))
        if from <= 0 && to >= 1 { return self }
        let segments = segments
        let whole = segments.reduce(0) { $0 + $1.length }
        guard from < to, whole > 0 else { return Path() }
        let (start, end) = (from * whole, to * whole)
        var path = Path()
        var passed: CGFloat = 0
        var last: CGPoint?
        for segment in segments {
            defer { passed += segment.length }
            guard segment.length > 0, passed + segment.length > start, passed < end else { continue }
            let (low, high) = (max(0, start - passed), min(segment.length, end - passed))
            let part = segment.part(from: low, to: high)
            if last != part.start { path.move(to: part.start) }
            path.elements.append(part.element)
            last = part.end
        }
        return path
    }

    /// Lines and curves with their start points, including the lines of closed subpaths.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .closeSubpath:
                if current != start { segments.append(PathSegment(current, .line(to: start))) }
                current = start
            default:
                segments.append(PathSegment(current, element))
                current = element.end ?? current
            }
        }
        return segments
    }
}

/// A line or curve together with its start point.
struct PathSegment {
    private static let pieceCount = 32

    let start: CGPoint
    let element: Path.Element
    /// Arc lengths from the start, at equal steps of the curve's parameter.
    private let lengths: [CGFloat]

    init(_ start: CGPoint, _ element: Path.Element) {
        self.start = start
        self.element = element
        if case .line(let end) = element {
            lengths = [0, end.minus(start).length]
        } else {
            var lengths: [CGFloat] = [0]
            var last = start
            for step in 1...Self.pieceCount {
                let point = Self.point(start, element, CGFloat(step) / CGFloat(Self.pieceCount))
                lengths.append((lengths.last ?? 0) + point.minus(last).length)
                last = point
            }
            self.lengths = lengths
        }
    }

    var length: CGFloat { (lengths.last ?? 0).finite }
    var end: CGPoint { element.end ?? start }

    /// Points after the start that approximate the segment by straight lines.
    var flattened: [CGPoint] {
        if case .line(let end) = element { return [end] }
        return (1...Self.pieceCount).map { Self.point(start, element, CGFloat($0) / CGFloat(Self.pieceCount)) }
    }

    func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
        if low <= 0, high >= length { return self }
        let (first, last) = (parameter(at: low), parameter(at: high))
        let head = cut(at: last)
        guard first > 0, last > 0 else { return head }
        return head.behind(first / last)
    }

    private func parameter(at length: CGFloat) -> CGFloat {
        guard let upper = lengths.firstIndex(where: { $0 >= length }), upper > 0 else { return length <= 0 ? 0 : 1 }
        let (from, to) = (lengths[upper - 1], lengths[upper])
        let share = to > from ? (length - from) / (to - from) : 0
        return (CGFloat(upper - 1) + share) / CGFloat(lengths.count - 1)
    }

    /// Returns the part before a parameter, by De Casteljau's algorithm.
    private func cut(at t: CGFloat) -> PathSegment {
        switch element {
        case .quadCurve(let end, let control):
            let (a, b) = (start.mixed(with: control, t), control.mixed(with: end, t))
            return PathSegment(start, .quadCurve(to: a.mixed(with: b, t), control: a))
        case .curve(let end, let one, let other):
            let (a, b, c) = (start.mixed(with: one, t), one.mixed(with: other, t), other.mixed(with: end, t))
            let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
            return PathSegment(start, .curve(to: d.mixed(with: e, t), control1: a, control2: d))
        default: return PathSegment(start, .line(to: start.mixed(with: end, t)))
        }
    }

    private func behind(_ t: CGFloat) -> PathSegment { reversed.cut(at: 1 - t).reversed }

    private var reversed: PathSegment {
        switch element {
        case .quadCurve(let end, let control): PathSegment(end, .quadCurve(to: start, control: control))
        case .curve(let end, let one, let other): PathSegment(end, .curve(to: start, control1: other, control2: one))
        default: PathSegment(end, .line(to: start))
        }
    }

    private static func point(_ start: CGPoint, _ element: Path.Element, _ t: CGFloat) -> CGPoint {
        switch element {
        case .quadCurve(let end, let control):
            return start.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t)
        case .curve(let end, let one, let other):
            let (a, b, c) = (start.mixed(with: one, t), one.mixed(with: other, t), other.mixed(with: end, t))
            return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
        default: return start.mixed(with: element.end ?? start, t)
        }
    }
}
