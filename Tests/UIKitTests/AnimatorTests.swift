import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct AnimatorTests {
    private let view = UIView(frame: .zero)

    @Test func `an animator of nothing on screen ends when it starts`() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.tag = 1 }
        animator.addAnimations { view.tag += 10 }
        animator.addCompletion { ends.append($0) }
        #expect(view.tag == 0)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(view.tag == 11)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
    }

    @Test func `a paused animator has made its changes, and waits for its end`() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.tag = 1 }
        animator.pauseAnimation()
        #expect(animator.state == .active)
        #expect(view.tag == 1)
        animator.fractionComplete = 0.5
        #expect(animator.fractionComplete == 0.5)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(animator.state == .inactive)
    }

    @Test func `a reversed animator ends where it began`() {
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.tag = 1 }
        animator.addCompletion { end = $0 }
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        #expect(end == .start)
    }

    @Test func `a stopped animator waits until it is finished`() {
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.tag = 1 }
        animator.addCompletion { end = $0 }
        animator.pauseAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(end == .current)
    }

    @Test func `keyframes are made in the order of their times`() {
        var order: [Int] = []
        var isDone = false
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { order.append(2) }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { order.append(1) }
        } completion: {
            isDone = $0
        }
        #expect(order == [1, 2])
        #expect(isDone)
    }

    @Test func `a view takes another one's place`() {
        let (outer, next) = (UIView(), UIView())
        outer.addSubview(view)
        UIView.transition(from: view, to: next, duration: 0)
        #expect(outer.subviews == [next])
        outer.addSubview(view)
        UIView.transition(from: next, to: view, duration: 0, options: .showHideTransitionViews)
        #expect(next.isHidden && !view.isHidden && outer.subviews.count == 2)
    }
}
