public import CoreGraphics
import RenderTree
import TreePainter

/// A layer that emits particles, such as confetti, for as long as it is on screen.
///
/// Partly: depths and shapes of three dimensions are flat. The same layer makes the same particles each time; at most 150 of one are
/// alive, and they move 30 times a second.
///
/// Source: developer.apple.com/documentation/quartzcore/caemitterlayer
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    /// Most particles of one layer that are alive; each of them is a node.
    static let particleCountMax = 150
    /// Most particles a second and most seconds of life with which a cell counts, where the limit of living particles is shared out:
    /// each cell then makes the same part of its rate.
    private static let (rateMax, lifetimeMax): (CGFloat, CGFloat) = (1_000_000, 30)

    open var emitterCells: [CAEmitterCell]? {
        didSet {
            due = [:]
            changed()
        }
    }
    /// Factor of each cell's birth rate; 0 makes no more particles.
    open var birthRate: Float = 1 { didSet { changed() } }
    /// Factor of each cell's lifetime, as those below are of what they name.
    open var lifetime: Float = 1 { didSet { changed() } }
    open var velocity: Float = 1
    open var scale: Float = 1
    open var spin: Float = 1
    /// Middle of the shape that particles come from.
    open var emitterPosition = CGPoint.zero
    /// Ignored, as the depth and its preservation are: particles lie in the layer's plane.
    open var emitterZPosition: CGFloat = 0
    open var emitterDepth: CGFloat = 0
    open var preservesDepth = false
    /// Sides of the shape; of a circle the width is the radius.
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { changed() } }
    /// Number that the particles' random values begin with.
    open var seed: UInt32 = 0 { didSet { chance = Chance(seed: UInt64(seed)) } }

    private(set) var particles: [EmitterParticle] = []
    private var due: [ObjectIdentifier: CGFloat] = [:]
    private var chance = Chance(seed: 0)
    /// Whether it has been drawn since its particles last moved.
    var wasDrawn = false

    /// Whether there is nothing to move, now or later.
    var rests: Bool { particles.isEmpty && !mayEmit }

    private var mayEmit: Bool { aliveCount > 0 }

    /// Number of particles that the cells would keep alive, were there no limit.
    private var aliveCount: CGFloat { (emitterCells ?? []).reduce(0) { $0 + rate(of: $1) * lifetime(of: $1) } }

    /// Returns a cell's particles a second, at most `rateMax`; 0 for NaN and negative rates.
    private func rate(of cell: CAEmitterCell) -> CGFloat {
        let rate = CGFloat(cell.birthRate * birthRate)
        return cell.isEnabled && rate > 0 ? min(rate, Self.rateMax) : 0
    }

    /// Returns the longest life of a cell's particles in seconds, as far as it counts.
    private func lifetime(of cell: CAEmitterCell) -> CGFloat {
        let time = CGFloat((cell.lifetime + cell.lifetimeRange.magnitude / 2) * lifetime)
        return time > 0 ? min(time, Self.lifetimeMax) : 0
    }

    override func ownNodes() -> [NodeDraft] {
        wasDrawn = true
        if !rests { EmitterClock.add(self) }
        let blend: BlendMode? = renderMode == .additive ? .plusLighter : nil
        let ordered = renderMode == .oldestFirst || renderMode == .unordered ? particles : particles.reversed()
        return super.ownNodes() + ordered.compactMap { $0.draft(blend) }
    }

    /// Moves the particles, and makes those that are due.
    func advance(by time: CGFloat) {
        for index in particles.indices { particles[index].advance(by: time) }
        particles.removeAll { !($0.life > 0) }
        let share = min(1, CGFloat(Self.particleCountMax) / max(aliveCount, 1))
        for cell in emitterCells ?? [] where rate(of: cell) > 0 { emit(cell, share * time) }
        changed()
    }

    private func emit(_ cell: CAEmitterCell, _ time: CGFloat) {
        let key = ObjectIdentifier(cell)
        let count = due[key, default: 0] + rate(of: cell) * time
        let whole = min(count.rounded(.down), CGFloat(Self.particleCountMax - particles.count))
        due[key] = count.truncatingRemainder(dividingBy: 1)
        for _ in 0..<Int(max(0, whole)) {
            let place = emitterShape.place(in: emitterSize, emitterMode, &chance)
            let position = CGPoint(x: emitterPosition.x + place.x, y: emitterPosition.y + place.y)
            let particle = EmitterParticle(cell, of: self, at: position, &chance)
            if particle.life > 0 { particles.append(particle) }
        }
    }
}
