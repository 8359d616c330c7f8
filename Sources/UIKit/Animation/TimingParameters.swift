/// Timing of an animator. Source: <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
    /// Speed of an animation over its time.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/animationcurve>
    public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear }
}

/// Timing by a Bézier curve.
/// Source: <https://developer.apple.com/documentation/uikit/uicubictimingparameters>
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    public convenience override init() { self.init(animationCurve: .easeInOut) }

    var course: BezierCourse {
        BezierCourse(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
    }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing by a spring.
/// Source: <https://developer.apple.com/documentation/uikit/uispringtimingparameters>
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Velocity at the beginning, in total distances a second; the larger part counts.
    public let initialVelocity: CGVector
    /// The spring; nil where its damping ratio is given, and an animator's duration makes the rest.
    private let spring: SpringCourse?
    private let dampingRatio: Double

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        (initialVelocity, spring, dampingRatio) = (velocity, nil, ratio)
        super.init()
    }

    /// Creates a spring of numbers above 0; others count as 1.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        func positive(_ value: CGFloat) -> Double { value.isFinite && value > 0 ? value : 1 }
        let course = SpringCourse(mass: positive(mass), stiffness: positive(stiffness), damping: positive(damping))
        (initialVelocity, spring, dampingRatio) = (velocity, course, course.dampingRatio)
        super.init()
    }

    /// Creates a spring that swings once in about that many seconds. `bounce` is -1 (slow) over 0 (none) to 1.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        let bounce = min(max(bounce.isFinite ? bounce : 0, -0.99), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        let course = SpringCourse(response: duration, dampingRatio: ratio)
        (initialVelocity, spring, dampingRatio) = (velocity, course, ratio)
        super.init()
    }

    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the animation. A spring that is given by its damping ratio alone comes to rest after the duration; all
    /// others after their own.
    func animation(duration: Double?) -> ViewAnimation {
        let course = spring ?? SpringCourse(settlingDuration: duration ?? 0.5, dampingRatio: dampingRatio)
        let velocity = abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
        return ViewAnimation(
            .spring(course, velocity: velocity.isFinite ? velocity : 0), duration: course.settlingDuration)
    }
}
