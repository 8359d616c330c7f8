import UIKit

class AnimationsViewController: UIViewController {
    private let box = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
    private var animator: UIViewPropertyAnimator?
    private var heightConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .systemRed
        view.addSubview(box)
        heightConstraint = view.heightAnchor.constraint(equalToConstant: 100)
        heightConstraint.identifier = "height"
        heightConstraint.priority = UILayoutPriority(999)
    }

    func expand() {
        heightConstraint.constant = 200
        UIView.animate(withDuration: 0.3, animations: {
            self.view.layoutIfNeeded()
        }) { finished in
            if finished { self.box.isHidden = true }
        }
    }

    func spring() {
        UIView.animate(
            withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.2, options: .curveEaseInOut
        ) {
            self.box.transform = CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(translationX: 40, y: 0))
        } completion: { _ in
            self.box.transform = .identity
        }
        UIView.animate(springDuration: 0.5, bounce: 0.3) { self.box.alpha = 0.5 }
    }

    func pulse() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: {
            self.box.alpha = 0
        })
        box.layer.removeAllAnimations()
    }

    func keyframes() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.center.x += 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.box.center.y += 100 }
        } completion: { finished in print(finished) }
    }

    func interactive() {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
            self.box.frame.size = CGSize(width: 120, height: 120)
        }
        animator.addAnimations { self.box.backgroundColor = .systemBlue }
        animator.addAnimations({ self.box.layer.cornerRadius = 20 }, delayFactor: 0.2)
        animator.addCompletion { position in
            switch position {
            case .start: print("start")
            case .end: print("end")
            case .current: print("current")
            @unknown default: break
            }
        }
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        animator.isReversed = false
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        self.animator = animator
        let curve = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
        curve.addAnimations { self.box.alpha = 1 }
        curve.startAnimation()
        curve.startAnimation(afterDelay: 0.5)
        let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.1), controlPoint2: CGPoint(x: 0.9, y: 0.9))
        let custom = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        custom.stopAnimation(true)
        _ = UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0)))
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: [], animations: {
            self.box.alpha = 0
        }, completion: { _ in self.box.removeFromSuperview() })
        if animator.state == .active, animator.isRunning { animator.finishAnimation(at: .end) }
    }

    func flip(to other: UIView) {
        UIView.transition(from: box, to: other, duration: 0.5, options: [.transitionFlipFromLeft, .showHideTransitionViews], completion: nil)
        UIView.transition(with: view, duration: 0.4, options: .transitionCurlUp, animations: { self.view.addSubview(other) })
        UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
        UIView.setAnimationsEnabled(true)
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -10.0, 10.0, 0.0]
        box.layer.add(animation, forKey: "shake")
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = NSNumber(value: Double.pi * 2)
        let group = CAAnimationGroup()
        group.animations = [animation, spin]
        group.duration = 1
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        box.layer.add(group, forKey: nil)
        let springAnimation = CASpringAnimation(keyPath: "position.y")
        springAnimation.damping = 5
        springAnimation.beginTime = CACurrentMediaTime() + 0.2
        box.layer.add(springAnimation, forKey: "spring")
    }
}

final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else { return }
        to.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            to.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}
