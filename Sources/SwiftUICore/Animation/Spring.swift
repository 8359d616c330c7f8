import UIKit

/// A damped spring with a mass, released at a distance of 1 from its target.
///
/// Source: developer.apple.com/documentation/swiftui/spring
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let positive = { (value: Double) in value.isFinite && value > 0 ? value : 1 }
        self.mass = positive(mass)
        self.stiffness = positive(stiffness)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        let wanted = damping.isFinite ? max(damping, 0.01 * critical) : critical
        self.damping = allowOverDamping ? wanted : min(wanted, critical)
    }

    /// Creates a spring. `response` is the period in seconds without damping; with a `dampingRatio` of 1 or more it
    /// never overshoots.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response.isFinite ? response : 0.5, 0.01)
        self.init(
            stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowOverDamping: true)
    }

    /// Creates a spring with `bounce` from -1 (slow) over 0 (none) to 1 (never stops).
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = min(max(bounce.isFinite ? bounce : 0, -0.99), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    public static var smooth: Spring { Spring() }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { Spring(bounce: 0.15) }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var course: SpringCourse { SpringCourse(mass: mass, stiffness: stiffness, damping: damping) }
    public var response: Double { 2 * .pi / course.frequency }
    public var dampingRatio: Double { course.dampingRatio }
    public var duration: Double { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// Seconds until the spring stays within a thousandth of its distance to the target; at most 60.
    public var settlingDuration: TimeInterval { course.settlingDuration }

    /// Returns the position after that many seconds on the way from 0 to `target`. `initialVelocity` is in units a second.
    ///
    /// Source: developer.apple.com/documentation/swiftui/spring/value(target:initialvelocity:time:)
    public func value(target: Double, initialVelocity: Double = 0, time: TimeInterval) -> Double {
        let distance = course.distance(at: max(0, time), velocity: 0)
        // The distance depends on the velocity in a straight line.
        return target * (1 - distance) + initialVelocity * (distance - course.distance(at: max(0, time), velocity: 1))
    }

    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var (value, moved) = (target, initialVelocity)
        value.scale(by: self.value(target: 1, time: time))
        moved.scale(by: self.value(target: 0, initialVelocity: 1, time: time))
        return value + moved
    }

    /// Returns the value after that many seconds on the way from one to another.
    ///
    /// Source: developer.apple.com/documentation/swiftui/spring/value(fromvalue:tovalue:initialvelocity:time:)
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let start = fromValue.animatableData
        var value = toValue
        value.animatableData =
            start
            + self.value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }
}
