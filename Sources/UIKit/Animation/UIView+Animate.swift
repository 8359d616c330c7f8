extension UIView {
    /// Options of an animation. Those without a description are ignored.
    /// Source: developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays backwards after each run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve {
            switch (rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Animates the changes of views that are on screen. The views have their new values at once; the completion is called
    /// when the animation is over, or at once where nothing looks different. Colours, corners, text and whatever else a
    /// view draws is animated, too.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Same as `animate(withDuration:animations:completion:)`, with a delay in seconds, a curve and repetitions.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(options.curve, duration: duration).with(delay, options)
        ViewAnimations.run(animation.within(ViewAnimations.current, options), animations, completion: completion)
    }

    /// Same as `animate(withDuration:animations:completion:)`, with a spring that comes to rest after the duration.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCourse(settlingDuration: duration, dampingRatio: dampingRatio)
        let animation = ViewAnimation(.spring(spring, velocity: velocity), duration: duration).with(delay, options)
        ViewAnimations.run(animation, animations, completion: completion)
    }

    /// Animates the changes by a spring. The duration is about that of one swing; the spring comes to rest later.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)>
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let parameters = UISpringTimingParameters(
            duration: duration, bounce: bounce, initialVelocity: CGVector(dx: initialSpringVelocity, dy: 0))
        let animation = parameters.animation(duration: nil).with(delay, options)
        ViewAnimations.run(animation, animations, completion: completion)
    }

    /// Animates the changes along any course, as SwiftUI's animations have it.
    package class func animate(
        along animation: ViewAnimation, _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) { ViewAnimations.run(animation, animations, completion: completion) }

    /// Makes changes within a view, and dissolves what looks different, whatever the transition's option.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }

    /// Replaces a view by another one in its superview, which fades in. With `.showHideTransitionViews` both stay, and one
    /// is hidden.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)>
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let alpha = toView.alpha
        if options.contains(.showHideTransitionViews) {
            (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
            fromView.superview?.addSubview(toView)
            fromView.removeFromSuperview()
        }
        toView.alpha = 0
        animate(
            withDuration: duration, delay: 0, options: options, animations: { toView.alpha = alpha },
            completion: completion)
    }

    /// Makes changes that are not animated, even within those of an animation.
    public class func performWithoutAnimation(_ actions: () -> Void) { ViewAnimations.runWithoutAnimation(actions) }

    /// Sets whether changes are animated from now on.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)>
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimations.areEnabled = enabled }
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled>
    public class var areAnimationsEnabled: Bool { ViewAnimations.areEnabled && !ViewAnimations.isWithout }
    /// Seconds of the animation whose changes are being made; 0 outside of one.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/inheritedanimationduration>
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimations.current?.duration ?? 0 }
}

extension ViewAnimation {
    /// Returns the animation as it is within another one, whose duration and curve it takes unless the options say otherwise.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration>
    func within(_ outer: ViewAnimation?, _ options: UIView.AnimationOptions) -> ViewAnimation {
        guard let outer else { return self }
        var copy = self
        if !options.contains(.overrideInheritedDuration) { copy.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve), case .bezier = outer.course { copy.course = outer.course }
        return copy
    }

    /// Returns the animation with a delay in seconds and the repetitions of options.
    func with(_ delay: Double, _ options: UIView.AnimationOptions) -> ViewAnimation {
        var copy = self
        copy.delay = delay.isFinite ? max(0, delay) : 0
        if options.contains(.repeat) { copy.repeatCount = nil }
        copy.autoreverses = options.contains(.autoreverse)
        if copy.autoreverses, copy.repeatCount != nil { copy.repeatCount = 2 }
        return copy
    }
}
