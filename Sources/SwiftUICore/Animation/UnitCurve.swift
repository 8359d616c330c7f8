import UIKit

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
    public func value(at progress: Double) -> Double { course.value(at: progress) }

    /// Returns the rate of change of the progress at that time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (before, after) = (max(0, progress - step), min(1, progress + step))
        return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
    }

    var course: BezierCourse { BezierCourse(start.x, start.y, end.x, end.y) }

    var controlPoints: [Double] {
        let course = course
        return [course.x1, course.y1, course.x2, course.y2]
    }
}
