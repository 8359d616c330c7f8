/// An immutable path of lines and curves.
///
/// Source: Apple, "CGPath".
open class CGPath: Hashable, @unchecked Sendable {  // `elements` of a CGPath proper is never written after init
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package internal(set) var elements: [Element]

    package init(elements: [Element]) { self.elements = elements }

    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(elements: Self.rectangle(rect).map { $0.applying(transform ?? .identity) })
    }

    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(elements: Self.ellipse(in: rect).map { $0.applying(transform ?? .identity) })
    }

    /// Creates a rounded rectangle; corners are limited to half of a side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) {
        let rounded = Self.roundedRectangle(rect, cornerWidth, cornerHeight)
        self.init(elements: rounded.map { $0.applying(transform ?? .identity) })
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Bounding box of all end and control points; `CGRect.null` for an empty path.
    public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) ?? .null }

    public var currentPoint: CGPoint {
        if case .close = elements.last { return startOfLastPart }
        return elements.last?.end ?? .zero
    }

    /// Start of the last part, from which a path goes on that has just been closed.
    private var startOfLastPart: CGPoint {
        for element in elements.reversed() { if case .move(let point) = element { return point } }
        return .zero
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public func copy(using transform: CGAffineTransform) -> CGPath {
        CGPath(elements: elements.map { $0.applying(transform) })
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
    package func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quad(let point, let control): .quad(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }

    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    var end: CGPoint? { points.last }
}
