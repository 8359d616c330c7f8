import RenderTree
import SwiftUI
import Testing
import UIKit

/// Slides the second controller's view over the first one's in 0.4 seconds.
@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var usesPropertyAnimator = false
    var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let whole = transitionContext.containerView.bounds
        let away = whole.offsetBy(dx: 0, dy: whole.height)
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.frame = away
            return move(view, to: whole, transitionContext)
        }
        if let view = transitionContext.view(forKey: .from) { move(view, to: away, transitionContext) }
    }

    private func move(_ view: UIView, to frame: CGRect, _ context: any UIViewControllerContextTransitioning) {
        let end = { context.completeTransition(!context.transitionWasCancelled) }
        guard usesPropertyAnimator else {
            return UIView.animate(
                withDuration: 0.4, delay: 0, options: .curveLinear, animations: { view.frame = frame },
                completion: { _ in end() })
        }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame = frame }
        animator.addCompletion { _ in end() }
        animator.startAnimation()
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Gives all transitions the same animator, and a driver to those that a test wants to drive.
@MainActor
private final class Provider: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
{
    let slide = Slide()
    var driver: UIPercentDrivenInteractiveTransition?
    var shown: [String] = []

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        slide
    }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        shown.append("\(operation)")
        return slide
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append("did \(viewController.title ?? "")") }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A page with a name, which keeps when it comes and goes, and dims beside transitions.
private final class Page: UIViewController {
    var calls: [String] = []
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    convenience init(_ name: String) {
        self.init(nibName: nil, bundle: nil)
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
        view.accessibilityLabel = "\(title ?? "") page"
        mark.backgroundColor = .black
        mark.accessibilityLabel = "Mark of \(title ?? "")"
        view.addSubview(mark)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("will appear")
        transitionCoordinator?.animate(
            alongsideTransition: { [mark] _ in mark.frame.origin.x = 100 },
            completion: { [weak self] in self?.calls.append($0.isCancelled ? "cancelled" : "completed") })
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Transitions that an app draws` {
    private let clock = TurnedClock()
    private let provider = Provider()
    private let first = Page("First")
    private let second = Page("Second")

    private func show(_ controller: UIViewController) -> Screen {
        let screen = Screen(controller: controller, clock: clock)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        screen.render()
        (first.calls, second.calls, provider.shown) = ([], [], [])
        return screen
    }

    private func stack(_ pages: [UIViewController]) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = pages
        stack.delegate = provider
        return stack
    }

    /// The motion that moves a node in the last patch.
    private func motion(of name: String, _ screen: Screen) throws -> Motion {
        let id = try #require(screen.node(name)).id
        return try #require(screen.lastPatch?.motions?.first { $0.before?.contains { $0.id == id } == true })
    }

    @Test func `move what is presented from where the animator puts it, and end by the clock`() throws {
        let screen = show(first)
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = provider
        var isThere = false
        first.present(second, animated: true) { isThere = true }
        screen.render()
        let motion = try motion(of: "Second page", screen)
        #expect(motion.timing.duration == 0.4)
        #expect(motion.before?.contains { $0.frame.y == 480 } == true)
        #expect(screen.frame("Second page")?.minY == 0 && screen.frame("Mark of Second")?.minX == 100)
        #expect(second.calls == ["will appear"] && second.transitionCoordinator?.transitionDuration == 0.4)
        clock.turn(by: 0.3)
        #expect(!isThere)
        clock.turn(by: 0.1)
        #expect(isThere && second.calls == ["will appear", "did appear", "completed"])
        first.dismiss(animated: true)
        screen.render()
        #expect(screen.frame("Second page")?.minY == 480 && first.presentedViewController === second)
        clock.turn(by: 0.4)
        screen.render()
        #expect(screen.node("Second page") == nil && provider.slide.ended == [true, true])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test(arguments: [false, true])
    func `push and pop with both pages in sight meanwhile`(usesPropertyAnimator: Bool) throws {
        provider.slide.usesPropertyAnimator = usesPropertyAnimator
        let stack = stack([first])
        let screen = show(stack)
        stack.pushViewController(second, animated: true)
        screen.render()
        #expect(screen.lastPatch?.motions != nil)
        #expect(screen.node("First page") != nil && screen.node("Second page") != nil)
        #expect(second.calls == ["will appear"] && first.calls == ["will disappear"])
        #expect(stack.transitionCoordinator?.viewController(forKey: .to) === second)
        clock.turn(by: 0.4)
        screen.render()
        #expect(screen.node("First page") == nil && stack.transitionCoordinator == nil)
        #expect(second.calls == ["will appear", "did appear", "completed"])
        #expect(first.calls == ["will disappear", "did disappear"])
        stack.popViewController(animated: true)
        #expect(second.parent === stack)
        clock.turn(by: 0.4)
        screen.render()
        #expect(second.parent == nil && screen.node("Second page") == nil)
        #expect(provider.shown == ["push", "did Second", "pop", "did First"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test(arguments: [false, true])
    func `follow a gesture, and go back where it is broken off`(usesPropertyAnimator: Bool) throws {
        provider.slide.usesPropertyAnimator = usesPropertyAnimator
        let stack = stack([first])
        let screen = show(stack)
        let driver = UIPercentDrivenInteractiveTransition()
        provider.driver = driver
        stack.pushViewController(second, animated: true)
        var changes: [Bool] = []
        stack.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
        let height = try #require(first.view?.frame.height)
        screen.render()
        #expect(second.view.frame.minY == height && second.mark.frame.minX == 0)
        driver.update(0.25)
        screen.render()
        #expect(second.view.frame.minY == height * 0.75)
        #expect(stack.transitionCoordinator?.isInteractive == true)
        driver.cancel()
        screen.render()
        #expect(second.view.frame.minY == height && stack.topViewController === second)
        clock.turn(by: 0.1)
        screen.render()
        #expect(stack.viewControllers == [first] && second.parent == nil && screen.node("Second page") == nil)
        #expect(second.calls == ["will appear", "will disappear", "did disappear", "cancelled"])
        #expect(first.calls == ["will disappear", "will appear", "did appear"])
        #expect(provider.slide.ended == [false] && changes == [false] && provider.shown == ["push"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `that are cancelled keep what they began with, though another page is pushed meanwhile`() throws {
        let stack = stack([first, second])
        let screen = show(stack)
        let driver = UIPercentDrivenInteractiveTransition()
        provider.driver = driver
        stack.popViewController(animated: true)
        driver.update(0.5)
        screen.render()
        driver.cancel()
        screen.render()
        provider.driver = nil
        let third = UIViewController()
        stack.pushViewController(third, animated: false)
        screen.render()
        #expect(stack.viewControllers == [first, second, third] && second.parent === stack)
    }

    @Test func `are finished at the speed that is asked for`() throws {
        let stack = stack([first])
        let screen = show(stack)
        let driver = UIPercentDrivenInteractiveTransition()
        (driver.completionSpeed, driver.completionCurve) = (2, .linear)
        provider.driver = driver
        stack.pushViewController(second, animated: true)
        #expect(driver.duration == 0.4)
        let coordinator = try #require(stack.transitionCoordinator)
        #expect(coordinator.completionVelocity == 2 && coordinator.completionCurve == .linear)
        #expect(!coordinator.isInterruptible && coordinator.targetTransform.isIdentity)
        driver.update(0.5)
        screen.render()
        driver.finish()
        screen.render()
        #expect(screen.lastPatch?.motions?.first?.timing.duration == 0.1)
        clock.turn(by: 0.05)
        driver.pause()
        #expect(abs(second.view.frame.minY - (try #require(first.view).frame.height) * 0.25) < 0.01)
        driver.finish()
        clock.turn(by: 0.05)
        #expect(stack.transitionCoordinator == nil && second.calls.last == "completed")
        #expect(second.view.frame.minY == 0)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `of a dismissal that is broken off leave the controller where it was`() throws {
        let screen = show(first)
        second.modalPresentationStyle = .custom
        first.present(second, animated: false)
        screen.render()
        second.transitioningDelegate = provider
        let driver = UIPercentDrivenInteractiveTransition()
        provider.driver = driver
        second.calls = []
        first.dismiss(animated: true)
        driver.update(0.5)
        screen.render()
        #expect(screen.frame("Second page")?.minY == 240)
        driver.cancel()
        clock.turn(by: 0.2)
        screen.render()
        #expect(first.presentedViewController === second && screen.frame("Second page")?.minY == 0)
        #expect(second.calls == ["will disappear", "will appear", "did appear"])
        first.dismiss(animated: true)
        driver.update(0)
        driver.cancel()
        #expect(first.presentedViewController === second, "A gesture that has not moved is over at once.")
        first.dismiss(animated: true)
        driver.update(0.9)
        driver.finish()
        clock.turn(by: 0.1)
        screen.render()
        #expect(first.presentedViewController == nil && screen.node("Second page") == nil)
    }

    @Test func `wait for no gesture where the driver does not want to begin with one`() {
        let screen = show(first)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        provider.driver = driver
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = provider
        first.present(second, animated: true)
        screen.render()
        driver.update(0.1)
        clock.turn(by: 0.4)
        screen.render()
        #expect(second.calls.contains("completed") && screen.frame("Second page")?.minY == 0)
    }

    @Test func `lead from one tab to another`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        tabs.delegate = provider
        let screen = show(tabs)
        tabs.selectedIndex = 1
        screen.render()
        #expect(screen.node("First page") != nil && screen.lastPatch?.motions != nil)
        tabs.selectedIndex = 0
        #expect(second.calls == ["will appear", "did appear", "completed", "will disappear"])
        provider.driver = nil
        clock.turn(by: 0.4)
        screen.render()
        #expect(tabs.selectedViewController === first && screen.node("Second page") == nil)
        let driver = UIPercentDrivenInteractiveTransition()
        provider.driver = driver
        tabs.selectedIndex = 1
        driver.update(0.5)
        driver.cancel()
        clock.turn(by: 0.4)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === first.tabBarItem)
    }
}
