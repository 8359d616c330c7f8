/// A transition between two controllers that takes place: what the app's animator gets, and what the controllers' own
/// closures run beside.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionWasCancelled = false
    private let presented: UIViewController
    private let presenter: UIViewController
    private let isPresenting: Bool
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var finish: ((Bool) -> Void)?
    /// Seconds of closures that run beside a transition without an animator.
    private static let usualDuration: TimeInterval = 0.35

    init(
        _ presented: UIViewController, from presenter: UIViewController, in container: UIView, isPresenting: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?, isAnimated: Bool
    ) {
        (self.presented, self.presenter, containerView) = (presented, presenter, container)
        (self.isPresenting, self.animator, self.isAnimated) = (isPresenting, animator, isAnimated)
        presentationStyle = presented.modalPresentationStyle
        super.init()
    }

    /// Draws the transition.
    /// - Parameter finish: called when it is over, with whether the controllers have changed.
    func run(_ finish: @escaping (Bool) -> Void) {
        self.finish = finish
        if !animations.isEmpty {
            let all = animations
            let changes = { for animation in all { animation(self) } }
            if isAnimated { UIView.animate(withDuration: transitionDuration, animations: changes) } else { changes() }
        }
        guard isAnimated, let animator else { return completeTransition(true) }
        animator.animateTransition(using: self)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let finish else { return }
        self.finish = nil
        transitionWasCancelled = !didComplete
        finish(didComplete)
        for completion in completions { completion(self) }
        (animations, completions) = ([], [])
        animator?.animationEnded(didComplete)
    }

    var isInteractive: Bool { false }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isPresenting ? presenter : presented
        case .to: isPresenting ? presented : presenter
        default: nil
        }
    }

    /// Returns the presented view. The presenter's stays where it is, below the container, as on Apple's systems with a
    /// presentation of the app's own.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == (isPresenting ? .to : .from) ? presented.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presented && isPresenting ? .zero : vc === presented ? vc.view.frame : containerView.bounds
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === presented else { return containerView.bounds }
        return isPresenting ? presented.frameWhenPresented : .zero
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator, UIViewControllerTransitionCoordinatorContext {
    var isCancelled: Bool { transitionWasCancelled }

    var transitionDuration: TimeInterval {
        guard isAnimated else { return 0 }
        return animator?.transitionDuration(using: self) ?? Self.usualDuration
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }
}

extension UIViewController {
    /// The transition that this controller, or one that it is in, takes part in at the moment; nil otherwise.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentation.transitionInProgress ?? presentation.presented?.presentation.transitionInProgress
            ?? parent?.transitionCoordinator
    }

    /// Frame of the presented view in its container.
    var frameWhenPresented: CGRect {
        let container = presentation.layer?.bounds ?? .zero
        return (presentation.ownController ?? nil)?.frameOfPresentedViewInContainerView ?? container
    }
}
