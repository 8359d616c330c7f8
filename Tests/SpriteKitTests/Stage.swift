import Foundation
import RenderTree
@testable import SpriteKit
import SwiftUI

/// A clock that stands until a test turns it on.
@MainActor final class Turned: FrameClock {
    private(set) var now = Date(timeIntervalSince1970: 979_307_200)
    private var waiting: [(date: Date, action: @MainActor () -> Void)] = []

    func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket {
        waiting.append((date, action))
        return FrameTicket()
    }

    var waitingCount: Int { waiting.count }

    func turn(by seconds: Double) {
        now += seconds
        let due = waiting.filter { $0.date <= now + 1e-6 }
        waiting.removeAll { $0.date <= now + 1e-6 }
        for each in due { each.action() }
    }
}

/// A scene in a view in a controller, as a painter sees it.
@MainActor final class Stage {
    let clock = Turned()
    let controller = UIViewController()
    let view: SKView
    private let renderer: SceneRenderer
    private(set) var painted = NodeTree()
    private(set) var patches: [Patch] = []

    init(_ scene: SKScene?, size: CGSize = CGSize(width: 300, height: 200)) throws {
        view = SKView(frame: CGRect(origin: .zero, size: size))
        renderer = SceneRenderer(root: controller)
        renderer.clock = clock
        renderer.size = size
        controller.view.addSubview(view)
        if let scene { view.presentScene(scene) }
        try paint()
    }

    /// Returns the patch, where something has changed.
    @discardableResult
    func paint() throws -> Patch? {
        guard let patch = renderer.render() else { return nil }
        try painted.apply(patch)
        patches.append(patch)
        return patch
    }

    /// Lets so many frames pass, each of 1/30 second, and paints after each.
    func run(frames: Int) throws {
        for _ in 0..<frames {
            clock.turn(by: 1.0 / 30)
            try paint()
        }
    }

    func run(seconds: Double) throws { try run(frames: Int((seconds * 30).rounded())) }

    func send(_ event: InputEvent) throws {
        renderer.handle(event)
        try paint()
    }

    /// Touches a point of the view.
    func touch(_ x: Double, _ y: Double, to end: (x: Double, y: Double)? = nil) throws {
        guard let node = painted.inDrawingOrder.map(\.node).first(where: { $0.gestures != nil }) else { return }
        func event(_ phase: GestureEvent.Phase, _ place: (x: Double, y: Double)) -> InputEvent {
            .gesture(node.id, GestureEvent(gesture: .drag, phase: phase, startX: x, startY: y, x: place.x, y: place.y))
        }
        let last = end ?? (x, y)
        try send(event(.began, (x, y)))
        if end != nil { try send(event(.changed, last)) }
        try send(event(.ended, last))
    }

    func node(_ label: String) -> Node? {
        painted.inDrawingOrder.map(\.node).first { $0.accessibility.label == label }
    }

    var texts: [String] {
        painted.inDrawingOrder.compactMap {
            if case .text(let content) = $0.node.content { content.plainText } else { nil }
        }
    }
}

/// A scene whose middle is its origin.
@MainActor func scene(_ size: CGSize = CGSize(width: 300, height: 200)) -> SKScene {
    let scene = SKScene(size: size)
    scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    scene.physicsWorld.gravity = .zero
    return scene
}

/// A red square of 20 points.
@MainActor func square(_ name: String? = nil) -> SKSpriteNode {
    let square = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
    square.name = name
    return square
}

extension CGFloat {
    /// Whether it is the other number but for rounding.
    func isAbout(_ other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool { (self - other).magnitude <= tolerance }
}

extension SKNode {
    /// Moves actions on in steps of 1/60 second, as a view does.
    func pass(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { evaluateActions(1.0 / 60) }
    }
}
