public import CoreGraphics

extension Path {
    /// Distance of the control points of a quarter circle from its ends, for radius 1.
    private static let roundness: CGFloat = 0.552_284_75

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse, clockwise from its rightmost point: a trimmed circle starts there.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (x, y) = (rect.width / 2, rect.height / 2)
        func point(_ right: CGFloat, _ down: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * right, y: rect.midY + y * down)
        }
        let k = Self.roundness
        add(transform) { path in
            path.move(to: point(1, 0))
            path.addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
            path.addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
            path.addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
            path.addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
            path.closeSubpath()
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.applying(transform).elements
    }

    /// Adds a rounded rectangle. Corner sizes are limited to half of the sides; corners are circular for every style.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        addRounded(rect, [size, size, size, size], transform)
    }

    /// Adds a rectangle with different corner radii. If two corners exceed a side, all radii are scaled down by the
    /// same factor.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii.fitting(rect.size)
        addRounded(
            rect,
            [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map {
                CGSize(width: $0, height: $0)
            }, transform)
    }

    /// Adds a rectangle with rounded corners.
    /// - Parameter corners: clockwise from the top left corner.
    private mutating func addRounded(_ rect: CGRect, _ corners: [CGSize], _ transform: CGAffineTransform) {
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let rest = 1 - Self.roundness
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        func curve(_ path: inout Path, _ end: CGPoint, _ one: CGPoint, _ other: CGPoint) {
            path.addCurve(to: end, control1: one, control2: other)
        }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        add(transform) { path in
            path.move(to: point(left + a.width, top))
            path.addLine(to: point(right - b.width, top))
            curve(
                &path, point(right, top + b.height), point(right - b.width * rest, top),
                point(right, top + b.height * rest))
            path.addLine(to: point(right, bottom - c.height))
            curve(
                &path, point(right - c.width, bottom), point(right, bottom - c.height * rest),
                point(right - c.width * rest, bottom))
            path.addLine(to: point(left + d.width, bottom))
            curve(
                &path, point(left, bottom - d.height), point(left + d.width * rest, bottom),
                point(left, bottom - d.height * rest))
            path.addLine(to: point(left, top + a.height))
            curve(
                &path, point(left + a.width, top), point(left, top + a.height * rest),
                point(left + a.width * rest, top))
            path.closeSubpath()
        }
    }

    private mutating func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
        guard !transform.isIdentity else { return draw(&self) }
        var added = Path()
        draw(&added)
        addPath(added, transform: transform)
    }
}
