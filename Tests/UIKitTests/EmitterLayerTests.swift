import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `An emitter layer` {
    private let layer = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            }.cgImage
        cell.contentsScale = CGFloat((cell.contents as? CGImage)?.width ?? 8) / 8
        (cell.birthRate, cell.lifetime) = (10, 1)
        layer.emitterCells = [cell]
        layer.emitterPosition = CGPoint(x: 50, y: 20)
    }

    private var nodes: [NodeDraft] { layer.ownNodes() }

    private func center(of draft: NodeDraft) -> CGPoint {
        CGPoint(x: draft.node.frame.x + draft.node.frame.width / 2, y: draft.node.frame.y + draft.node.frame.height / 2)
    }

    @Test func `makes particles at its rate, and ends them after their time`() {
        layer.advance(by: 0.5)
        #expect(layer.particles.count == 5)
        layer.advance(by: 0.75)
        // Seven and a half are due: the half waits.
        #expect(layer.particles.count == 12)
        layer.advance(by: 0.5)
        #expect(layer.particles.count == 12, "Five are at their end, and five are due.")
        layer.birthRate = 0
        layer.advance(by: 2)
        #expect(layer.particles.isEmpty && layer.rests)
    }

    @Test func `moves a particle by its speed and acceleration, turns, grows and fades it`() throws {
        (cell.velocity, cell.emissionLongitude, cell.yAcceleration) = (30, .pi / 2, 60)
        (cell.spin, cell.scale, cell.scaleSpeed) = (.pi, 0.5, 1)
        cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        cell.alphaSpeed = -1
        layer.advance(by: 0.1)
        layer.birthRate = 0
        var draft = try #require(nodes.first)
        #expect(nodes.count == 1 && center(of: draft) == CGPoint(x: 50, y: 20))
        #expect(draft.node.frame.width == 4 && draft.node.frame.height == 2 && draft.node.style.transform == nil)
        layer.advance(by: 0.5)
        draft = try #require(nodes.first)
        // At 30 and half a second of 60 per second squared it is 60 fast.
        #expect(abs(center(of: draft).y - 50) < 0.001 && abs(center(of: draft).x - 50) < 0.001)
        #expect(draft.node.frame.width == 8 && draft.node.style.opacity == 0.5)
        let turn = try #require(draft.node.style.transform)
        #expect(abs(turn[0]) < 0.001 && abs(turn[1] - 1) < 0.001)
        #expect(draft.node.style.filters?.multiply == RGBA(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
    }

    @Test func `takes particles from its shape, the same ones each time`() {
        cell.birthRate = 100
        layer.emitterSize = CGSize(width: 40, height: 10)
        func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode = .volume) -> [CGPoint] {
            let other = CAEmitterLayer()
            (other.emitterCells, other.emitterSize) = ([cell], layer.emitterSize)
            (other.emitterShape, other.emitterMode) = (shape, mode)
            other.advance(by: 0.5)
            return other.particles.map(\.position)
        }
        #expect(places(.point).allSatisfy { $0 == .zero } && places(.point).count == 50)
        #expect(places(.line).allSatisfy { abs($0.x) <= 20 && $0.y == 0 })
        #expect(Set(places(.line).map(\.x)).count == 50 && places(.line) == places(.line))
        #expect(places(.rectangle).allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 5 })
        #expect(places(.rectangle, .outline).allSatisfy { abs($0.x) == 20 || abs($0.y) == 5 })
        #expect(places(.circle).allSatisfy { hypot($0.x, $0.y) <= 40 })
        #expect(places(.circle, .outline).allSatisfy { abs(hypot($0.x, $0.y) - 40) < 0.001 })
    }

    @Test func `has no more particles than its limit, and none without a picture`() {
        cell.birthRate = 10_000
        layer.advance(by: 1)
        #expect(layer.particles.count == CAEmitterLayer.particleCountMax)
        layer.renderMode = .additive
        #expect(nodes.count == 150 && nodes.allSatisfy { $0.node.style.blend == .plusLighter })
        cell.contents = nil
        #expect(nodes.isEmpty)
    }

    @Test func `makes fewer of each cell where all would be too many`() {
        let other = CAEmitterCell()
        for each in [cell, other] {
            each.contents = cell.contents
            (each.birthRate, each.lifetime, each.lifetimeRange) = (100, 5, 1)
        }
        layer.emitterCells = [cell, other]
        for _ in 0..<300 { layer.advance(by: 1.0 / 30) }
        let counts = [cell, other].map { each in layer.particles.count { $0.cell === each } }
        #expect(counts.allSatisfy { 50 < $0 && $0 <= 75 }, "\(counts)")
    }

    @Test func `lets the particles of a line fall where their angle is half a turn`() throws {
        (cell.velocity, cell.emissionLongitude) = (100, .pi)
        layer.emitterShape = .line
        layer.advance(by: 0.1)
        let start = try #require(layer.particles.first).position
        layer.advance(by: 0.1)
        let position = layer.particles[0].position
        #expect(abs(position.y - start.y - 10) < 0.001 && abs(position.x - start.x) < 0.001)
    }

    @Test(arguments: [Float.nan, 0, -1, .infinity])
    func `draws nothing that would not be accepted, whatever the numbers`(number: Float) {
        cell.lifetime = number
        layer.advance(by: 0.1)
        layer.advance(by: 0.1)
        #expect(layer.particles.isEmpty == !(number > 0))
        #expect(layer.rests == !(number > 0))
        cell.lifetime = 10
        (cell.spin, cell.velocity, cell.scaleSpeed) = (CGFloat(number) * 1e30, CGFloat(number) * 1e30, 1)
        cell.birthRate = number > 0 ? number : 10
        layer.advance(by: 0.5)
        layer.advance(by: 0.5)
        for draft in nodes {
            let frame = draft.node.frame
            #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.magnitude <= 1e7 })
            #expect(draft.node.style.transform?.allSatisfy(\.isFinite) ?? true)
        }
    }

    @Test func `moves while it is drawn, and rests when it is not`() {
        // Layers of other tests are gone.
        EmitterClock.tick()
        #expect(!EmitterClock.isRunning)
        _ = nodes
        #expect(EmitterClock.isRunning)
        for _ in 0..<30 {
            EmitterClock.tick()
            _ = nodes
        }
        #expect((9...10).contains(layer.particles.count))
        EmitterClock.tick()
        EmitterClock.tick()
        #expect(!EmitterClock.isRunning)
    }
}
