import Foundation
import RenderTree
import Testing

@testable import SpriteKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scene in a view` {
    @Test(arguments: [
        (SKSceneScaleMode.fill, CGPoint(x: 0, y: 0)), (.aspectFill, CGPoint(x: -50, y: 0)),
        (.aspectFit, CGPoint(x: 0, y: 50)), (.resizeFill, CGPoint(x: 0, y: 0)),
    ])
    func `fills it by its scale mode`(_ mode: SKSceneScaleMode, _ corner: CGPoint) throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = mode
        let stage = try Stage(scene, size: CGSize(width: 200, height: 300))
        defer { withExtendedLifetime(stage) {} }
        let shown = scene.convertPoint(toView: CGPoint(x: 0, y: scene.size.height))
        #expect(shown.x.isAbout(corner.x) && shown.y.isAbout(corner.y))
        let back = scene.convertPoint(fromView: shown)
        #expect(back.x.isAbout(0) && back.y.isAbout(scene.size.height))
        #expect(mode != .resizeFill || scene.size == CGSize(width: 200, height: 300))
    }

    @Test func `is seen from its camera`() throws {
        let (scene, camera) = (scene(), SKCameraNode())
        camera.position = CGPoint(x: 40, y: 10)
        camera.setScale(2)
        scene.addChild(camera)
        scene.camera = camera
        _ = try Stage(scene)
        let middle = scene.convertPoint(toView: CGPoint(x: 40, y: 10))
        #expect(middle.x.isAbout(150) && middle.y.isAbout(100))
        #expect(scene.convertPoint(toView: CGPoint(x: 60, y: 10)).x.isAbout(160))
    }

    @Test func `calls its methods in the order of a frame`() throws {
        final class Told: SKScene {
            var calls: [String] = []
            override func didMove(to view: SKView) { calls.append("didMove") }
            override func update(_ currentTime: TimeInterval) { calls.append("update") }
            override func didEvaluateActions() { calls.append("actions") }
            override func didSimulatePhysics() { calls.append("physics") }
            override func didApplyConstraints() { calls.append("constraints") }
            override func didFinishUpdate() { calls.append("finish") }
            override func willMove(from view: SKView) { calls.append("willMove") }
        }
        let told = Told(size: CGSize(width: 10, height: 10))
        let stage = try Stage(told)
        try stage.run(frames: 1)
        stage.view.presentScene(nil)
        #expect(told.calls == ["didMove", "update", "actions", "physics", "constraints", "finish", "willMove"])
    }

    @Test func `sends only what has moved, and nothing while nothing moves`() throws {
        let (scene, moving) = (scene(), square())
        for _ in 0..<10 { scene.addChild(square()) }
        scene.addChild(moving)
        let stage = try Stage(scene)
        moving.run(.moveBy(x: 30, y: 0, duration: 0.1))
        let before = stage.patches.count
        try stage.run(seconds: 0.2)
        let sent = stage.patches[before...]
        #expect(!sent.isEmpty && sent.allSatisfy { $0.operations.count == 1 })
        let idle = stage.patches.count
        try stage.run(seconds: 3)
        #expect(stage.patches.count == idle)
    }

    @Test func `keeps the node of a sprite when others come and go`() throws {
        let (scene, first, last) = (scene(), square("first"), square("last"))
        for each in [first, last] {
            each.isAccessibilityElement = true
            each.accessibilityLabel = each.name
            scene.addChild(each)
        }
        let stage = try Stage(scene)
        let id = stage.node("last")?.id
        first.removeFromParent()
        try stage.run(frames: 2)
        #expect(stage.node("last")?.id == id && stage.node("first") == nil)
    }

    @Test func `computes sixty steps a second, and draws thirty`() throws {
        final class Counting: SKScene {
            var count = 0
            override func update(_ currentTime: TimeInterval) { count += 1 }
        }
        let counting = Counting(size: CGSize(width: 10, height: 10))
        let stage = try Stage(counting)
        try stage.run(seconds: 1)
        // The first frame has no time before it.
        #expect((58...60).contains(counting.count))
    }

    @Test func `stands still while nobody sees it, and goes on where it was`() throws {
        let (scene, moving) = (scene(), square())
        moving.run(.repeatForever(.moveBy(x: 10, y: 0, duration: 1)))
        scene.addChild(moving)
        let stage = try Stage(scene)
        try stage.run(frames: 3)
        for _ in 0..<10 { stage.clock.turn(by: 1.0 / 30) }
        let place = moving.position.x
        stage.clock.turn(by: 3600)
        #expect(moving.position.x == place && stage.clock.waitingCount == 0)
        try stage.run(frames: 3)
        #expect(moving.position.x > place && moving.position.x < place + 2)
    }

    @Test func `draws nodes by their heights`() throws {
        let (scene, high, low) = (scene(), SKLabelNode(text: "high"), SKLabelNode(text: "low"))
        high.zPosition = 2
        scene.addChild(high)
        scene.addChild(low)
        #expect(try Stage(scene).texts == ["low", "high"])
    }

    @Test func `leaves out nodes beyond the limit`() throws {
        let scene = scene()
        for _ in 0..<SpriteLimits.drawnNodeCountMax + 10 { scene.addChild(square()) }
        #expect(SceneDrawing.drafts(in: scene).count == SpriteLimits.drawnNodeCountMax)
    }

    @Test func `fades into the next one`() throws {
        let stage = try Stage(scene())
        let next = scene()
        stage.view.presentScene(next, transition: .crossFade(withDuration: 0.5))
        try stage.run(seconds: 0.25)
        let fading = stage.painted.inDrawingOrder.compactMap(\.node.style.opacity)
        #expect(fading.contains { $0 > 0.2 && $0 < 0.8 })
        try stage.run(seconds: 0.5)
        #expect(stage.painted.inDrawingOrder.allSatisfy { $0.node.style.opacity == nil })
        #expect(stage.view.scene === next)
    }

    @Test func `gives touches to the frontmost node that takes them, else takes them itself`() throws {
        final class Heard: SKSpriteNode {
            var places: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        final class Hearing: SKScene {
            var places: [CGPoint] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                places += touches.map { $0.location(in: self) }
            }
        }
        let (hearing, heard) = (Hearing(size: CGSize(width: 300, height: 200)), Heard())
        (heard.color, heard.size) = (.red, CGSize(width: 20, height: 20))
        heard.isUserInteractionEnabled = true
        heard.position = CGPoint(x: 100, y: 150)
        hearing.addChild(heard)
        let stage = try Stage(hearing)
        try stage.touch(105, 50)
        #expect(heard.places == [CGPoint(x: 5, y: 0)] && hearing.places.isEmpty)
        try stage.touch(10, 10, to: (20, 30))
        #expect(hearing.places == [CGPoint(x: 20, y: 170)] && heard.places.count == 1)
    }

    @Test func `is played by keys where its nodes say what they are`() throws {
        final class Tapped: SKScene {
            var names: [String?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches { names.append(atPoint(touch.location(in: self)).name) }
            }
        }
        let (scene, balloon) = (Tapped(size: CGSize(width: 300, height: 200)), square("balloon"))
        balloon.position = CGPoint(x: 40, y: 40)
        (balloon.isAccessibilityElement, balloon.accessibilityLabel) = (true, "Red balloon")
        balloon.accessibilityTraits = .button
        scene.addChild(balloon)
        let stage = try Stage(scene)
        let node = try #require(stage.node("Red balloon"))
        #expect(node.interactions == .tap && node.accessibility.traits == [.button])
        try stage.send(.tap(node.id))
        #expect(scene.names == ["balloon"])
    }
}
