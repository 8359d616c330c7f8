extension CGPath {
    /// Returns the dashes of the path's line, as straight lines. Lengths are those of dashes and gaps in turn, in points; without
    /// a positive one the path stays as it is.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgpath/copy(dashingwithphase:lengths:transform:)
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let given = lengths.map { max(0, $0) }
        // An odd number of them is repeated with dashes and gaps exchanged.
        let pattern = given.count % 2 == 0 ? given : given + given
        let total = pattern.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite else { return copy(using: transform) }
        var dashes = DashedLine(pattern: pattern, phase: phase, total: total)
        for points in outlines { dashes.add(points.map { $0.applying(transform) }) }
        return CGPath(elements: dashes.elements)
    }
}

/// Dashes along lines.
private struct DashedLine {
    let pattern: [CGFloat]
    let phase: CGFloat
    let total: CGFloat
    private(set) var elements: [CGPath.Element] = []
    private static let pieceMax = 100_000

    init(pattern: [CGFloat], phase: CGFloat, total: CGFloat) {
        (self.pattern, self.phase, self.total) = (pattern, phase, total)
    }

    /// Place in the pattern: an index, and what is left of that dash or gap.
    private var start: (index: Int, rest: CGFloat) {
        var place = phase.truncatingRemainder(dividingBy: total)
        if place < 0 { place += total }
        for (index, length) in pattern.enumerated() {
            if place < length { return (index, length - place) }
            place -= length
        }
        return (0, pattern[0])
    }

    mutating func add(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        var (index, rest) = start
        if index % 2 == 0 { elements.append(.move(first)) }
        for (from, to) in zip(points, points.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0, length.isFinite else { continue }
            var done: CGFloat = 0
            while length - done > rest, elements.count < Self.pieceMax {
                done += rest
                let point = from.mixed(with: to, done / length)
                elements.append(index % 2 == 0 ? .line(point) : .move(point))
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - done
            if index % 2 == 0 { elements.append(.line(to)) }
        }
    }
}
