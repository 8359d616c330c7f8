import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An animation` {
    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() { stage.root.addSubview(view) }

    @Test func `changes its views at once, and says when it is over`() {
        var ended: [Bool] = []
        UIView.animate(withDuration: 2, animations: { view.alpha = 0.5 }, completion: { ended.append($0) })
        #expect(view.alpha == 0.5 && ended == [])
        stage.pass(1.9)
        #expect(ended == [])
        stage.pass(0.2)
        #expect(ended == [true])
    }

    @Test func `waits for its delay before it runs`() {
        var ended = false
        UIView.animate(
            withDuration: 1, delay: 2, animations: { view.alpha = 0 }, completion: { _ in ended = true })
        stage.pass(2.5)
        #expect(!ended)
        stage.pass(1)
        #expect(ended)
    }

    @Test func `without a duration is over at once`() {
        var ended: [Bool] = []
        UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }, completion: { ended.append($0) })
        #expect(ended == [true] && view.alpha == 0.5)
    }

    @Test func `is none where they are switched off`() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var ended = false
        UIView.animate(withDuration: 5, animations: { view.alpha = 0.5 }, completion: { _ in ended = true })
        #expect(ended && view.alpha == 0.5 && !UIView.areAnimationsEnabled)
    }

    @Test func `is none where it is done without`() {
        var inside: Bool?
        var ended = false
        UIView.performWithoutAnimation {
            inside = UIView.areAnimationsEnabled
            UIView.animate(withDuration: 5, animations: { view.alpha = 0.5 }, completion: { _ in ended = true })
        }
        #expect(inside == false && ended && UIView.areAnimationsEnabled)
    }

    @Test func `tells its duration to those within it`() {
        #expect(UIView.inheritedAnimationDuration == 0)
        var inner: TimeInterval = 0
        UIView.animate(withDuration: 3) { inner = UIView.inheritedAnimationDuration }
        #expect(inner == 3 && UIView.inheritedAnimationDuration == 0)
    }

    @Test func `within another one has that one's duration, unless it insists on its own`() {
        var ended: [String] = []
        UIView.animate(withDuration: 4) {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { _ in ended.append("in") })
            UIView.animate(
                withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: { view.center.x = 50 },
                completion: { _ in ended.append("own") })
        }
        stage.pass(1.1)
        #expect(ended == ["own"])
        stage.pass(3)
        #expect(ended == ["own", "in"])
    }

    @Test func `that another one follows ends before that begins`() {
        var order: [String] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in
            order.append("first")
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in order.append("second") }
        }
        stage.pass(1.5)
        #expect(order == ["first"])
        stage.pass(1)
        #expect(order == ["first", "second"])
    }

    @Test func `that goes on for ever has no end`() {
        var count = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
            completion: { _ in count += 1 })
        stage.pass(100)
        #expect(count == 0 && stage.animations.contains { $0.repeatCount == nil && $0.autoreverses })
    }

    @Test func `from one view to another changes the superview's subviews`() {
        let next = UIView()
        var ended = false
        UIView.transition(from: view, to: next, duration: 1) { _ in ended = true }
        #expect(view.superview == nil && next.superview === stage.root && !ended)
        stage.pass(1.1)
        #expect(ended)
    }

    @Test func `with a view carries out its changes`() {
        var ended = false
        UIView.transition(
            with: stage.root, duration: 1, options: .transitionCrossDissolve,
            animations: { view.removeFromSuperview() }, completion: { _ in ended = true })
        #expect(stage.root.subviews.isEmpty && !ended)
        stage.pass(1.1)
        #expect(ended)
    }

    @Test func `in steps goes through them, and ends once`() throws {
        var ended = 0
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        } completion: { _ in
            ended += 1
        }
        #expect(view.center.x == 105 && view.alpha == 0, "The views have their last looks at once.")
        let steps = try #require(stage.steps.last)
        steps.show(0.5)
        #expect(abs(view.center.x - 105) < 0.01 && abs(view.alpha - 1) < 0.01)
        steps.show(0)
        #expect(view.center.x == 5 && view.alpha == 1)
        steps.finish()
        stage.pass(1.9)
        #expect(ended == 0)
        stage.pass(0.2)
        #expect(ended == 1 && view.center.x == 105 && view.alpha == 0)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A property animator` {
    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private final class Log { var ends: [UIViewAnimatingPosition] = [] }
    private let log = Log()

    init() { stage.root.addSubview(view) }

    private func animator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in view.center.x = 105 }
        animator.addCompletion { [log] in log.ends.append($0) }
        return animator
    }

    @Test func `is at rest, then runs, and is at rest once it is over`() {
        let animator = animator()
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(view.center.x == 5, "Nothing is changed before it starts.")
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        stage.pass(0.5)
        #expect(abs(animator.fractionComplete - 0.25) < 0.001)
        stage.pass(1.6)
        #expect(animator.state == .inactive && !animator.isRunning && log.ends == [.end] && view.center.x == 105)
    }

    @Test func `starts later where it is told to`() {
        let animator = animator()
        animator.startAnimation(afterDelay: 3)
        stage.pass(3)
        #expect(animator.fractionComplete == 0 && log.ends == [])
        stage.pass(2.1)
        #expect(log.ends == [.end])
    }

    @Test func `stands still while it is paused, and goes on for the rest of its time`() {
        let animator = animator()
        animator.startAnimation()
        stage.pass(0.5)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.pass(10)
        #expect(abs(animator.fractionComplete - 0.25) < 0.001 && abs(view.center.x - 30) < 0.1 && log.ends == [])
        animator.startAnimation()
        stage.pass(1.4)
        #expect(log.ends == [])
        stage.pass(0.2)
        #expect(log.ends == [.end])
    }

    @Test func `is moved by hand, and shows how far it is`() {
        let animator = animator()
        animator.fractionComplete = 0.4
        #expect(animator.state == .active && !animator.isRunning && abs(view.center.x - 45) < 0.1)
        animator.fractionComplete = 0.1
        #expect(abs(view.center.x - 15) < 0.1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(animator.isRunning)
        stage.pass(1.7)
        #expect(log.ends == [])
        stage.pass(0.2)
        #expect(log.ends == [.end] && view.center.x == 105)
    }

    @Test func `goes back to where it began when it is reversed`() {
        let animator = animator()
        animator.startAnimation()
        stage.pass(1)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        stage.pass(1.1)
        #expect(log.ends == [.start] && view.center.x == 5)
    }

    @Test(
        arguments: [(.start, 5), (.current, 30), (.end, 105)] as [(UIViewAnimatingPosition, CGFloat)])
    func `that is stopped is finished where it is told to be`(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
        let animator = animator()
        animator.startAnimation()
        stage.pass(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && log.ends == [])
        #expect(abs(view.center.x - 30) < 0.1, "The views stay where they are.")
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && log.ends == [position] && abs(view.center.x - x) < 0.1)
        stage.pass(10)
        #expect(log.ends.count == 1)
    }

    @Test func `that is stopped without an end calls nobody`() {
        let animator = animator()
        animator.startAnimation()
        stage.pass(0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && abs(view.center.x - 30) < 0.1)
        stage.pass(10)
        #expect(log.ends == [])
    }

    @Test func `may stay at its end until it is told to go on`() {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.pass(3)
        #expect(animator.state == .active && !animator.isRunning && log.ends == [])
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.pass(3)
        #expect(log.ends == [.start] && view.center.x == 5)
    }

    @Test func `calls those who wait for its end in their order, though it is started anew by one`() {
        let animator = animator()
        var order: [Int] = []
        animator.addCompletion { _ in
            order.append(1)
            animator.addAnimations { view.center.x = 5 }
            animator.startAnimation()
        }
        animator.addCompletion { _ in order.append(2) }
        animator.startAnimation()
        stage.pass(2.1)
        #expect(order == [1, 2] && animator.isRunning)
        stage.pass(2.1)
        #expect(order == [1, 2] && animator.state == .inactive && view.center.x == 5)
    }

    @Test func `takes more changes while it runs`() {
        let animator = animator()
        animator.startAnimation()
        stage.pass(0.5)
        animator.addAnimations { view.alpha = 0.5 }
        stage.pass(1.6)
        #expect(log.ends == [.end] && view.alpha == 0.5)
    }

    @Test func `that is made running runs at once`() {
        var ended: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, animations: { view.alpha = 0.5 }, completion: { ended = $0 })
        #expect(animator.isRunning && animator.state == .active)
        stage.pass(1.1)
        #expect(ended == .end)
    }

    @Test func `is kept while it runs, and no longer`() {
        weak var gone: UIViewPropertyAnimator?
        do {
            let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            gone = made
            made.startAnimation()
        }
        #expect(gone != nil)
        stage.pass(1.1)
        #expect(gone == nil)
    }
}
