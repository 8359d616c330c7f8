/// Kind of an element of a path. Source: developer.apple.com/documentation/coregraphics/cgpathelementtype
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// Element of a path with its points: control points first, the end last.
///
/// Source: developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
    public var type: CGPathElementType
    /// Valid only while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls the block with each element, in order.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgpath/applywithblock(_:)
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.pointsInOrder
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var part = CGPathElement(type: element.type, points: start)
                withUnsafePointer(to: &part, block)
            }
        }
    }
}

extension CGPath.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    /// The element's points; one that counts for nothing where it has none, so that there is memory to point to.
    fileprivate var pointsInOrder: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: [.zero]
        }
    }
}
