import SpriteKit
import SwiftUI
import Testing

// Code as authors write it, in forms of tutorials and games. It has to compile on Apple's systems, too.

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

final class Ninja: SKSpriteNode {
    var health = 3

    init() {
        let texture = SKTexture(imageNamed: "player")
        super.init(texture: texture, color: .clear, size: texture.size())
        name = "ninja"
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { health -= 1 }
}

final class Board: SKNode {
    let side: CGFloat
    init(side: CGFloat) {
        self.side = side
        super.init()
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Title: SKLabelNode {
    override init() {
        super.init()
        text = "Title"
    }
    override init(fontNamed fontName: String?) { super.init(fontNamed: fontName) }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

final class AuthorsScene: SKScene, SKPhysicsContactDelegate {
    let player = Ninja()
    let livesLabel = SKLabelNode(fontNamed: "Chalkduster")
    var ground = SKSpriteNode()
    let cameraNode = SKCameraNode()
    var lastUpdateTime: TimeInterval = 0
    var dt: TimeInterval = 0
    lazy var walk: SKAction = {
        let textures = (1...4).map { SKTexture(imageNamed: "walk\($0)") }
        return SKAction.repeatForever(SKAction.animate(with: textures, timePerFrame: 0.1, resize: false, restore: true))
    }()

    override init(size: CGSize) { super.init(size: size) }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func didMove(to view: SKView) {
        backgroundColor = SKColor.white
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
        addChild(cameraNode)
        camera = cameraNode
        view.showsFPS = true
        view.showsNodeCount = true
        view.isMultipleTouchEnabled = true
        player.position = CGPoint(x: size.width * 0.1, y: size.height * 0.5) + .zero
        addChild(player)
        player.run(walk, withKey: "walk")
        livesLabel.text = "Lives: \(player.health)"
        livesLabel.horizontalAlignmentMode = .right
        cameraNode.addChild(livesLabel)
        run(
            SKAction.repeatForever(
                SKAction.sequence([SKAction.run(addMonster), SKAction.wait(forDuration: 1, withRange: 0.5)])))
        physicsWorld.gravity = .zero
        physicsWorld.contactDelegate = self
        let music = SKAudioNode(fileNamed: "none.mp3")
        music.autoplayLooped = true
        music.isPositional = false
        addChild(music)
        ground = SKSpriteNode(color: .brown, size: CGSize(width: size.width * 2, height: 40))
        ground.position = CGPoint(x: 0, y: -size.height / 2)
        ground.physicsBody = SKPhysicsBody(rectangleOf: ground.size)
        ground.physicsBody?.isDynamic = false
        addChild(ground)
    }

    func addMonster() {
        let monster = SKSpriteNode(imageNamed: "monster")
        monster.size = CGSize(width: 30, height: 30)
        let y = CGFloat.random(in: -50...50)
        monster.position = CGPoint(x: size.width / 2 + monster.size.width / 2, y: y)
        if let texture = monster.texture {
            monster.physicsBody = SKPhysicsBody(texture: texture, size: monster.size)
        }
        monster.physicsBody?.categoryBitMask = 1
        monster.physicsBody?.contactTestBitMask = 2
        monster.physicsBody?.collisionBitMask = 0
        monster.physicsBody?.usesPreciseCollisionDetection = true
        addChild(monster)
        let move = SKAction.move(to: CGPoint(x: -200, y: y), duration: TimeInterval(2.5))
        let done = SKAction.removeFromParent()
        let lose = SKAction.run { [weak self] in
            guard let self = self else { return }
            let reveal = SKTransition.flipHorizontal(withDuration: 0.5)
            let over = SKScene(size: self.size)
            over.scaleMode = self.scaleMode
            self.view?.presentScene(over, transition: reveal)
        }
        monster.run(SKAction.sequence([move, lose, done]))
        monster.run(SKAction.colorize(with: .red, colorBlendFactor: 1.0, duration: 0.15)) {
            monster.removeAllActions()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        run(SKAction.playSoundFileNamed("none.caf", waitForCompletion: false))
        if let node = self.nodes(at: place).first as? SKSpriteNode, node.name == "ninja" { node.isHidden = true }
        player.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 20))
        player.zRotation = CGFloat.pi / 4
    }

    override func update(_ currentTime: TimeInterval) {
        dt = lastUpdateTime > 0 ? currentTime - lastUpdateTime : 0
        lastUpdateTime = currentTime
        cameraNode.position.x += CGFloat(dt) * 10
        for child in children where child.position.y < -1000 { child.removeFromParent() }
        enumerateChildNodes(withName: "monster") { node, stop in
            if !self.frame.intersects(node.frame) { stop.pointee = true }
        }
    }

    func didBegin(_ contact: SKPhysicsContact) {
        let (first, second) =
            contact.bodyA.categoryBitMask < contact.bodyB.categoryBitMask
            ? (contact.bodyA, contact.bodyB) : (contact.bodyB, contact.bodyA)
        if (first.categoryBitMask & 1 != 0) && (second.categoryBitMask & 2 != 0) { first.node?.removeFromParent() }
    }
}

struct GameView: View {
    @State private var scene: SKScene = {
        let scene = AuthorsScene(size: CGSize(width: 300, height: 400))
        scene.scaleMode = .aspectFill
        return scene
    }()
    var body: some View { SpriteView(scene: scene, debugOptions: [.showsFPS, .showsNodeCount]).frame(height: 300) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Code as authors write it` {
    @Test func `runs in a view of SwiftUI`() throws {
        let stage = try Stage(AuthorsScene(size: CGSize(width: 300, height: 200)))
        try stage.run(seconds: 2)
        #expect(stage.texts.contains("Lives: 3"))
        #expect((stage.view.scene?.children.count ?? 0) > 4)
    }

    @Test func `is shown by a SpriteView, whose frames go on`() throws {
        let clock = Turned()
        let renderer = SceneRenderer(root: UIHostingController(rootView: GameView()))
        renderer.clock = clock
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        var patchCount = 0
        for _ in 0..<30 {
            clock.turn(by: 1.0 / 30)
            if renderer.render() != nil { patchCount += 1 }
        }
        #expect(patchCount > 20)
    }

    @Test func `makes textures of nodes, and bodies of textures`() throws {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let shape = SKShapeNode(rectOf: CGSize(width: 30, height: 20), cornerRadius: 4)
        shape.fillColor = .green
        shape.lineWidth = 0
        let texture = try #require(view.texture(from: shape))
        #expect(texture.size() == CGSize(width: 30, height: 20))
        let half = SKTexture(rect: CGRect(x: 0, y: 0, width: 0.5, height: 1), in: texture)
        #expect(half.size() == CGSize(width: 15, height: 20))
        let body = SKPhysicsBody(texture: texture, size: texture.size())
        #expect(body.area > 0)
    }
}
