import Testing

@testable import UIKit

private final class OwnField: UIFieldBehavior {}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A field` {
    private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let box = UIView(frame: CGRect(x: 175, y: 125, width: 50, height: 50))

    /// Runs an animator with the field for some seconds. Returns how far the box has moved.
    private func moved(_ field: UIFieldBehavior, seconds: Double = 0.2, _ others: UIDynamicBehavior...) -> CGPoint {
        ground.addSubview(box)
        field.addItem(box)
        let animator = UIDynamicAnimator(referenceView: ground)
        for behavior in [field] + others { animator.addBehavior(behavior) }
        let start = box.center
        for _ in 0..<Int(seconds * 60) { animator.advance(by: 1.0 / 60) }
        return box.center - start
    }

    @Test func `pulls to its middle, and pushes away if it is negative`() {
        #expect(moved(.radialGravityField(position: CGPoint(x: 150, y: 150))).x < -5)
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 150))
        field.strength = -1
        #expect(moved(field).x > 5)
    }

    @Test func `pulls in its direction`() {
        let way = moved(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
        #expect(abs(way.x) < 0.001 && abs(way.y - 20) < 2, "As gravity does.")
    }

    @Test func `turns round its middle`() {
        let field = UIFieldBehavior.vortexField()
        field.position = CGPoint(x: 150, y: 150)
        #expect(moved(field).y > 5)
    }

    @Test func `is a plain one where a subclass is asked for it`() {
        #expect(type(of: OwnField.vortexField()) == UIFieldBehavior.self)
    }

    @Test func `acts within its region alone`() {
        let field = UIFieldBehavior.springField()
        (field.position, field.strength, field.region) = (CGPoint(x: 150, y: 150), 10, UIRegion(radius: 40))
        #expect(moved(field) == .zero)
        field.region = UIRegion(radius: 40).inverse()
        #expect(moved(field).x < -1)
    }

    @Test func `slows what moves`() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let free = moved(.springField(), seconds: 0)
        let drag = UIFieldBehavior.dragField()
        drag.strength = 50
        #expect(free == .zero)
        let slow = moved(drag, seconds: 0.5, push).x
        let fast = UIPushBehavior(items: [box], mode: .instantaneous)
        fast.pushDirection = CGVector(dx: 1, dy: 0)
        let noField = UIFieldBehavior.dragField()
        noField.strength = 0
        #expect(slow > 0 && moved(noField, seconds: 0.5, fast).x > slow * 2)
    }

    @Test func `has a region of others`() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 20, height: 20)))
        let corner = CGPoint(x: 9, y: 9)
        #expect(!circle.contains(corner) && square.contains(corner) && UIRegion.infinite.contains(corner))
        #expect(circle.union(with: square).contains(corner) && !circle.intersection(with: square).contains(corner))
        #expect(square.difference(from: circle).contains(corner) && !square.difference(from: circle).contains(.zero))
    }
}
