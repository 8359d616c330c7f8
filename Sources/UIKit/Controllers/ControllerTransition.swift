/// A transition between two controllers that takes place: what the app's animator gets, and what the controllers' own
/// closures run beside.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// Kinds of transition, by what becomes of the second controller; `replaces` exchanges two children of a container.
    enum Change { case presents, dismisses, replaces }

    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionWasCancelled = false
    private(set) var isInteractive = false
    private let change: Change
    private let from, to: UIViewController
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Animations that a gesture shows, pauses and plays on.
    private lazy var course = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
    private var closures = TransitionClosures()
    private var isRunning = false
    private var finish: ((Bool) -> Void)?
    /// Seconds of closures that run beside a transition without an animator.
    private static let usualDuration: TimeInterval = 0.35

    init(
        _ change: Change, from: UIViewController, to: UIViewController, in container: UIView,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, isAnimated: Bool
    ) {
        (self.change, self.from, self.to, containerView) = (change, from, to, container)
        (self.animator, self.interactor, self.isAnimated) = (animator, interactor, isAnimated)
        presentationStyle = change == .replaces ? .none : (change == .presents ? to : from).modalPresentationStyle
        super.init()
    }

    /// Draws the transition.
    /// - Parameter finish: called when it is over, with whether the controllers have changed.
    func run(_ finish: @escaping (Bool) -> Void) {
        (self.finish, isRunning) = (finish, true)
        guard isAnimated, let animator else {
            runBeside(closures.takeAnimations())
            return completeTransition(true)
        }
        // The animator first: what it puts on the screen may change beside it.
        guard let interactor else {
            animator.animateTransition(using: self)
            return runBeside(closures.takeAnimations())
        }
        isInteractive = interactor.wantsInteractiveStart
        interactor.startInteractiveTransition(self)
        course.take { runBeside(closures.takeAnimations()) }
    }

    /// Has the animator make its changes, and holds its animations at their beginning, for a gesture.
    func drawInteractively() {
        course.take { animator?.animateTransition(using: self) }
        if !isInteractive { course.startAnimation() }
    }

    private func runBeside(_ animations: [TransitionClosures.Closure]) {
        guard !animations.isEmpty else { return }
        let changes = { for animation in animations { animation(self) } }
        if isAnimated { UIView.animate(withDuration: transitionDuration, animations: changes) } else { changes() }
    }

    func completeTransition(_ didComplete: Bool) {
        guard let finish else { return }
        // Those of an animator that is done at once.
        for animation in closures.takeAnimations() { animation(self) }
        (self.finish, isRunning, isInteractive, transitionWasCancelled) = (nil, false, false, !didComplete)
        if interactor != nil {
            course.stopAnimation(false)
            course.finishAnimation(at: didComplete ? .end : .start)
        }
        finish(didComplete)
        for completion in closures.takeCompletions() { completion(self) }
        animator?.animationEnded(didComplete)
    }

    // MARK: Gestures

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isRunning, isInteractive else { return }
        course.fractionComplete = percentComplete
    }

    func finishInteractiveTransition() { letGo(isCancelled: false) }
    func cancelInteractiveTransition() { letGo(isCancelled: true) }

    func pauseInteractiveTransition() {
        guard isRunning, interactor != nil, !isInteractive else { return }
        course.pauseAnimation()
        (course.isReversed, transitionWasCancelled, isInteractive) = (false, false, true)
        for observer in closures.observers { observer(self) }
    }

    private func letGo(isCancelled: Bool) {
        guard isRunning, isInteractive, let interactor else { return }
        (isInteractive, transitionWasCancelled) = (false, isCancelled)
        for observer in closures.observers { observer(self) }
        course.play(
            to: isCancelled ? .start : .end, speed: interactor.completionSpeed, curve: interactor.completionCurve)
    }

    // MARK: Places

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    /// Returns a view that the animator moves. A presenter's stays where it is, below the container, as on Apple's systems
    /// with a presentation of the app's own: nil for it.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: change == .presents ? nil : from.view
        case .to: change == .dismisses ? nil : to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        switch change {
        case .dismisses: vc === from ? from.view.frame : containerView.bounds
        case .presents, .replaces: vc === to ? .zero : containerView.bounds
        }
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        switch change {
        case .presents: vc === to ? to.frameWhenPresented : containerView.bounds
        case .dismisses, .replaces: vc === from ? .zero : containerView.bounds
        }
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isCancelled: Bool { transitionWasCancelled }
    var initiallyInteractive: Bool { interactor?.wantsInteractiveStart == true }
    var percentComplete: CGFloat { interactor == nil ? 0 : course.fractionComplete }
    var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    var transitionDuration: TimeInterval {
        guard isAnimated else { return 0 }
        return animator?.transitionDuration(using: self) ?? Self.usualDuration
    }

    /// Keeps the closures for the transition. An animation that comes when the transition runs is made at once.
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        closures.add(animation, completion)
        if isRunning {
            let late = closures.takeAnimations()
            if interactor == nil { runBeside(late) } else { course.take { runBeside(late) } }
        }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { closures.observers.append(handler) }
}

/// Closures of controllers that run beside a transition.
@MainActor private struct TransitionClosures {
    typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private var animations: [Closure] = []
    private var completions: [Closure] = []
    /// Called when a gesture has let go or begun anew.
    var observers: [Closure] = []

    mutating func add(_ animation: Closure?, _ completion: Closure?) {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
    }

    mutating func takeAnimations() -> [Closure] {
        defer { animations = [] }
        return animations
    }

    mutating func takeCompletions() -> [Closure] {
        defer { (animations, completions, observers) = ([], [], []) }
        return completions
    }
}

extension UIViewController {
    /// The transition that this controller, or one that it is in, takes part in at the moment; nil otherwise.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentation.transitionInProgress ?? presentation.exchange
            ?? presentation.presented?.presentation.transitionInProgress ?? parent?.transitionCoordinator
    }

    /// Frame of the presented view in its container.
    var frameWhenPresented: CGRect {
        let container = presentation.layer?.bounds ?? .zero
        return (presentation.ownController ?? nil)?.frameOfPresentedViewInContainerView ?? container
    }
}
