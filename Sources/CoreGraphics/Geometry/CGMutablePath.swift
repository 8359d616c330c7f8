/// A path that can be extended. Source: Apple, "CGMutablePath".
open class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(elements: []) }

    override package init(elements: [Element]) { super.init(elements: elements) }

    open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(point)], transform)
    }

    open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.line(point)], transform)
    }

    open func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([.quad(end, control: control)], transform)
    }

    open func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add([.curve(end, control1: control1, control2: control2)], transform)
    }

    open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.rectangle(rect), transform)
    }

    open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.ellipse(in: rect), transform)
    }

    open func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Self.roundedRectangle(rect, cornerWidth, cornerHeight), transform)
    }

    /// Adds a circular arc, joined to the current point by a line. Angles in radians.
    open func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Self.arc(center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
        if isEmpty, case .line(let start) = arc[0] { arc[0] = .move(start) }
        add(arc, transform)
    }

    open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }

    open func closeSubpath() { elements.append(.close) }

    private func add(_ added: [Element], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? added : added.map { $0.applying(transform) }
    }
}
