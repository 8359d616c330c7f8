import CBox2D
public import UIKit

/// A contact of two bodies. Source: developer.apple.com/documentation/spritekit/skphysicscontact
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
    public let bodyA: SKPhysicsBody
    public let bodyB: SKPhysicsBody
    /// Point of the scene.
    public let contactPoint: CGPoint
    /// Direction from the first body to the second.
    public let contactNormal: CGVector
    /// Strength of the collision, in mass times points a second.
    public let collisionImpulse: CGFloat

    init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ contact: ParleyContact) {
        (bodyA, bodyB) = (first, second)
        contactPoint = CGPoint(contact.point)
        contactNormal = CGVector(dx: CGFloat(contact.normal.x), dy: CGFloat(contact.normal.y))
        collisionImpulse = CGFloat(contact.impulse) * Metres.points
        super.init()
    }
}

/// Source: developer.apple.com/documentation/spritekit/skphysicscontactdelegate
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The physics of a scene, computed by Box2D in the app's process.
///
/// Source: developer.apple.com/documentation/spritekit/skphysicsworld
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
    /// Metres per second squared; 150 points are a metre.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// Factor of the speed at which physics runs; 0 stops it.
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    weak var scene: SKScene?
    /// Bodies in the world by their numbers.
    private(set) var bodies: [UInt64: SKPhysicsBody] = [:]
    private var joints: [SKPhysicsJoint] = []
    let box = BoxWorld()
    private(set) lazy var ground: OpaquePointer = makeGround()

    var handle: OpaquePointer { box.handle }

    override init() { super.init() }

    private func makeGround() -> OpaquePointer {
        guard let body = parley_body_make(handle, .max, ParleyVector(x: 0, y: 0), 0) else {
            preconditionFailure("Box2D makes no body")
        }
        parley_body_set_dynamic(body, false)
        return body
    }

    // MARK: Steps

    func step(_ seconds: TimeInterval) {
        guard let scene else { return }
        let nodes = updateBodies(of: scene)
        // Box2D cannot compute with steps that are too long: bodies would go through each other.
        let length = min(max(0, seconds * Double(speed)), 0.1)
        guard length > 0, !bodies.isEmpty else { return }
        parley_world_set_gravity(handle, ParleyVector(x: gravity.dx.float, y: gravity.dy.float))
        applyFields(of: scene)
        parley_world_step(handle, Float(length))
        for (node, body) in nodes { place(node, body) }
        tellContacts()
    }

    /// Updates the nodes' bodies, with their places and scales, and forgets those that have left.
    private func updateBodies(of scene: SKScene) -> [(SKNode, SKPhysicsBody)] {
        var found: [(SKNode, SKPhysicsBody)] = []
        var seen: Set<UInt64> = []
        for (node, transform) in scene.moving where found.count < SpriteLimits.bodyCountMax {
            guard let body = node.physicsBody, body.node === node else { continue }
            let place = CGPoint(x: transform.tx, y: transform.ty)
            // The angle of a node in the scene itself is not limited to one turn.
            let angle = node.parent === scene ? node.zRotation : transform.angle
            seen.insert(body.number)
            if body.world !== self {
                body.leave()
                body.enter(self, place, angle, transform.scales)
                bodies[body.number] = body
            } else {
                body.follow(place, angle, transform.scales)
            }
            found.append((node, body))
        }
        for (number, body) in bodies where !seen.contains(number) {
            // One that is in another scene by now has left already.
            if body.world === self { body.leave() }
            bodies[number] = nil
        }
        for joint in joints { joint.connect(in: self) }
        return found
    }

    private func place(_ node: SKNode, _ body: SKPhysicsBody) {
        guard let (place, angle) = body.moved(), let parent = node.parent, let scene else { return }
        if parent === scene {
            node.position = place
            if node.zRotation != angle { node.zRotation = angle }
            return body.remember(place, angle)
        }
        node.position = parent.convert(place, from: scene)
        node.zRotation = angle - parent.sceneTransform.angle
        let result = node.sceneTransform
        body.remember(CGPoint(x: result.tx, y: result.ty), result.angle)
    }

    /// Most contacts that are told in one go.
    private static let contactCountMax = 1000

    private func tellContacts() {
        var contacts = [ParleyContact](repeating: ParleyContact(), count: Self.contactCountMax)
        let count = Int(parley_world_take_contacts(handle, &contacts, Int32(contacts.count)))
        for contact in contacts.prefix(count) {
            guard let delegate = contactDelegate, let first = bodies[contact.first], let second = bodies[contact.second]
            else { continue }
            let report = SKPhysicsContact(first, second, contact)
            if contact.isBeginning { delegate.didBegin(report) } else { delegate.didEnd(report) }
        }
    }

    private func applyFields(of scene: SKScene) {
        let fields = scene.descendants.compactMap { $0 as? SKFieldNode }.filter { $0.isEnabled && $0.strength != 0 }
        guard !fields.isEmpty else { return }
        for body in bodies.values where body.isDynamic {
            for field in fields.prefix(SpriteLimits.bodyCountMax) { field.push(body) }
        }
    }

    /// Returns the acceleration by the fields at a point of the scene, in points per second squared.
    open func sampleFields(at position: SIMD3<Float>) -> SIMD3<Float> {
        let point = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
        let all = (scene?.descendants ?? []).compactMap { ($0 as? SKFieldNode)?.acceleration(at: point, .zero) }
        return all.reduce(SIMD3()) { $0 + SIMD3(Float($1.dx), Float($1.dy), 0) }
    }

    // MARK: Joints

    open func add(_ joint: SKPhysicsJoint) {
        guard joints.count < SpriteLimits.bodyCountMax, !joints.contains(where: { $0 === joint }) else { return }
        joints.append(joint)
        // The bodies have to be in the world, which they enter with the first step.
        if let scene { _ = updateBodies(of: scene) }
    }

    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        joint.disconnect()
    }

    open func removeAllJoints() { for joint in joints { remove(joint) } }

    // MARK: Searching

    open func body(at point: CGPoint) -> SKPhysicsBody? { find(point, point).first }
    open func body(in rect: CGRect) -> SKPhysicsBody? {
        find(CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)).first
    }

    open func enumerateBodies(
        at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerate(find(point, point), block) }

    open func enumerateBodies(
        in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerate(find(CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)), block) }

    private func enumerate(
        _ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for body in bodies where !stop.boolValue { block(body, &stop) }
    }

    private func find(_ low: CGPoint, _ high: CGPoint) -> [SKPhysicsBody] {
        if let scene { _ = updateBodies(of: scene) }
        var numbers = [UInt64](repeating: 0, count: SpriteLimits.bodyCountMax)
        let count = parley_world_find(handle, ParleyVector(low), ParleyVector(high), &numbers, Int32(numbers.count))
        return numbers.prefix(Int(count)).compactMap { bodies[$0] }
    }

    /// Returns the first body along a ray.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(start, end).first.flatMap { bodies[$0.body] }
    }

    /// Calls the block with each body along a ray, from the start on, the point where the ray meets it, and the direction of the
    /// surface there.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for hit in hits(start, end) where !stop.boolValue {
            guard let body = bodies[hit.body] else { continue }
            let normal = CGVector(dx: CGFloat(hit.normal.x), dy: CGFloat(hit.normal.y))
            block(body, CGPoint(hit.point), normal, &stop)
        }
    }

    private func hits(_ start: CGPoint, _ end: CGPoint) -> [ParleyHit] {
        if let scene { _ = updateBodies(of: scene) }
        var hits = [ParleyHit](repeating: ParleyHit(), count: SpriteLimits.bodyCountMax)
        let count = parley_world_cast(handle, ParleyVector(start), ParleyVector(end), &hits, Int32(hits.count))
        return hits.prefix(Int(count)).sorted { $0.share < $1.share }
    }
}

/// A world of Box2D, freed with this object.
final class BoxWorld: @unchecked Sendable {
    let handle: OpaquePointer

    init() {
        guard let handle = parley_world_make() else { preconditionFailure("Box2D makes no world") }
        self.handle = handle
    }

    deinit { parley_world_free(handle) }
}

extension SKScene {
    /// The nodes with bodies that are not paused, with their transforms to the scene.
    fileprivate var moving: [(SKNode, CGAffineTransform)] {
        var found: [(SKNode, CGAffineTransform)] = []
        if physicsBody != nil { found.append((self, .identity)) }
        func search(_ node: SKNode, _ outer: CGAffineTransform) {
            for child in node.children {
                let transform = child.transform.concatenating(outer)
                if child.physicsBody != nil { found.append((child, transform)) }
                if !child.children.isEmpty { search(child, transform) }
            }
        }
        search(self, .identity)
        return found
    }
}
