import Foundation
import Testing

@testable import SpriteKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A tree of nodes` {
    private func tree() -> (root: SKScene, world: SKNode, enemies: [SKSpriteNode]) {
        let (root, world) = (scene(), SKNode())
        world.name = "world"
        root.addChild(world)
        let enemies = (1...3).map { square("enemy\($0)") }
        for enemy in enemies { world.addChild(enemy) }
        enemies[0].addChild(square("gun"))
        return (root, world, enemies)
    }

    @Test func `is searched by names and paths`() {
        let (root, world, enemies) = tree()
        #expect(root.childNode(withName: "world") === world)
        #expect(root.childNode(withName: "enemy1") == nil)
        #expect(root.childNode(withName: "//enemy2") === enemies[1])
        #expect(root["world/enemy*"].count == 3)
        #expect(enemies[0].childNode(withName: "/world") === world)
        #expect(enemies[0].childNode(withName: "../enemy3") === enemies[2])
        #expect(root["//enemy[1-2]"].count == 2)
        #expect(root["//gun"].count == 1 && root["world//gun"].count == 1 && root["/world/*"].count == 3)
    }

    @Test func `is searched until the author has enough`() {
        var names: [String] = []
        tree().root.enumerateChildNodes(withName: "//enemy*") { node, stop in
            names.append(node.name ?? "")
            stop.pointee = ObjCBool(names.count == 2)
        }
        #expect(names == ["enemy1", "enemy2"])
    }

    @Test func `converts points through places, rotations and scales`() {
        let (root, world, enemies) = tree()
        world.position = CGPoint(x: 10, y: 20)
        world.zRotation = .pi / 2
        enemies[0].position = CGPoint(x: 5, y: 0)
        enemies[0].setScale(2)
        let point = root.convert(CGPoint(x: 3, y: 0), from: enemies[0])
        #expect(point.x.isAbout(10) && point.y.isAbout(31))
        let back = enemies[0].convert(point, from: root)
        #expect(back.x.isAbout(3) && back.y.isAbout(0))
    }

    @Test func `has frames with all that is in them`() {
        let (_, world, enemies) = tree()
        enemies[1].position = CGPoint(x: 100, y: 0)
        enemies[2].zRotation = .pi / 4
        #expect(enemies[1].frame == CGRect(x: 90, y: -10, width: 20, height: 20))
        #expect(enemies[2].frame.width.isAbout(28.28))
        #expect(world.calculateAccumulatedFrame().maxX.isAbout(110) && world.frame.size == .zero)
    }

    @Test func `says what is at a point, the frontmost first`() {
        let (root, _, enemies) = tree()
        enemies[0].zPosition = 5
        enemies[2].position.x = 500
        #expect(root.nodes(at: .zero).map(\.name) == ["gun", "enemy1", "enemy2"])
        #expect(root.atPoint(CGPoint(x: 500, y: 0)) === enemies[2])
        #expect(root.atPoint(CGPoint(x: -500, y: 0)) === root)
    }

    @Test func `takes no node twice, and none into itself`() {
        let (root, world, enemies) = tree()
        root.addChild(enemies[0])
        enemies[0].addChild(world)
        #expect(enemies[0].parent === world && world.parent === root && root.children.count == 1)
    }

    @Test func `is copied with what is in it`() throws {
        let (_, world, _) = tree()
        world.position = CGPoint(x: 7, y: 8)
        let copy = try #require(world.copy() as? SKNode)
        #expect(copy.position == world.position && copy["enemy*"].count == 3 && copy["//gun"].count == 1)
        #expect((copy["enemy1"].first as? SKSpriteNode)?.size == CGSize(width: 20, height: 20))
        #expect(copy !== world && copy.children.first !== world.children.first)
    }

    @Test func `keeps to its constraints`() {
        let (root, world, enemies) = tree()
        world.position = CGPoint(x: 200, y: 0)
        world.constraints = [.positionX(SKRange(lowerLimit: -50, upperLimit: 50))]
        enemies[0].position = CGPoint(x: 0, y: 100)
        enemies[0].constraints = [.orient(to: enemies[1], offset: SKRange(constantValue: 0))]
        enemies[2].position = CGPoint(x: 90, y: 0)
        enemies[2].constraints = [.distance(SKRange(upperLimit: 30), to: enemies[1])]
        root.applyConstraints()
        #expect(world.position.x == 50)
        #expect(enemies[0].zRotation.isAbout(-.pi / 2))
        #expect(enemies[2].position.x.isAbout(30))
    }

    @Test func `is not made of Apple's archives`() {
        #expect(SKScene(fileNamed: "GameScene") == nil && SKEmitterNode(fileNamed: "Smoke.sks") == nil)
    }
}
