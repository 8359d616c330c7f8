import Foundation
import Testing

@testable import SpriteKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Actions` {
    @Test func `move a node by what they say, in their time`() {
        let node = square()
        node.run(.moveBy(x: 60, y: -30, duration: 1))
        node.pass(0.5)
        #expect(node.position.x.isAbout(30) && node.position.y.isAbout(-15))
        node.pass(0.5)
        #expect(node.position.x.isAbout(60) && !node.hasActions())
    }

    @Test func `add up where two of them move one node`() {
        let node = square()
        node.run(.moveBy(x: 60, y: 0, duration: 1))
        node.run(.moveBy(x: 0, y: 40, duration: 1))
        node.pass(1)
        #expect(node.position.x.isAbout(60) && node.position.y.isAbout(40))
    }

    @Test func `of a sequence begin when the one before is over, and none loses time`() {
        let node = square()
        node.run(.sequence([.moveBy(x: 10, y: 0, duration: 0.51), .moveBy(x: 100, y: 0, duration: 1)]))
        node.pass(1.01)
        #expect(node.position.x.isAbout(60, within: 0.6))
    }

    @Test func `of a group run at once, and the longest ends it`() {
        let node = square()
        var isOver = false
        node.run(.group([.fadeOut(withDuration: 0.5), .scale(to: 3, duration: 1)])) { isOver = true }
        node.pass(0.5)
        #expect(node.alpha == 0 && node.xScale.isAbout(2) && !isOver)
        node.pass(0.5)
        #expect(node.xScale.isAbout(3) && isOver)
    }

    @Test func `are repeated so often, or for ever`() {
        let (some, ever) = (square(), square())
        some.run(.repeat(.moveBy(x: 10, y: 0, duration: 0.1), count: 3))
        ever.run(.repeatForever(.moveBy(x: 10, y: 0, duration: 0.1)))
        some.pass(1)
        ever.pass(1)
        #expect(some.position.x.isAbout(30) && ever.position.x.isAbout(100) && ever.hasActions())
    }

    @Test func `that take no time and repeat for ever let the scene go on`() {
        let node = square()
        var count = 0
        node.run(.repeatForever(.run { count += 1 }))
        node.pass(0.1)
        #expect((6...6 * SpriteLimits.instantRoundCountMax).contains(count))
    }

    @Test func `ease in, out and both`() {
        func middle(_ mode: SKActionTimingMode) -> CGFloat {
            let (node, action) = (square(), SKAction.moveTo(x: 100, duration: 1))
            action.timingMode = mode
            node.run(action)
            node.pass(0.25)
            return node.position.x
        }
        #expect(middle(.linear).isAbout(25))
        #expect(middle(.easeIn) < 25 && middle(.easeOut) > 25 && middle(.easeInEaseOut) < 25)
    }

    @Test func `follow a function of an author`() {
        let (node, action) = (square(), SKAction.moveTo(x: 100, duration: 1))
        action.timingFunction = { $0 * $0 * $0 }
        node.run(action)
        node.pass(0.5)
        #expect(node.position.x.isAbout(12.5))
    }

    @Test func `turn the shorter path to an angle`() {
        let node = square()
        node.zRotation = 3
        node.run(.rotate(toAngle: -3, duration: 1, shortestUnitArc: true))
        node.pass(1)
        #expect(node.zRotation.isAbout(2 * .pi - 3))
    }

    @Test func `are taken back in reverse order`() {
        let node = square()
        let path = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 0.1), .rotate(byAngle: 1, duration: 0.1)])
        node.run(.sequence([path, path.reversed()]))
        node.pass(1)
        #expect(node.position.x.isAbout(0) && node.zRotation.isAbout(0) && !node.hasActions())
    }

    @Test func `follow a path, and turn the node along it`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 50, y: 50))
        let node = square()
        node.position = CGPoint(x: 5, y: 5)
        node.run(.follow(path, asOffset: true, orientToPath: true, speed: 100))
        node.pass(0.25)
        #expect(node.position.y.isAbout(30) && node.zRotation.isAbout(.pi / 2))
        node.pass(0.75)
        #expect(node.position.x.isAbout(55) && node.position.y.isAbout(55) && node.zRotation.isAbout(0))
    }

    @Test func `show textures one after the other, and the own one at the end`() {
        let textures = (0..<4).map { _ in SKTexture(imageNamed: "none") }
        let node = SKSpriteNode(texture: textures[3], color: .white, size: CGSize(width: 10, height: 10))
        node.run(.animate(with: Array(textures[..<3]), timePerFrame: 0.1))
        node.pass(0.15)
        #expect(node.texture === textures[1])
        node.pass(0.2)
        #expect(node.texture === textures[3])
    }

    @Test func `with a key replace each other, and are removed by it`() {
        let node = square()
        node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "walk")
        node.run(.moveBy(x: -100, y: 0, duration: 1), withKey: "walk")
        node.pass(0.5)
        #expect(node.position.x.isAbout(-50) && node.action(forKey: "walk") != nil)
        node.removeAction(forKey: "walk")
        #expect(!node.hasActions())
    }

    @Test func `stop with a node that is paused, and run faster with its speed`() {
        let (outer, inner) = (SKNode(), square())
        outer.addChild(inner)
        inner.run(.moveBy(x: 100, y: 0, duration: 1))
        outer.isPaused = true
        outer.pass(0.5)
        #expect(inner.position.x == 0)
        (outer.isPaused, outer.speed) = (false, 2)
        outer.pass(0.25)
        #expect(inner.position.x.isAbout(50))
    }

    @Test func `after a node has removed itself do not run`() {
        let (outer, inner) = (SKNode(), square())
        outer.addChild(inner)
        var isCalled = false
        inner.run(.sequence([.removeFromParent(), .run { isCalled = true }]))
        outer.pass(0.1)
        #expect(inner.parent == nil && !isCalled)
    }

    @Test func `beyond the limit of a node are left out`() {
        let node = square()
        for _ in 0..<SpriteLimits.actionCountMax + 5 { node.run(.wait(forDuration: 1)) }
        #expect(node.runs.count == SpriteLimits.actionCountMax)
    }
}
