import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uidynamicanimator
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view in motion` {
    private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let animator: UIDynamicAnimator

    init() {
        ground.addSubview(box)
        animator = UIDynamicAnimator(referenceView: ground)
    }

    private func run(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { animator.advance(by: 1.0 / 60) } }

    private func traits(_ change: (UIDynamicItemBehavior) -> Void) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: [box])
        change(behavior)
        animator.addBehavior(behavior)
        return behavior
    }

    // Directions of gravity by angle, and where a view is drawn to.
    @Test(
        arguments: [
            (0, CGPoint(x: 1, y: 0)), (.pi / 2, CGPoint(x: 0, y: 1)), (.pi, CGPoint(x: -1, y: 0)),
            (-.pi / 2, CGPoint(x: 0, y: -1)),
        ] as [(CGFloat, CGPoint)])
    func `falls in the direction of gravity, by its strength`(angle: CGFloat, way: CGPoint) {
        let gravity = UIGravityBehavior(items: [box])
        gravity.angle = angle
        gravity.magnitude = 0.2
        animator.addBehavior(gravity)
        run(0.5)
        // Half of 200 points a second squared by a quarter of a square second.
        #expect(abs(box.center.x - 125 - way.x * 25) < 2 && abs(box.center.y - 125 - way.y * 25) < 2)
        #expect(abs(gravity.gravityDirection.dx - way.x * 0.2) < 0.001)
    }

    @Test func `keeps its speed without resistance, and loses it with it`() {
        let free = traits { $0.addLinearVelocity(CGPoint(x: 100, y: 0), for: box) }
        run(0.5)
        #expect(abs(box.center.x - 175) < 2 && abs(free.linearVelocity(for: box).x - 100) < 1)
        free.resistance = 5
        run(1)
        #expect(free.linearVelocity(for: box).x < 20)
    }

    @Test func `turns as long as nothing brakes it, and not where it may not`() {
        let free = traits { $0.addAngularVelocity(2, for: box) }
        run(0.5)
        #expect(abs(box.transform.turn - 1) < 0.05)
        free.allowsRotation = false
        let turn = box.transform.turn
        run(0.5)
        #expect(abs(box.transform.turn - turn) < 0.05)
    }

    @Test func `stays where it is anchored, whatever pulls at it`() {
        _ = traits { $0.isAnchored = true }
        animator.addBehavior(UIGravityBehavior(items: [box]))
        run(0.5)
        #expect(box.center == CGPoint(x: 125, y: 125))
    }

    @Test func `stops when its behavior is taken away`() {
        let gravity = UIGravityBehavior(items: [box])
        animator.addBehavior(gravity)
        run(0.2)
        animator.removeBehavior(gravity)
        let place = box.center
        run(0.5)
        #expect(place.y > 125 && box.center == place && animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    }

    @Test func `obeys the children of a behavior`() {
        let parent = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [box])
        parent.addChildBehavior(gravity)
        animator.addBehavior(parent)
        #expect(gravity.dynamicAnimator === animator)
        run(0.2)
        let place = box.center.y
        #expect(place > 130)
        parent.removeChildBehavior(gravity)
        run(0.2)
        #expect(box.center.y == place && gravity.dynamicAnimator == nil)
    }

    @Test func `is told to a behavior's action at each step`() {
        var count = 0
        let gravity = UIGravityBehavior(items: [box])
        gravity.action = { count += 1 }
        animator.addBehavior(gravity)
        run(0.5)
        #expect(count == 30)
    }

    @Test func `is pushed on as long as a push is on`() {
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        run(0.5)
        let behavior = traits { _ in }
        run(1.0 / 60)
        let speed = behavior.linearVelocity(for: box).x
        run(0.2)
        #expect(speed > 50 && behavior.linearVelocity(for: box).x > speed * 1.2)
        push.active = false
        let last = behavior.linearVelocity(for: box).x
        run(0.2)
        #expect(abs(behavior.linearVelocity(for: box).x - last) < 1)
    }

    // Source: …/uipushbehavior: a magnitude of 1 moves 100 by 100 points at 100 points a second squared.
    @Test func `is pushed by 100 points a second squared where it has 100 by 100 points`() {
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(.pi / 2, magnitude: 1)
        animator.addBehavior(push)
        run(1)
        #expect(abs(box.center.y - 50 - 50) < 2 && abs(box.center.x - 50) < 0.01)
    }

    @Test func `has a push's direction from angle and magnitude, and these from it`() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -2)
        #expect(abs(push.magnitude - 2) < 0.001 && abs(push.angle + .pi / 2) < 0.001)
        (push.angle, push.magnitude) = (.pi, 3)
        #expect(abs(push.pushDirection.dx + 3) < 0.001 && abs(push.pushDirection.dy) < 0.001)
    }

    @Test func `moves more slowly the denser it is`() {
        let other = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        ground.addSubview(other)
        let dense = UIDynamicItemBehavior(items: [other])
        dense.density = 4
        animator.addBehavior(dense)
        let push = UIPushBehavior(items: [box, other], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        run(0.5)
        #expect(abs((box.center.x - 125) / (other.center.x - 125) - 4) < 0.2)
    }

    @Test func `meets only what its collision is about`() {
        let other = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        ground.addSubview(other)
        let collision = UICollisionBehavior(items: [box, other])
        collision.collisionMode = .boundaries
        animator.addBehavior(collision)
        let gravity = UIGravityBehavior(items: [box])
        animator.addBehavior(gravity)
        run(0.7)
        #expect(box.frame.minY > 250 && other.frame.minY == 200)
    }

    @Test func `stays within insets of the reference view`() {
        let collision = UICollisionBehavior(items: [box])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        run(3)
        #expect(abs(box.frame.maxY - 300) < 2)
    }

    @Test func `swings on a spring about its length`() {
        let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 125, y: 125 - 60))
        (spring.frequency, spring.damping, spring.length) = (2, 0.5, 100)
        animator.addBehavior(spring)
        run(4)
        #expect(abs(box.center.y - 165) < 3)
    }

    @Test func `is found where it is`() {
        animator.addBehavior(UIGravityBehavior(items: [box]))
        #expect(animator.items(in: CGRect(x: 90, y: 90, width: 20, height: 20)).count == 1)
        #expect(animator.items(in: CGRect(x: 200, y: 200, width: 20, height: 20)).isEmpty)
    }

    @Test func `wakes and rests with a word to the delegate`() {
        let listener = Listener()
        animator.delegate = listener
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 150))
        animator.addBehavior(snap)
        run(4)
        #expect(listener.heard == ["resume", "pause"] && !animator.isRunning)
        snap.snapPoint = CGPoint(x: 50, y: 50)
        #expect(animator.isRunning && listener.heard.last == "resume")
        run(4)
        #expect(abs(box.center.x - 50) < 1 && abs(box.center.y - 50) < 1)
    }

    @MainActor private final class Listener: UIDynamicAnimatorDelegate {
        var heard: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    }
}
