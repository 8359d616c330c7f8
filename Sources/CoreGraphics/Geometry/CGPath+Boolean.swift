// What two areas have in common, and the like. Curves are taken as short straight lines, and points as
// `AreaArithmetic.grid` says: the result is made of straight lines.
extension CGPath {
    /// What is inside of this path, of the other, or of both.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgpath/union(_:using:)
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// What is inside of both.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// What is inside of this path and not of the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// What is inside of one of them and not of both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// The same area, with an outline that does not cross itself.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        combined(with: CGPath(elements: []), rule) { inside, _ in inside }
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        let areas = AreaArithmetic(flattened(.identity), other.flattened(.identity), rule)
        return CGPath(elements: areas.outlines(where: isInside).flatMap(Self.polygon))
    }

    private static func polygon(_ points: [CGPoint]) -> [Element] {
        guard let first = points.first else { return [] }
        return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
    }
}
