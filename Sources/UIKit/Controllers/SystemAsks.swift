// Values that a phone's system requests from controllers. No such system runs around an app here: the types exist so
// that code that overrides the properties compiles.

/// Appearance of the status bar. Source: developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent, darkContent = 3 }

/// Orientations that a controller supports. Source: developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Coordinator that runs closures beside a change of size. The change is not animated: `animate` runs the animation at
/// once, and the completions run when the new size is in place.
///
/// Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    var transitionDuration: TimeInterval { get }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// State of a transition, for the closures that run beside it.
/// Source: developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
}

/// Transition coordinator of a change of size that is not animated.
@MainActor package final class InstantTransition: UIViewControllerTransitionCoordinator {
    private final class Context: UIViewControllerTransitionCoordinatorContext {
        let isAnimated = false
        let isCancelled = false
    }

    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    package let transitionDuration: TimeInterval = 0

    package init() {}

    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(Context())
        if let completion { completions.append(completion) }
        return true
    }

    /// Runs the completions; to be called when the new size is in place.
    package func finish() {
        for completion in completions { completion(Context()) }
        completions = []
    }
}
