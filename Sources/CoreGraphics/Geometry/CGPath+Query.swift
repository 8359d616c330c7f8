extension CGPath {
    /// Returns whether the point is inside. Open subpaths are closed, as when filled.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var crossings = 0
        var turns = 0
        for (from, to) in sides(transform) where (from.y <= point.y) != (to.y <= point.y) {
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard x > point.x else { continue }
            crossings += 1
            turns += from.y <= point.y ? 1 : -1
        }
        return rule == .evenOdd ? crossings % 2 == 1 : turns != 0
    }

    /// Bounding box of the path, excluding control points outside of it; curves are approximated by 64 steps.
    /// `CGRect.null` for an empty path.
    public var boundingBoxOfPath: CGRect {
        CGRect(around: flattened(.identity).flatMap { $0 }) ?? .null
    }

    func sides(_ transform: CGAffineTransform) -> [(CGPoint, CGPoint)] {
        flattened(transform).flatMap { points in
            zip(points, points.dropFirst() + points.prefix(1))
        }
    }

    /// Returns the subpaths as points connected by straight lines.
    func flattened(_ transform: CGAffineTransform) -> [[CGPoint]] {
        var subpaths: [[CGPoint]] = []
        for element in elements {
            let element = element.applying(transform)
            if case .move(let point) = element {
                subpaths.append([point])
                continue
            }
            let start = subpaths.last?.first
            if case .close = element {
                // A subpath after a closed one starts at the closed one's first point.
                if let start { subpaths.append([start]) }
                continue
            }
            if subpaths.isEmpty { subpaths.append(element.points.prefix(1).map { $0 }) }
            let from = subpaths[subpaths.count - 1].last ?? .zero
            subpaths[subpaths.count - 1] += element.flattened(from: from)
        }
        return subpaths.filter { !$0.isEmpty }
    }
}

extension CGPath.Element {
    private static let pieceCount = 64

    /// Returns the points after the start, including the element's end.
    fileprivate func flattened(from start: CGPoint) -> [CGPoint] {
        switch self {
        case .move, .close: []
        case .line(let end): [end]
        case .quad(let end, let control):
            Self.steps.map { t in
                Self.mix([(start, (1 - t) * (1 - t)), (control, 2 * t * (1 - t)), (end, t * t)])
            }
        case .curve(let end, let control1, let control2):
            Self.steps.map { t in
                let u = 1 - t
                return Self.mix([
                    (start, u * u * u), (control1, 3 * u * u * t), (control2, 3 * u * t * t), (end, t * t * t),
                ])
            }
        }
    }

    private static var steps: [CGFloat] { (1...pieceCount).map { CGFloat($0) / CGFloat(pieceCount) } }

    private static func mix(_ parts: [(point: CGPoint, weight: CGFloat)]) -> CGPoint {
        parts.reduce(.zero) { CGPoint(x: $0.x + $1.point.x * $1.weight, y: $0.y + $1.point.y * $1.weight) }
    }
}
