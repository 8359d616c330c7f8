import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A dynamic animator` {
    private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let box = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))

    private func run(_ animator: UIDynamicAnimator, seconds: Double) {
        for _ in 0..<Int(seconds * 60) { animator.advance(by: 1.0 / 60) }
    }

    private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
        ground.addSubview(box)
        let animator = UIDynamicAnimator(referenceView: ground)
        for behavior in behaviors { animator.addBehavior(behavior) }
        return animator
    }

    @Test func `pulls a view down by a thousand points a second squared`() {
        let animator = animator(UIGravityBehavior(items: [box]))
        run(animator, seconds: 0.5)
        #expect(abs(box.center.y - 25 - 125) < 4)
        #expect(box.center.x == 125)
    }

    @Test func `has it come to rest on the edge, and pauses`() {
        let floor = UICollisionBehavior(items: [box])
        floor.translatesReferenceBoundsIntoBoundary = true
        let animator = animator(UIGravityBehavior(items: [box]), floor)
        #expect(animator.isRunning)
        run(animator, seconds: 4)
        #expect(abs(box.frame.maxY - 400) < 1)
        #expect(abs(box.transform.turn) < 0.01)
        floor.dynamicAnimator?.removeBehavior(animator.behaviors[0])
        run(animator, seconds: 1)
        #expect(!animator.isRunning)
    }

    @Test func `bounces what is elastic, and not what is not`() {
        func height(elasticity: CGFloat) -> CGFloat {
            box.frame.origin = CGPoint(x: 100, y: 0)
            let item = UIDynamicItemBehavior(items: [box])
            item.elasticity = elasticity
            let floor = UICollisionBehavior(items: [box])
            floor.translatesReferenceBoundsIntoBoundary = true
            let animator = animator(UIGravityBehavior(items: [box]), floor, item)
            run(animator, seconds: 1.2)
            return 400 - box.frame.maxY
        }
        #expect(height(elasticity: 0) < 2)
        #expect(height(elasticity: 0.9) > 60)
    }

    @Test func `tells once when two views meet`() {
        let other = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        ground.addSubview(other)
        let fixed = UIDynamicItemBehavior(items: [other])
        fixed.isAnchored = true
        let meeting = UICollisionBehavior(items: [box, other])
        let ears = Ears()
        meeting.collisionDelegate = ears
        let animator = animator(UIGravityBehavior(items: [box]), meeting, fixed)
        run(animator, seconds: 2)
        #expect(ears.began == 1)
        #expect(other.center == CGPoint(x: 125, y: 325))
        #expect(abs(box.frame.maxY - 300) < 2)
    }

    @Test func `stops at a boundary of the app's, and tells its name`() {
        let line = UICollisionBehavior(items: [box])
        line.addBoundary(withIdentifier: NSString("shelf"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
        let ears = Ears()
        line.collisionDelegate = ears
        let animator = animator(UIGravityBehavior(items: [box]), line)
        run(animator, seconds: 2)
        #expect(abs(box.frame.maxY - 200) < 3)
        #expect(ears.boundaries == ["shelf"])
        line.removeBoundary(withIdentifier: NSString("shelf"))
        #expect(line.boundaryIdentifiers == nil)
    }

    @Test func `snaps a view to a point and straightens it`() {
        box.transform = CGAffineTransform(rotationAngle: 1)
        let animator = animator(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
        run(animator, seconds: 3)
        #expect(abs(box.center.x - 200) < 1 && abs(box.center.y - 300) < 1)
        #expect(abs(box.transform.turn) < 0.02)
        #expect(!animator.isRunning)
    }

    @Test func `pushes once, by the mass`() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        let animator = animator(push)
        run(animator, seconds: 0.5)
        // A quarter of the unit of mass: 400 points a second.
        #expect(abs(box.center.x - 125 - 200) < 5)
        #expect(!push.active)
    }

    @Test func `keeps a view at its distance from an anchor`() {
        let rope = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 225, y: 25))
        #expect(rope.length == 100)
        let animator = animator(UIGravityBehavior(items: [box]), rope)
        run(animator, seconds: 0.5)
        let way = box.center - CGPoint(x: 225, y: 25)
        #expect(abs(way.length - 100) < 6)
        #expect(box.center.y > 40)
    }

    @Test func `leaves a view alone that its behaviors have no more`() {
        let gravity = UIGravityBehavior(items: [box])
        let animator = animator(gravity)
        run(animator, seconds: 0.2)
        gravity.removeItem(box)
        box.center = CGPoint(x: 10, y: 10)
        run(animator, seconds: 0.2)
        #expect(box.center == CGPoint(x: 10, y: 10))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300])
    func `stops a view that is pushed by a number that is none, or beyond all bounds`(magnitude: CGFloat) {
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.setAngle(0, magnitude: magnitude)
        let animator = animator(push)
        run(animator, seconds: 1)
        #expect(box.center.x.magnitude <= 100_000 && box.center.y.magnitude <= 100_000)
        #expect(box.transform.turn.isFinite)
    }

    @Test func `takes over where the app puts a view`() {
        let animator = animator(UIGravityBehavior(items: [box]))
        run(animator, seconds: 0.2)
        box.center = CGPoint(x: 10, y: 10)
        animator.updateItem(usingCurrentState: box)
        animator.advance(by: 1.0 / 60)
        #expect(box.center.x == 10 && box.center.y < 30)
    }

    @Test func `meets ellipses by their outline`() {
        let contact = DynamicContact(
            [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)],
            [CGPoint(x: 9, y: 2), CGPoint(x: 19, y: 2), CGPoint(x: 19, y: 8), CGPoint(x: 9, y: 8)])
        #expect(contact?.depth == 1 && contact?.normal.x == 1)
        #expect(contact.map { abs($0.point.y - 5) < 0.1 } == true)
        #expect(
            DynamicOutline.convexHull(of: [
                .zero, CGPoint(x: 2, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 2),
            ]).count == 4)
    }

    /// Counts what a collision tells.
    @MainActor private final class Ears: UICollisionBehaviorDelegate {
        var began = 0
        var boundaries: [String] = []

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { began += 1 }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { if let name = identifier as? NSString { boundaries.append(name.description) } }
    }
}
