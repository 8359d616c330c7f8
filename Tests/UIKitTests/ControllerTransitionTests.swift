import Testing

@testable import UIKit

/// Moves the presented view up from below, and waits for the test to say that it is there.
@MainActor private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Drawer: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
        let whole = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: whole.height - 100, width: whole.width, height: 100)
    }
    override func presentationTransitionWillBegin() {
        calls.append("will")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.calls.append("beside") }
        )
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did \(completed)") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("gone \(completed)") }
}

@MainActor private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    let rise = Rise()
    var drawer: Drawer?
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { rise }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        rise
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        drawer = Drawer(presentedViewController: presented, presenting: presenting)
        return drawer
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A transition of an app's own` {
    private let root = UIViewController()
    private let page = UIViewController()
    private let provider = Provider()

    init() {
        root.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = provider
    }

    @Test func `is drawn by its animator, where its presentation controller says`() throws {
        var isThere = false
        root.present(page, animated: true) { isThere = true }
        let context = try #require(provider.rise.context)
        #expect(context.finalFrame(for: page) == CGRect(x: 0, y: 500, width: 300, height: 100))
        #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === page)
        #expect(!isThere && page.transitionCoordinator != nil)
        context.completeTransition(true)
        #expect(isThere && page.transitionCoordinator == nil && provider.rise.ended == [true])
        #expect(provider.drawer?.calls == ["will", "beside", "did true"])
        page.presentation.layer?.layoutIfNeeded()
        #expect(page.view.frame == CGRect(x: 0, y: 500, width: 300, height: 100))
    }

    @Test func `keeps the controller until it is over, and where it is broken off`() throws {
        root.present(page, animated: false)
        #expect(provider.rise.context == nil, "Without animation no animator is asked to draw.")
        page.dismiss(animated: true)
        let leaving = try #require(provider.rise.context)
        #expect(leaving.view(forKey: .from) === page.view && root.presentedViewController === page)
        leaving.completeTransition(false)
        #expect(root.presentedViewController === page && leaving.transitionWasCancelled)
        page.dismiss(animated: true)
        provider.rise.context?.completeTransition(true)
        #expect(root.presentedViewController == nil && provider.drawer?.calls.suffix(2) == ["gone false", "gone true"])
    }

    @Test func `without an animator is over at once`() {
        page.transitioningDelegate = nil
        page.modalPresentationStyle = .pageSheet
        var isThere = false
        root.present(page, animated: true) { isThere = true }
        #expect(isThere && root.presentedViewController === page)
        root.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }
}
