extension CGMutablePath {
    /// Adds an arc that touches the lines from the current point to the first end and from there to the second, with a line to
    /// its start. Where there is no such arc, a line to the first end is added.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(tangent1end:tangent2end:radius:transform:)
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        let (corner, radius) = (tangent1End, abs(radius))
        let (back, on) = (direction(corner, start), direction(corner, tangent2End))
        let turn = back.x * on.y - back.y * on.x
        guard !isEmpty, radius > 0, abs(turn) > 1e-9 else { return addLine(to: corner, transform: transform) }
        let half = atan2(abs(turn), back.x * on.x + back.y * on.y) / 2
        let (reach, depth) = (radius / tan(half), radius / sin(half))
        let middle = direction(.zero, CGPoint(x: back.x + on.x, y: back.y + on.y))
        let center = CGPoint(x: corner.x + middle.x * depth, y: corner.y + middle.y * depth)
        func angle(_ side: CGPoint) -> CGFloat {
            atan2(corner.y + side.y * reach - center.y, corner.x + side.x * reach - center.x)
        }
        addArc(
            center: center, radius: radius, startAngle: angle(back), endAngle: angle(on), clockwise: turn > 0,
            transform: transform)
    }

    /// Adds an arc of a signed angle in radians, joined to the current point by a line.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgmutablepath/addrelativearc(center:radius:startangle:delta:transform:)
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0, transform: transform)
    }

    /// Source: developer.apple.com/documentation/coregraphics/cgmutablepath/addrects(_:transform:)
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Returns the direction from one point to another; zero where they are the same.
    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = hypot(x, y)
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
}
