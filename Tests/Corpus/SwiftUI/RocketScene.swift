import GameplayKit
import SpriteKit
import SwiftUI

struct Physics { static let rocket: UInt32 = 1 << 0, rock: UInt32 = 1 << 1, bullet: UInt32 = 1 << 2 }

final class RocketScene: SKScene, @preconcurrency SKPhysicsContactDelegate {
    private let rocket = SKSpriteNode(color: .white, size: CGSize(width: 30, height: 50))
    private let scoreLabel = SKLabelNode(fontNamed: "AvenirNext-Bold")
    private let cam = SKCameraNode()
    private var score = 0 { didSet { scoreLabel.text = "Score: \(score)"; onScore?(score) } }
    private var lastUpdate: TimeInterval = 0
    private let distribution = GKRandomDistribution(lowestValue: 20, highestValue: 300)
    var onScore: ((Int) -> Void)?

    override func didMove(to view: SKView) {
        backgroundColor = .black
        anchorPoint = CGPoint(x: 0, y: 0)
        physicsWorld.gravity = CGVector(dx: 0, dy: -1)
        physicsWorld.contactDelegate = self
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame.insetBy(dx: -60, dy: -60))
        rocket.position = CGPoint(x: frame.midX, y: 80)
        rocket.physicsBody = SKPhysicsBody(rectangleOf: rocket.size)
        rocket.physicsBody?.isDynamic = false
        rocket.physicsBody?.categoryBitMask = Physics.rocket
        rocket.physicsBody?.contactTestBitMask = Physics.rock
        rocket.constraints = [SKConstraint.positionX(SKRange(lowerLimit: 20, upperLimit: size.width - 20))]
        addChild(rocket)
        scoreLabel.fontSize = 20
        scoreLabel.horizontalAlignmentMode = .left
        scoreLabel.position = CGPoint(x: 16, y: size.height - 40)
        scoreLabel.zPosition = 10
        addChild(scoreLabel)
        addChild(cam)
        cam.position = CGPoint(x: frame.midX, y: frame.midY)
        camera = cam
        if let stars = SKEmitterNode(fileNamed: "Stars") { stars.advanceSimulationTime(10); addChild(stars) }
        run(.repeatForever(.sequence([.run { [weak self] in self?.spawn() }, .wait(forDuration: 0.8, withRange: 0.4)])), withKey: "spawn")
    }
    private func spawn() {
        let rock = SKShapeNode(circleOfRadius: CGFloat.random(in: 8...20))
        rock.name = "rock"
        rock.fillColor = .brown
        rock.strokeColor = .clear
        rock.glowWidth = 1
        rock.position = CGPoint(x: CGFloat(distribution.nextInt()), y: size.height + 20)
        let body = SKPhysicsBody(circleOfRadius: rock.frame.width / 2)
        body.categoryBitMask = Physics.rock
        body.contactTestBitMask = Physics.bullet | Physics.rocket
        body.collisionBitMask = 0
        body.linearDamping = 0
        body.velocity = CGVector(dx: 0, dy: -120)
        body.angularVelocity = 2
        rock.physicsBody = body
        addChild(rock)
        rock.run(.sequence([.wait(forDuration: 8), .group([.fadeOut(withDuration: 0.3), .scale(to: 0.1, duration: 0.3)]), .removeFromParent()]))
    }
    private func fire() {
        let bullet = SKSpriteNode(color: .yellow, size: CGSize(width: 4, height: 14))
        bullet.position = rocket.position
        bullet.physicsBody = SKPhysicsBody(rectangleOf: bullet.size)
        bullet.physicsBody?.affectedByGravity = false
        bullet.physicsBody?.usesPreciseCollisionDetection = true
        bullet.physicsBody?.categoryBitMask = Physics.bullet
        bullet.blendMode = .add
        addChild(bullet)
        let move = SKAction.moveBy(x: 0, y: size.height, duration: 0.8)
        move.timingMode = .easeIn
        bullet.run(.sequence([move, .removeFromParent()]))
        run(.playSoundFileNamed("pew.caf", waitForCompletion: false))
    }
    func didBegin(_ contact: SKPhysicsContact) {
        let masks = contact.bodyA.categoryBitMask | contact.bodyB.categoryBitMask
        switch masks {
        case Physics.rock | Physics.bullet:
            [contact.bodyA.node, contact.bodyB.node].forEach { $0?.removeFromParent() }
            score += 10
            shake()
        case Physics.rock | Physics.rocket: gameOver()
        default: break
        }
    }
    private func shake() {
        cam.run(.sequence((0..<4).map { _ in .moveBy(x: .random(in: -6...6), y: .random(in: -6...6), duration: 0.03) } + [.move(to: CGPoint(x: frame.midX, y: frame.midY), duration: 0.05)]))
    }
    private func gameOver() {
        removeAction(forKey: "spawn")
        enumerateChildNodes(withName: "//rock") { node, stop in node.removeAllActions(); stop.pointee = false }
        let next = RocketScene(size: size)
        next.scaleMode = .aspectFill
        next.onScore = onScore
        view?.presentScene(next, transition: .doorsOpenVertical(withDuration: 0.6))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if let touch = touches.first { rocket.position.x = touch.location(in: self).x } }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if nodes(at: touch.location(in: self)).contains(scoreLabel) { isPaused.toggle() } else { fire() }
    }
    override func update(_ currentTime: TimeInterval) {
        let delta = lastUpdate == 0 ? 0 : currentTime - lastUpdate
        lastUpdate = currentTime
        rocket.zRotation = CGFloat(sin(currentTime) * 0.05 * min(delta * 60, 1))
        for node in children where node.position.y < -50 { node.removeFromParent() }
    }
}

struct RocketGame: View {
    @State private var score = 0
    @State private var scene = RocketScene(size: CGSize(width: 320, height: 480))
    var body: some View {
        SpriteView(scene: scene, preferredFramesPerSecond: 60, options: [.ignoresSiblingOrder], debugOptions: [.showsFPS])
            .ignoresSafeArea()
            .overlay(alignment: .top) { Text(score, format: .number).font(.title.bold()).foregroundStyle(.white) }
            .onAppear { scene.onScore = { score = $0 } }
    }
}
