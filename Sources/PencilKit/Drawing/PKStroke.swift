/// Tells strokes apart, whatever they hold: the nodes of a stroke stay the same while others come and go.
final class StrokeIdentity: Sendable {}

/// A line that was drawn without lifting the tool.
///
/// Source: developer.apple.com/documentation/pencilkit/pkstroke-swift.struct
public struct PKStroke: Sendable {
    public var ink: PKInk
    public var path: PKStrokePath
    /// Transform of the path and of its width.
    public var transform: CGAffineTransform
    private var maskPath: CGPath?
    /// Kept and not used: no ink has a grain.
    public var randomSeed: UInt32
    let identity: StrokeIdentity

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = CGAffineTransform.identity,
        mask: UIBezierPath? = nil
    ) { self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: 0) }

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = CGAffineTransform.identity,
        mask: UIBezierPath? = nil, randomSeed: UInt32
    ) {
        self.init(ink, path, transform, mask?.cgPath, randomSeed, StrokeIdentity())
    }

    init(
        _ ink: PKInk, _ path: PKStrokePath, _ transform: CGAffineTransform = .identity, _ clip: CGPath? = nil,
        _ randomSeed: UInt32 = 0, _ identity: StrokeIdentity = StrokeIdentity()
    ) {
        (self.ink, self.path, self.transform) = (ink, path, transform)
        // A copy, since a mutable path of the author's may change.
        maskPath = clip.map { $0.copy(using: .identity) }
        (self.randomSeed, self.identity) = (randomSeed, identity)
    }

    /// Area in which the stroke is seen, before its transform; nil for all of it. An eraser here cuts the path, and makes no mask.
    public var mask: UIBezierPath? {
        get { maskPath.map { UIBezierPath(cgPath: $0) } }
        set { maskPath = newValue?.cgPath.copy(using: .identity) }
    }

    var clip: CGPath? { maskPath }

    /// Frame of the drawn line; null where the path is empty. A mask does not make it smaller.
    public var renderBounds: CGRect {
        guard let first = path.points.first else { return .null }
        var (low, high, width) = (first.location, first.location, CGFloat(0))
        for point in path.points {
            (low.x, low.y) = (min(low.x, point.location.x), min(low.y, point.location.y))
            (high.x, high.y) = (max(high.x, point.location.x), max(high.y, point.location.y))
            width = max(width, point.width)
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
            .insetBy(dx: -width / 2, dy: -width / 2).applying(transform)
    }

    /// Ranges of the path's parametric values that are seen: all of it, since erasing cuts strokes into several.
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
    }

    /// Scale of widths by the transform.
    var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

    func isSame(as other: PKStroke) -> Bool {
        ink == other.ink && transform == other.transform && randomSeed == other.randomSeed
            && maskPath == other.maskPath && path.isSame(as: other.path)
    }

    /// Returns a stroke with the same ink and other points.
    func with(_ points: [PKStrokePoint]) -> PKStroke {
        PKStroke(
            ink, PKStrokePath(controlPoints: points, creationDate: path.creationDate), transform, maskPath, randomSeed)
    }
}
