/// Stage of an animator. Source: <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }

/// Where an animation ends. Source: <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

/// Animation that code starts, pauses and finishes.
///
/// Changes of UIKit's views are not animated: they are made when the animator starts, and the completions are called
/// right afterwards. A paused animator has not made its changes yet.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation was started and is not paused; false as soon as the changes are made.
    open private(set) var isRunning = false
    /// Whether the animator ends where it began: its changes are not made then.
    open var isReversed = false
    /// Fraction of the animation in 0…1. There are no intermediate states: the changes are made at 1.
    open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete >= 1, state == .active { makeChanges() } } }
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    /// Ignored: there is no time between start and end.
    open var scrubsLinearly = true
    /// Whether a finished animator can be started again.
    open var pausesOnCompletion = false
    public let timingParameters: (any UITimingCurveProvider)?
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes the changes at once and returns the finished animator.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes; where the animator has made its changes already, these are made with the next start.
    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        guard state != .stopped else { return }
        state = .active
        makeChanges()
    }

    /// Starts at once: delays are not waited for.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// Makes the animator active without making its changes.
    open func pauseAnimation() {
        guard state == .inactive else { return }
        state = .active
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    { if state == .active { makeChanges() } }

    /// Stops the animator: changes that are not made yet are dropped.
    /// - Parameter withoutFinishing: whether the completions are not called, else `finishAnimation(at:)` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        changes = []
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func makeChanges() {
        let made = isReversed ? [] : changes
        changes = []
        isRunning = true
        for change in made { change() }
        isRunning = false
        if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        state = .inactive
        let called = completions
        completions = []
        for completion in called { completion(position) }
    }
}

/// Animation that can be started, paused and stopped.
/// Source: <https://developer.apple.com/documentation/uikit/uiviewanimating>
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animation to which changes can be added.
/// Source: <https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating>
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
