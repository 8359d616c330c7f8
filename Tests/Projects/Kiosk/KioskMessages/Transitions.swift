//
//  Transitions.swift
//  KioskMessages
//

import UIKit

/// Presents a controller as a drawer of 200 points.
class DrawerTransitions: NSObject, UIViewControllerTransitioningDelegate {
    var pull: UIPercentDrivenInteractiveTransition?

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return pull
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return DrawerPresentation(presentedViewController: presented, presenting: presenting)
    }
}

class DrawerPresentation: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        shade.frame = containerView.bounds
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.alpha = 0
        shade.accessibilityIdentifier = "shade"
        containerView.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
    }
}

class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let isComing = transitionContext.view(forKey: .to) != nil
        guard let controller = transitionContext.viewController(forKey: isComing ? .to : .from), let view = controller.view else { return }
        let inside = isComing ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
        let outside = inside.offsetBy(dx: 0, dy: inside.height)
        if isComing { transitionContext.containerView.addSubview(view) }
        view.frame = isComing ? outside : inside
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: {
            view.frame = isComing ? inside : outside
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

/// Slides the options over the products.
extension ProductsViewController: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlideAnimator(isPush: operation == .push)
    }
}

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
        let width = transitionContext.containerView.bounds.width
        if isPush {
            transitionContext.containerView.addSubview(to)
            to.transform = CGAffineTransform(translationX: width, y: 0)
        } else {
            transitionContext.containerView.insertSubview(to, belowSubview: from)
        }
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) { [isPush] in
            to.transform = .identity
            if !isPush { from.transform = CGAffineTransform(translationX: width, y: 0) }
        }
        animator.addCompletion { _ in
            from.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
