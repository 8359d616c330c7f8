import Foundation
import Testing

@testable import SpriteKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Physics` {
    private final class Contacts: SKPhysicsContactDelegate {
        var begun: [Set<String?>] = []
        var endCount = 0
        func didBegin(_ contact: SKPhysicsContact) {
            begun.append([contact.bodyA.node?.name, contact.bodyB.node?.name])
        }
        func didEnd(_ contact: SKPhysicsContact) { endCount += 1 }
    }

    private func ball(_ name: String, at x: CGFloat, _ y: CGFloat, radius: CGFloat = 10) -> SKShapeNode {
        let ball = SKShapeNode(circleOfRadius: radius)
        ball.name = name
        ball.position = CGPoint(x: x, y: y)
        let body = SKPhysicsBody(circleOfRadius: radius)
        (body.linearDamping, body.friction, body.restitution) = (0, 0, 1)
        ball.physicsBody = body
        return ball
    }

    private func run(_ scene: SKScene, _ seconds: Double) {
        for step in 0..<Int((seconds * 60).rounded()) { scene.step(1.0 / 60, at: Double(step) / 60) }
    }

    @Test func `lets bodies fall with 150 points for a metre`() {
        let (scene, ball) = (scene(), ball("ball", at: 0, 0))
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        scene.addChild(ball)
        run(scene, 0.5)
        // Half of 9.8 × 150 × 0.5², and a little more since velocities change before places.
        #expect(ball.position.y.isAbout(-190, within: 10))
        let speed = ball.physicsBody?.velocity.dy ?? 0
        #expect(speed.isAbout(-735, within: 15))
    }

    @Test func `changes velocities by impulses in points`() {
        let (scene, ball) = (scene(), ball("ball", at: 0, 0))
        scene.addChild(ball)
        let mass = ball.physicsBody?.mass ?? 0
        #expect(mass.isAbout(.pi * 100 / 22_500, within: 1e-4))
        ball.physicsBody?.applyImpulse(CGVector(dx: 60 * mass, dy: 0))
        run(scene, 1)
        #expect(ball.position.x.isAbout(60, within: 1))
    }

    @Test func `tells contacts by their masks, also of bodies that pass each other`() {
        let (scene, contacts) = (scene(), Contacts())
        let (one, two, three) = (ball("one", at: -50, 0), ball("two", at: 50, 0), ball("three", at: -50, 60))
        for (index, each) in [one, two, three].enumerated() {
            each.physicsBody?.categoryBitMask = 1 << UInt32(index)
            each.physicsBody?.collisionBitMask = 0
            scene.addChild(each)
        }
        one.physicsBody?.contactTestBitMask = 1 << 1
        one.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
        three.physicsBody?.velocity = CGVector(dx: 0, dy: -100)
        scene.physicsWorld.contactDelegate = contacts
        run(scene, 2)
        #expect(contacts.begun == [["one", "two"]] && contacts.endCount == 1)
        #expect(one.position.x.isAbout(150, within: 3))
    }

    @Test func `keeps bodies within an edge loop, where they bounce`() {
        let (scene, ball) = (scene(), ball("ball", at: 0, 0))
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
        scene.physicsBody?.restitution = 1
        scene.physicsBody?.friction = 0
        scene.addChild(ball)
        ball.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
        run(scene, 2)
        let speed = ball.physicsBody?.velocity.dx ?? 0
        #expect(speed.isAbout(-100, within: 5))
        run(scene, 20)
        #expect(scene.frame.contains(ball.position))
    }

    @Test func `takes over where the app puts a node`() {
        let (scene, ball) = (scene(), ball("ball", at: 0, 0))
        scene.addChild(ball)
        run(scene, 0.1)
        ball.position = CGPoint(x: 70, y: 20)
        run(scene, 0.1)
        #expect(ball.position.x.isAbout(70) && ball.position.y.isAbout(20))
        #expect(scene.physicsWorld.body(at: CGPoint(x: 70, y: 20)) === ball.physicsBody)
    }

    @Test func `finds bodies along a ray, the nearest first`() {
        let scene = scene()
        for (name, x) in [("far", 80.0), ("near", 20.0)] { scene.addChild(ball(name, at: x, 0)) }
        var found: [String?] = []
        scene.physicsWorld.enumerateBodies(alongRayStart: .zero, end: CGPoint(x: 200, y: 0)) { body, point, normal, _ in
            found.append(body.node?.name)
            #expect(normal.dx.isAbout(-1) && point.y.isAbout(0))
        }
        #expect(found == ["near", "far"])
    }

    @Test func `holds bodies together by joints`() throws {
        let scene = scene()
        let (hook, weight) = (ball("hook", at: 0, 50), ball("weight", at: 30, 50))
        hook.physicsBody?.isDynamic = false
        scene.physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        scene.addChild(hook)
        scene.addChild(weight)
        let (one, two) = (try #require(hook.physicsBody), try #require(weight.physicsBody))
        scene.physicsWorld.add(
            SKPhysicsJointLimit.joint(withBodyA: one, bodyB: two, anchorA: hook.position, anchorB: weight.position))
        run(scene, 3)
        let length = hypot(weight.position.x - hook.position.x, weight.position.y - hook.position.y)
        #expect(length.isAbout(30, within: 2))
        weight.removeFromParent()
        run(scene, 0.1)
        #expect(two.joints.isEmpty)
    }

    @Test func `pulls bodies by fields, within their region`() {
        let (scene, near, far) = (scene(), ball("near", at: 50, 0), ball("far", at: 140, 0))
        let field = SKFieldNode.radialGravityField()
        field.region = SKRegion(radius: 100)
        for each in [near, far, field] { scene.addChild(each) }
        run(scene, 0.5)
        #expect(near.position.x < 40 && far.position.x.isAbout(140))
    }

    @Test func `lets a node go into another scene, and outlives the first`() {
        let (ball, second) = (ball("ball", at: 0, 0), scene())
        do {
            let first = scene()
            first.addChild(ball)
            run(first, 0.1)
            ball.removeFromParent()
            second.addChild(ball)
            run(second, 0.1)
            run(first, 0.1)
        }
        ball.physicsBody?.velocity = CGVector(dx: 60, dy: 0)
        run(second, 1)
        #expect(ball.position.x.isAbout(60, within: 1))
    }

    @Test func `stands still with its world`() {
        let (scene, ball) = (scene(), ball("ball", at: 0, 0))
        scene.addChild(ball)
        ball.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
        scene.physicsWorld.speed = 0
        run(scene, 1)
        #expect(ball.position.x == 0)
    }

    @Test func `divides outlines that are not convex`() {
        let corner = [(0.0, 0.0), (60, 0), (60, 20), (20, 20), (20, 60), (0, 60)].map { CGPoint(x: $0.0, y: $0.1) }
        let pieces = Outlines.pieces(corner)
        #expect(pieces.reduce(0) { $0 + Outlines.area($1) }.isAbout(2000))
        #expect(pieces.count > 1 && pieces.allSatisfy { $0.count <= 8 })
    }

    @Test func `survives shapes without an area, and numbers that are none`() {
        let scene = scene()
        for path in [CGMutablePath(), CGMutablePath()] {
            let node = square()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 20, y: 0))
            node.physicsBody = SKPhysicsBody(polygonFrom: path)
            node.physicsBody?.applyImpulse(CGVector(dx: CGFloat.nan, dy: .infinity))
            scene.addChild(node)
        }
        let odd = ball("odd", at: .nan, 0, radius: 0)
        scene.addChild(odd)
        run(scene, 0.2)
        #expect(scene.children.count == 3)
    }
}
