/// An easing curve: progress as a function of time, both from 0 to 1.
///
/// Source: developer.apple.com/documentation/swiftui/unitcurve
public struct UnitCurve: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
        UnitCurve(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
    }

    public static let linear = bezier(0, 0, 1, 1)
    public static let easeIn = bezier(0.42, 0, 1, 1)
    public static let easeOut = bezier(0, 0, 0.58, 1)
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    public static let circularEaseIn = bezier(0.55, 0, 1, 0.45)
    public static let circularEaseOut = bezier(0, 0.55, 0.45, 1)
    public static let circularEaseInOut = bezier(0.85, 0, 0.15, 1)

    /// The curve mirrored at the diagonal, so that time and progress are exchanged. Exact if the y of both control points
    /// is in 0…1: as the x of the inverse it is limited to that.
    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }

    /// Returns the progress at that time.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        if self == .linear { return progress }
        return Self.at(parameter(for: progress), start.y, end.y)
    }

    /// Returns the rate of change of the progress at that time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (before, after) = (max(0, progress - step), min(1, progress + step))
        return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
    }

    var controlPoints: [Double] {
        [min(max(start.x, 0), 1), start.y, min(max(end.x, 0), 1), end.y].map { $0.isFinite ? $0 : 0 }
    }

    /// Returns the Bézier parameter at which the curve's x is that value. x is monotonic, so bisection finds it.
    private func parameter(for x: Double) -> Double {
        let points = controlPoints
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.at(middle, points[0], points[2]) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func at(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
