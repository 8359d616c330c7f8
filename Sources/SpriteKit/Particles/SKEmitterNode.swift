import RenderTree
import TreePainter
public import UIKit

/// A source of small pictures that fly, shrink and fade.
///
/// Partly: sequences of keyframes, shaders, fields and actions of particles are missing. The same emitter makes the same particles
/// each time. At most 150 of one are alive.
///
/// Source: developer.apple.com/documentation/spritekit/skemitternode
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleSize = CGSize.zero
    /// Particles a second.
    open var particleBirthRate: CGFloat = 0
    /// Particles that are made at most; 0 is any number.
    open var numParticlesToEmit = 0
    /// Seconds.
    open var particleLifetime: CGFloat = 1
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    /// Points a second.
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    /// Points per second squared.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleBlendMode = SKBlendMode.alpha
    open var particleZPosition: CGFloat = 0
    /// Node that the particles stay in when the emitter moves; nil is the emitter itself.
    open weak var targetNode: SKNode?
    private(set) var particles: [Particle] = []
    private var emittedCount = 0
    private var due: CGFloat = 0
    private var chance = Chance(seed: 20_160_913)

    /// One particle, in the coordinates of the emitter or its target.
    final class Particle {
        var position = CGPoint.zero
        var velocity = CGVector.zero
        var rotation: CGFloat = 0
        var scale: CGFloat = 1
        var alpha: CGFloat = 1
        var life: CGFloat = 0
        var isInTarget = false
    }

    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Removes all particles, and begins anew.
    open func resetSimulation() {
        (particles, emittedCount, due) = ([], 0, 0)
        Self.changeCount &+= 1
    }

    /// Computes the particles as after a time.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        // A minute of steps fills every emitter whose particles live less long.
        for _ in 0..<Int(max(0, min(60, sec)) * 30) { advance(by: 1.0 / 30) }
    }

    // MARK: Steps

    override func advance(by seconds: TimeInterval) {
        let time = CGFloat(seconds)
        guard time > 0, !particles.isEmpty || mayEmit else { return }
        for particle in particles { move(particle, time) }
        particles.removeAll { $0.life <= 0 }
        emit(time)
        Self.changeCount &+= 1
    }

    private var mayEmit: Bool {
        particleBirthRate > 0 && (numParticlesToEmit == 0 || emittedCount < numParticlesToEmit)
    }

    private func move(_ particle: Particle, _ time: CGFloat) {
        particle.life -= time
        particle.velocity.dx += xAcceleration * time
        particle.velocity.dy += yAcceleration * time
        particle.position.x += particle.velocity.dx * time
        particle.position.y += particle.velocity.dy * time
        particle.rotation += particleRotationSpeed * time
        particle.scale = max(0, particle.scale + particleScaleSpeed * time)
        particle.alpha += particleAlphaSpeed * time
    }

    private func emit(_ time: CGFloat) {
        guard mayEmit else { return }
        due = min(due + particleBirthRate * time, CGFloat(SpriteLimits.particleCountMax))
        while due >= 1 {
            due -= 1
            guard mayEmit, particles.count < SpriteLimits.particleCountMax else { continue }
            emittedCount += 1
            particles.append(made())
        }
    }

    private func made() -> Particle {
        let particle = Particle()
        particle.life = max(0.01, particleLifetime + chance.spread(particleLifetimeRange))
        particle.position = CGPoint(
            x: particlePosition.x + chance.spread(particlePositionRange.dx),
            y: particlePosition.y + chance.spread(particlePositionRange.dy))
        let angle = emissionAngle + chance.spread(emissionAngleRange)
        let speed = particleSpeed + chance.spread(particleSpeedRange)
        particle.velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        particle.rotation = particleRotation + chance.spread(particleRotationRange)
        particle.scale = max(0, particleScale + chance.spread(particleScaleRange))
        particle.alpha = particleAlpha + chance.spread(particleAlphaRange)
        if let targetNode, let scene, targetNode.scene === scene {
            particle.isInTarget = true
            let turn = sceneTransform.angle - targetNode.sceneTransform.angle
            particle.position = convert(particle.position, to: targetNode)
            particle.velocity = CGVector(
                dx: particle.velocity.dx * cos(turn) - particle.velocity.dy * sin(turn),
                dy: particle.velocity.dx * sin(turn) + particle.velocity.dy * cos(turn))
        }
        return particle
    }

    // MARK: Drawing

    /// Returns what a particle looks like, its area, and its transform to the coordinates that it is in.
    func look(of particle: Particle) -> (SpriteContent, CGRect, CGAffineTransform)? {
        let own = particleTexture?.size() ?? CGSize(width: 8, height: 8)
        let size = particleSize == .zero ? own : particleSize
        guard particle.scale > 0, size.width > 0, size.height > 0 else { return nil }
        let area = CGRect(origin: .zero, size: size)
        let color = particleColor.cgColor
        var draft: NodeDraft
        if let image = particleTexture?.image {
            draft = .picture(image, in: area)
            if particleColorBlendFactor > 0 {
                let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
                draft.node.style.filters = Filters(
                    multiply: RGBA(white.mixed(with: color, min(1, particleColorBlendFactor))))
            }
        } else {
            draft = .box(area, RGBA(color))
        }
        draft.node.style.blend = particleBlendMode.nodeBlend
        let place = CGAffineTransform(scaleX: particle.scale, y: particle.scale)
            .concatenating(CGAffineTransform(rotationAngle: particle.rotation))
            .concatenating(CGAffineTransform(translationX: particle.position.x, y: particle.position.y))
        return (SpriteContent(draft: draft, isStretched: particleTexture != nil), CGRect(around: .zero, size), place)
    }

    /// Returns the transform of a particle's coordinates to the scene's.
    func transform(of particle: Particle, in own: CGAffineTransform) -> CGAffineTransform {
        guard particle.isInTarget, let targetNode else { return own }
        return targetNode.sceneTransform
    }

    override func copyValues(from other: SKNode) {
        super.copyValues(from: other)
        guard let other = other as? SKEmitterNode else { return }
        (particleTexture, particleSize, particleBirthRate) = (
            other.particleTexture, other.particleSize, other.particleBirthRate
        )
        (numParticlesToEmit, particleLifetime, particleLifetimeRange) = (
            other.numParticlesToEmit, other.particleLifetime, other.particleLifetimeRange
        )
        (particlePosition, particlePositionRange) = (other.particlePosition, other.particlePositionRange)
        (particleSpeed, particleSpeedRange) = (other.particleSpeed, other.particleSpeedRange)
        (emissionAngle, emissionAngleRange) = (other.emissionAngle, other.emissionAngleRange)
        (xAcceleration, yAcceleration) = (other.xAcceleration, other.yAcceleration)
        (particleRotation, particleRotationRange, particleRotationSpeed) = (
            other.particleRotation, other.particleRotationRange, other.particleRotationSpeed
        )
        (particleScale, particleScaleRange, particleScaleSpeed) = (
            other.particleScale, other.particleScaleRange, other.particleScaleSpeed
        )
        (particleAlpha, particleAlphaRange, particleAlphaSpeed) = (
            other.particleAlpha, other.particleAlphaRange, other.particleAlphaSpeed
        )
        (particleColor, particleColorBlendFactor) = (other.particleColor, other.particleColorBlendFactor)
        (particleBlendMode, particleZPosition) = (other.particleBlendMode, other.particleZPosition)
    }
}
