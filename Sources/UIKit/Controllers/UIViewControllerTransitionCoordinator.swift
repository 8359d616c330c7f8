/// State of a transition, for the closures that run beside it.
/// Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    /// Whether a gesture drives the transition at the moment.
    var isInteractive: Bool { get }
    /// Whether a gesture drove it when it began.
    var initiallyInteractive: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    /// Fraction of the animations that is shown, 0…1, where a gesture drives them.
    var percentComplete: CGFloat { get }
    /// Speed at which the animations end once a gesture has let go; 1 is that of a transition without one.
    var completionVelocity: CGFloat { get }
    /// Curve along which they end then.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition can be stopped and driven again after a gesture has let go; never here.
    var isInterruptible: Bool { get }
    /// How the view is turned; never here: a browser turns its page by itself.
    var targetTransform: CGAffineTransform { get }
    /// View in which the transition takes place.
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs closures beside a transition between controllers, or a change of size. The latter is not animated: animations run once the
/// views have their new size, and completions when they are laid out.
///
/// Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls the handler when a gesture that drives the transition has let go or begun anew.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
    public var isInterruptible: Bool { false }
    public var targetTransform: CGAffineTransform { .identity }
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Same as `animate(alongsideTransition:completion:)`: a view outside of the container is animated all the same.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// Transition coordinator of a change of size that is not animated.
@MainActor package final class InstantTransition: UIViewControllerTransitionCoordinator {
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    package let (isAnimated, isCancelled, isInteractive, initiallyInteractive) = (false, false, false, false)
    package let presentationStyle = UIModalPresentationStyle.none
    package let transitionDuration: TimeInterval = 0
    package let percentComplete: CGFloat = 1
    package let completionVelocity: CGFloat = 1
    package let completionCurve = UIView.AnimationCurve.easeInOut
    package private(set) lazy var containerView = UIView()

    package init() {}

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the animations; to be called when the views have their new frames, before they are laid out.
    package func animateAlongside() {
        for animation in animations { animation(self) }
        animations = []
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Runs the completions; to be called when the new size is in place.
    package func finish() {
        for completion in completions { completion(self) }
        completions = []
    }
}
