//
//  GameScene.swift
//  BalloonsMessages
//

import SpriteKit

struct PhysicsCategory {
    static let none: UInt32 = 0
    static let all: UInt32 = UInt32.max
    static let balloon: UInt32 = 0b1
    static let wall: UInt32 = 0b10
    static let spikes: UInt32 = 0b100
}

protocol GameSceneDelegate: class {
    func gameScene(_ scene: GameScene, didChangeScore score: Int)
    func gameSceneDidFinish(_ scene: GameScene, score: Int)
}

class GameScene: SKScene {

    weak var gameDelegate: GameSceneDelegate?

    private(set) var score = 0 {
        didSet {
            scoreLabel.text = "Score: \(score)"
            gameDelegate?.gameScene(self, didChangeScore: score)
        }
    }
    private let scoreLabel = SKLabelNode(fontNamed: "AvenirNext-Bold")
    private let atlas = SKTextureAtlas(named: "Balloons")
    private var popFrames: [SKTexture] = []
    private var lastUpdateTime: TimeInterval = 0
    private var isGameOver = false

    override func didMove(to view: SKView) {
        backgroundColor = SKColor(red: 0.53, green: 0.81, blue: 0.98, alpha: 1.0)
        physicsWorld.gravity = CGVector(dx: 0, dy: 0)
        physicsWorld.contactDelegate = self

        physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
        physicsBody?.categoryBitMask = PhysicsCategory.wall
        physicsBody?.friction = 0
        physicsBody?.restitution = 1

        for i in 0..<3 {
            popFrames.append(atlas.textureNamed("pop_\(i)"))
        }

        scoreLabel.fontSize = 28
        scoreLabel.fontColor = .white
        scoreLabel.horizontalAlignmentMode = .left
        scoreLabel.verticalAlignmentMode = .top
        scoreLabel.position = CGPoint(x: frame.minX + 16, y: frame.maxY - 16)
        scoreLabel.zPosition = 100
        scoreLabel.text = "Score: 0"
        addChild(scoreLabel)

        let sun = SKShapeNode(circleOfRadius: 30)
        sun.fillColor = .yellow
        sun.strokeColor = .clear
        sun.glowWidth = 4
        sun.zPosition = -10
        sun.position = CGPoint(x: frame.maxX - 60, y: frame.maxY - 60)
        addChild(sun)
        sun.run(SKAction.repeatForever(SKAction.sequence([
            SKAction.scale(to: 1.1, duration: 1),
            SKAction.scale(to: 1.0, duration: 1),
        ])))

        addBalloons()
    }

    private func addBalloons() {
        let names = ["red", "green", "blue"]
        for (i, name) in names.enumerated() {
            let balloon = SKSpriteNode(texture: atlas.textureNamed(name))
            balloon.name = "balloon"
            balloon.position = CGPoint(x: frame.minX + frame.width * CGFloat(i + 1) / 4, y: frame.midY - 20)
            balloon.isAccessibilityElement = true
            balloon.accessibilityLabel = "\(name.capitalized) balloon"
            balloon.accessibilityTraits = .button
            balloon.userData = ["points": (i + 1) * 10]

            let body = SKPhysicsBody(circleOfRadius: balloon.size.width / 2)
            body.categoryBitMask = PhysicsCategory.balloon
            body.contactTestBitMask = PhysicsCategory.balloon | PhysicsCategory.wall
            body.collisionBitMask = PhysicsCategory.balloon | PhysicsCategory.wall
            body.linearDamping = 0
            body.friction = 0
            body.restitution = 1
            body.allowsRotation = false
            balloon.physicsBody = body
            addChild(balloon)
            body.velocity = CGVector(dx: i % 2 == 0 ? 25 : -25, dy: 15)
        }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        for node in nodes(at: location) where node.name == "balloon" {
            pop(node)
            break
        }
    }

    private func pop(_ balloon: SKNode) {
        balloon.name = nil
        balloon.physicsBody = nil
        balloon.isAccessibilityElement = false
        let points = balloon.userData?["points"] as? Int ?? 0
        score += points

        let burst = makeConfetti()
        burst.position = balloon.position
        addChild(burst)
        burst.run(SKAction.sequence([SKAction.wait(forDuration: 1.0), SKAction.removeFromParent()]))

        let animation = SKAction.animate(with: popFrames, timePerFrame: 0.1)
        let fade = SKAction.fadeOut(withDuration: 0.3)
        let check = SKAction.run { [weak self] in self?.checkForEnd() }
        balloon.run(SKAction.sequence([SKAction.group([animation, fade]), check, SKAction.removeFromParent()]))
    }

    private func makeConfetti() -> SKEmitterNode {
        let emitter = SKEmitterNode()
        emitter.particleTexture = SKTexture(imageNamed: "pop_0")
        emitter.particleSize = CGSize(width: 8, height: 8)
        emitter.particleBirthRate = 200
        emitter.numParticlesToEmit = 20
        emitter.particleLifetime = 0.6
        emitter.emissionAngleRange = CGFloat.pi * 2
        emitter.particleSpeed = 120
        emitter.particleAlphaSpeed = -1.5
        return emitter
    }

    private func checkForEnd() {
        guard childNode(withName: "balloon") == nil, !isGameOver else { return }
        isGameOver = true
        let label = SKLabelNode(text: "All popped!")
        label.fontName = "AvenirNext-Bold"
        label.fontSize = 36
        label.position = CGPoint(x: frame.midX, y: frame.midY)
        label.setScale(0)
        addChild(label)
        let grow = SKAction.scale(to: 1, duration: 0.3)
        grow.timingMode = .easeOut
        label.run(SKAction.sequence([grow, SKAction.run { [unowned self] in
            self.gameDelegate?.gameSceneDidFinish(self, score: self.score)
        }]))
    }

    // MARK: - Frames

    override func update(_ currentTime: TimeInterval) {
        if lastUpdateTime == 0 {
            lastUpdateTime = currentTime
        }
        lastUpdateTime = currentTime
        enumerateChildNodes(withName: "balloon") { node, _ in
            node.zRotation = CGFloat(sin(currentTime * 2)) * 0.1
        }
    }
}

extension GameScene: SKPhysicsContactDelegate {
    func didBegin(_ contact: SKPhysicsContact) {
        let balloon = contact.bodyA.categoryBitMask == PhysicsCategory.balloon ? contact.bodyA : contact.bodyB
        balloon.node?.run(SKAction.sequence([
            SKAction.scale(to: 0.95, duration: 0.05),
            SKAction.scale(to: 1.0, duration: 0.05),
        ]), withKey: "squeeze")
    }
}
