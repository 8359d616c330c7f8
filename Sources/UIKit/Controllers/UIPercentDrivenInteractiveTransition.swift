/// Drives a transition, as a gesture does.
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called in place of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Speed of what is left when the gesture ends, in multiples of the animator's.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition waits for the gesture from its beginning; otherwise it plays until it is paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// Shows the animations of an animator at the fraction that a gesture has come to, and plays them to their end or back.
///
/// Those of `UIView`, of keyframes and of property animators follow it, in what `ViewLook` has of views on screen; those of
/// layers play by themselves.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private weak var context: (any UIViewControllerContextTransitioning)?
    /// Seconds of the whole transition; 0 before it begins.
    open private(set) var duration: CGFloat = 0
    /// Fraction that was last set, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true
    /// Ignored: the animations have their own curves.
    open var timingCurve: (any UITimingCurveProvider)?

    override public init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        (context, percentComplete) = (transitionContext, 0)
        guard let transition = transitionContext as? ControllerTransition else { return }
        duration = transition.transitionDuration
        transition.drawInteractively()
    }

    /// Shows the transition at a fraction of its course. What comes before the transition has begun has no effect.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete.isFinite ? min(max(percentComplete, 0), 1) : 0
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Plays the rest of the transition.
    open func finish() { context?.finishInteractiveTransition() }
    /// Plays the transition back to its beginning. The animator's `completeTransition(_:)` gets false.
    open func cancel() { context?.cancelInteractiveTransition() }
    /// Holds a transition that plays, for a gesture that begins anew.
    open func pause() { context?.pauseInteractiveTransition() }
}
