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

/// Timing by a Bézier curve; the values are kept, and not drawn.
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

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing by a spring; the values are kept, and not drawn.
/// Source: <https://developer.apple.com/documentation/uikit/uispringtimingparameters>
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Velocity at the beginning, in total distances a second.
    public let initialVelocity: CGVector

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) {
        initialVelocity = velocity
        super.init()
    }

    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        initialVelocity = velocity
        super.init()
    }

    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        initialVelocity = velocity
        super.init()
    }

    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}
