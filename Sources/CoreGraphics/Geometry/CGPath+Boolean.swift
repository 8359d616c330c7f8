// Boolean operations. Curves are flattened to short straight lines, and points rounded to `PathBooleanOperation.grid`: the
// result consists of straight lines.
extension CGPath {
    /// Returns the area inside of either path.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgpath/union(_:using:)
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// Returns the area inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// Returns the area inside of this path and outside of the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// Returns the area inside of exactly one of the paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// Returns the same area with an outline that does not cross itself.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        combined(with: CGPath(elements: []), rule) { inside, _ in inside }
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        let areas = PathBooleanOperation(flattened(.identity), other.flattened(.identity), rule)
        return CGPath(elements: areas.outlines(where: isInside).flatMap(Self.polygon))
    }

    private static func polygon(_ points: [CGPoint]) -> [Element] {
        guard let first = points.first else { return [] }
        return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
    }
}
