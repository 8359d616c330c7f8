extension UIView {
    /// Options of a keyframe animation; they are ignored.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions>
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    private static var keyframes: [(start: Double, change: () -> Void)]?

    /// Makes the changes of all keyframes at once, in the order of their start times, and then calls the completion.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)>
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = keyframes
        keyframes = []
        animations()
        let all = keyframes ?? []
        keyframes = outer
        for (_, frame) in all.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) })
        { frame.change() }
        completion?(true)
    }

    /// Adds a keyframe to the animation whose `animations` run; outside of one the changes are made at once.
    /// - Parameters: start and duration are fractions of the animation's, in 0…1.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)>
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { if keyframes == nil { animations() } else { keyframes?.append((frameStartTime, animations)) } }

    /// Makes the changes at once, as `animate(withDuration:animations:completion:)`.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)>
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, animations: animations, completion: completion) }

    /// Replaces a view by another one in its superview, at once. With `.showHideTransitionViews` both stay, and one
    /// is hidden.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)>
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
            fromView.superview?.addSubview(toView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Ignored: nothing is animated.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)>
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsOn = enabled }
    /// What `setAnimationsEnabled` has set. Source: <https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled>
    public class var areAnimationsEnabled: Bool { areAnimationsOn }
    private static var areAnimationsOn = true
}
