import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct ViewAnimationTests {
    private let clock = TurnedClock()
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    private let screen: Screen

    init() {
        box.backgroundColor = .red
        box.accessibilityLabel = "Box"
        let controller = UIViewController()
        controller.view.addSubview(box)
        screen = Screen(controller: controller, clock: clock)
    }

    private var node: Node? { screen.node("Box") }

    /// The motion of the box in the last patch.
    private func motion() throws -> Motion {
        let id = try #require(node).id
        return try #require(screen.lastPatch?.motions?.first { $0.nodes?.contains(id) == true })
    }

    @Test func `a change within an animation moves to its place, which it has at once`() throws {
        var isFinished = false
        UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) {
            box.center.x += 100
        } completion: {
            isFinished = $0
        }
        screen.render()
        #expect(node?.frame.x == 110)
        #expect(try motion().timing == MotionTiming(duration: 0.5, delay: 0.1))
        #expect(try motion().before == nil)
        clock.turn(by: 0.5)
        #expect(!isFinished)
        clock.turn(by: 0.1)
        #expect(isFinished)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `an animation of SwiftUI moves views along its curve, and says when it is over`() throws {
        var isFinished = false
        UIView.animate(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.5).delay(0.1)) {
            box.center.x += 100
        } completion: {
            isFinished = true
        }
        screen.render()
        #expect(node?.frame.x == 110)
        #expect(try motion().timing == MotionTiming(duration: 0.5, delay: 0.1, bezier: [0.1, 0.2, 0.3, 0.4]))
        clock.turn(by: 0.5)
        #expect(!isFinished)
        clock.turn(by: 0.1)
        #expect(isFinished)
    }

    @Test func `a spring of SwiftUI swings views at its speed, as often as it says`() throws {
        let spring = Animation.spring(response: 1, dampingFraction: 0.4).speed(2).repeatCount(2)
        UIView.animate(spring) { box.center.x += 100 }
        screen.render()
        let (timing, own) = (try motion().timing, spring.timing)
        #expect(timing.duration == own.duration && timing.repeatCount == 2 && timing.autoreverses == true)
        let (samples, expected) = (try #require(timing.samples), try #require(own.samples))
        func sample(_ samples: [Double], _ share: Double) -> Double { samples[Int(share * Double(samples.count - 1))] }
        for share in [0.1, 0.25, 0.5] { #expect(abs(sample(samples, share) - sample(expected, share)) < 0.05) }
    }

    @Test func `a change before the animation is where it begins`() throws {
        box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIView.animate(withDuration: 1) { box.transform = .identity }
        screen.render()
        #expect(try motion().before?.first?.style.transform?.first == 0.5)
        #expect(node?.style.transform == nil)
    }

    @Test func `a layout within the animation is animated`() throws {
        let inner = UIView()
        inner.accessibilityLabel = "Inner"
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        screen.render()
        width.constant = 25
        UIView.animate(withDuration: 1) { box.layoutIfNeeded() }
        screen.render()
        let id = try #require(screen.node("Inner")).id
        #expect(screen.frame("Inner")?.width == 25)
        #expect(screen.lastPatch?.motions?.contains { $0.nodes?.contains(id) == true } == true)
    }

    @Test func `a view fades in from nothing, and stays until it has faded out`() throws {
        box.alpha = 0
        screen.render()
        #expect(node == nil)
        UIView.animate(withDuration: 1) { box.alpha = 1 }
        screen.render()
        #expect(try motion().before?.first?.style.opacity == 0)
        UIView.animate(withDuration: 1) { box.alpha = 0 }
        screen.render()
        #expect(node?.style.opacity == 0)
        #expect(node?.style.ignoresInput == true)
        clock.turn(by: 1)
        screen.render()
        #expect(node == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `what is not to be animated jumps`() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { box.center.y += 10 }
        }
        screen.render()
        #expect(node?.frame.y == 30)
        #expect(screen.lastPatch?.motions == nil)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { box.center.y += 10 }
        screen.render()
        #expect(node?.frame.y == 40)
        #expect(screen.lastPatch?.motions == nil)
    }

    @Test func `keyframes move in their parts of the time`() throws {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x += 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.y += 100 }
        }
        screen.render()
        let frames = try #require(try motion().steps?.first { $0.node == node?.id }?.frames)
        let middle = frames[frames.count / 2]
        #expect((frames.first?.x, frames.first?.y) == (10, 20))
        #expect(abs(middle.x - 110) < 4)
        #expect(abs(middle.y - 20) < 4)
        #expect((frames.last?.x, frames.last?.y) == (110, 120))
        #expect((node?.frame.x, node?.frame.y) == (110, 120))
    }

    @Test func `an animator is held, moved by hand and finished`() throws {
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
        animator.addCompletion { end = $0 }
        animator.fractionComplete = 0.5
        screen.render()
        #expect(node?.style.opacity == 0.75)
        animator.startAnimation()
        screen.render()
        #expect(node?.style.opacity == 0.5)
        #expect(try motion().timing.duration == 0.5)
        clock.turn(by: 0.25)
        #expect(animator.fractionComplete == 0.75)
        animator.pauseAnimation()
        screen.render()
        #expect(node?.style.opacity == 0.625)
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        screen.render()
        #expect(node?.style.opacity == nil)
        clock.turn(by: 0.75)
        #expect(end == .start)
        #expect(animator.state == .inactive)
    }
}
