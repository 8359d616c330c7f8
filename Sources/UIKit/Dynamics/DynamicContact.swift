/// Place where two convex outlines overlap.
struct DynamicContact {
    /// Direction from the first outline to the second, of length 1.
    var normal: CGPoint
    /// Points by which they overlap along the normal.
    var depth: CGFloat
    var point: CGPoint

    /// Points of a corner's distance within which another corner touches as well, so that a box stands on its side.
    private static let cornerReach: CGFloat = 1

    /// Finds where two outlines overlap, by the direction in which they do the least; nil where they do not. An outline of two points
    /// is a line.
    init?(_ first: [CGPoint], _ second: [CGPoint]) {
        guard first.count > 1, second.count > 1 else { return nil }
        var least: (axis: CGPoint, depth: CGFloat)?
        for axis in Self.axes(of: first) + Self.axes(of: second) {
            let (low, high) = Self.range(of: first, along: axis)
            let (otherLow, otherHigh) = Self.range(of: second, along: axis)
            let (ahead, behind) = (high - otherLow, otherHigh - low)
            guard ahead > 0, behind > 0 else { return nil }
            let way = ahead <= behind ? (axis, ahead) : (axis * -1, behind)
            if way.1 < (least?.depth ?? .infinity) { least = way }
        }
        guard let least else { return nil }
        (normal, depth) = least
        point = Self.point(first, second, normal)
    }

    private static func axes(of outline: [CGPoint]) -> [CGPoint] {
        outline.indices.compactMap { index in
            let side = outline[(index + 1) % outline.count] - outline[index]
            return side.length > 0 ? side.normal.direction : nil
        }
    }

    private static func range(of outline: [CGPoint], along axis: CGPoint) -> (CGFloat, CGFloat) {
        let places = outline.map(axis.dot)
        return (places.min() ?? 0, places.max() ?? 0)
    }

    /// Returns the middle of the corners that reach into the other outline: of the outline that has fewer there.
    private static func point(_ first: [CGPoint], _ second: [CGPoint], _ normal: CGPoint) -> CGPoint {
        func foremost(_ outline: [CGPoint], _ way: CGPoint) -> [CGPoint] {
            let most = outline.map(way.dot).max() ?? 0
            return outline.filter { way.dot($0) > most - cornerReach }
        }
        let (own, others) = (foremost(first, normal), foremost(second, normal * -1))
        if own.count > 1, others.count > 1 { return middle(ofSides: own, others, along: normal.normal) }
        let corners = others.count < own.count ? others : own
        return corners.reduce(.zero, +) * (1 / CGFloat(max(corners.count, 1)))
    }

    /// Returns the middle of the part that two sides share, which lie on one another.
    private static func middle(ofSides first: [CGPoint], _ second: [CGPoint], along side: CGPoint) -> CGPoint {
        let (low, high) = range(of: first, along: side)
        let (otherLow, otherHigh) = range(of: second, along: side)
        let place = (max(low, otherLow) + min(high, otherHigh)) / 2
        return first[0] + side * (place - side.dot(first[0]))
    }
}
