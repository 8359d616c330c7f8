/// Stage of an animator. Source: <https://developer.apple.com/documentation/uikit/uiviewanimatingstate>
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }

/// Place at which an animation ends. Source: <https://developer.apple.com/documentation/uikit/uiviewanimatingposition>
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }

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
