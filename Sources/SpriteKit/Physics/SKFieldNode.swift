public import UIKit

/// The area of a field. Source: developer.apple.com/documentation/spritekit/skregion
@preconcurrency @MainActor open class SKRegion: NSObject {
    private let test: Test

    private struct Test {
        let contains: @MainActor (CGPoint) -> Bool
    }

    private init(_ contains: @escaping @MainActor (CGPoint) -> Bool) {
        test = Test(contains: contains)
        super.init()
    }

    public convenience init(radius: Float) { self.init { hypot($0.x, $0.y) <= CGFloat(radius) } }
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }
    public convenience init(path: CGPath) { self.init { path.contains($0) } }
    public class func infinite() -> SKRegion { SKRegion { _ in true } }

    open func contains(_ point: CGPoint) -> Bool { test.contains(point) }
}

/// A place that pushes bodies: towards it, along a direction, around it, or against their movement.
///
/// Partly: electric, magnetic, noise, turbulence and texture fields are missing.
///
/// Source: developer.apple.com/documentation/spritekit/skfieldnode
@preconcurrency @MainActor open class SKFieldNode: SKNode {
    private enum Kind {
        case linearGravity(CGVector)
        case radialGravity, vortex, drag, spring
        case velocity(CGVector)
    }
    private var kind = Kind.radialGravity
    open var isEnabled = true
    open var strength: Float = 1
    /// Power of the distance by which the field gets weaker.
    open var falloff: Float = 0
    /// Least distance in points that counts.
    open var minimumRadius: Float = 1
    open var categoryBitMask: UInt32 = .max
    /// Area in the node's coordinates; nil is everywhere.
    open var region: SKRegion?
    /// Without effect: fields always act beside each other.
    open var isExclusive = false

    override public init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    private class func made(_ kind: Kind) -> SKFieldNode {
        let node = SKFieldNode()
        node.kind = kind
        return node
    }

    public class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        made(.linearGravity(CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))))
    }
    public class func radialGravityField() -> SKFieldNode { made(.radialGravity) }
    public class func vortexField() -> SKFieldNode { made(.vortex) }
    public class func dragField() -> SKFieldNode { made(.drag) }
    public class func springField() -> SKFieldNode { made(.spring) }
    public class func velocityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        made(.velocity(CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))))
    }

    func push(_ body: SKPhysicsBody) {
        guard body.fieldBitMask & categoryBitMask != 0, let node = body.node, let scene = node.scene else { return }
        let place = node.convert(CGPoint.zero, to: scene)
        guard let push = acceleration(at: place, body.velocity) else { return }
        body.applyForce(CGVector(dx: push.dx * body.mass, dy: push.dy * body.mass))
    }

    /// Returns the acceleration of a body in points per second squared; nil outside of the field.
    func acceleration(at place: CGPoint, _ velocity: CGVector) -> CGVector? {
        guard let scene else { return nil }
        let inside = convert(place, from: scene)
        guard isEnabled, region?.contains(inside) ?? true else { return nil }
        let middle = convert(CGPoint.zero, to: scene)
        let (x, y) = (middle.x - place.x, middle.y - place.y)
        let length = max(CGFloat(minimumRadius), hypot(x, y), 0.001)
        // Distances are in metres, as Box2D has them.
        let power = CGFloat(strength) * Metres.points / pow(length / Metres.points, CGFloat(falloff))
        switch kind {
        case .linearGravity(let direction): return CGVector(dx: direction.dx * power, dy: direction.dy * power)
        case .radialGravity: return CGVector(dx: x / length * power, dy: y / length * power)
        case .vortex: return CGVector(dx: y / length * power, dy: -x / length * power)
        case .drag: return CGVector(dx: -velocity.dx * CGFloat(strength), dy: -velocity.dy * CGFloat(strength))
        case .spring: return CGVector(dx: x * CGFloat(strength), dy: y * CGFloat(strength))
        case .velocity(let wanted):
            return CGVector(
                dx: (wanted.dx * Metres.points - velocity.dx) * CGFloat(strength),
                dy: (wanted.dy * Metres.points - velocity.dy) * CGFloat(strength))
        }
    }
}
