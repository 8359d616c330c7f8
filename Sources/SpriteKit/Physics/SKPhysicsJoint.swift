import CBox2D
public import UIKit

/// A connection of two bodies. Points are those of the scene.
///
/// Source: developer.apple.com/documentation/spritekit/skphysicsjoint
@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    private var handle: OpaquePointer?
    private weak var world: SKPhysicsWorld?
    /// Keeps the world of Box2D for as long as the joint is in it.
    private var box: BoxWorld?

    init(_ first: SKPhysicsBody, _ second: SKPhysicsBody) {
        (bodyA, bodyB) = (first, second)
        super.init()
    }

    /// Force between the bodies in the last step.
    open var reactionForce: CGVector {
        handle.map { CGVector(parley_joint_force($0, Float(1.0 / 60))) } ?? .zero
    }
    open var reactionTorque: CGFloat { handle.map { CGFloat(parley_joint_torque($0, Float(1.0 / 60))) } ?? 0 }

    /// Makes the joint of Box2D, where both bodies are in the world.
    func connect(in world: SKPhysicsWorld) {
        guard handle == nil, bodyA !== bodyB, let first = bodyA.handle, let second = bodyB.handle,
            bodyA.world === world, bodyB.world === world
        else { return }
        (self.world, box) = (world, world.box)
        handle = make(world.handle, first, second)
        bodyA.joints.append(self)
        bodyB.joints.append(self)
    }

    func disconnect() {
        if let handle, let box { parley_joint_free(box.handle, handle) }
        forget()
    }

    /// Forgets the joint of Box2D, which goes with its bodies.
    func forget() {
        (handle, box) = (nil, nil)
        bodyA.joints.removeAll { $0 === self }
        bodyB.joints.removeAll { $0 === self }
    }

    /// Makes the joint anew after a value has changed.
    func changed() {
        guard handle != nil, let world else { return }
        disconnect()
        connect(in: world)
    }

    func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer) -> OpaquePointer? { nil }
}

/// A pin, around which the bodies turn. Source: developer.apple.com/documentation/spritekit/skphysicsjointpin
@preconcurrency @MainActor open class SKPhysicsJointPin: SKPhysicsJoint {
    private let anchor: CGPoint
    open var shouldEnableLimits = false { didSet { changed() } }
    open var lowerAngleLimit: CGFloat = 0 { didSet { changed() } }
    open var upperAngleLimit: CGFloat = 0 { didSet { changed() } }
    /// Torque against turning, in newton metres.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    open var rotationSpeed: CGFloat = 0 { didSet { changed() } }

    private init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ anchor: CGPoint) {
        self.anchor = anchor
        super.init(first, second)
    }

    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor) }

    override func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer) -> OpaquePointer? {
        // A motor without a torque of its own turns as far as it needs to.
        let torque = rotationSpeed != 0 && frictionTorque == 0 ? 1000 : frictionTorque
        return parley_joint_pin(
            world, first, second, ParleyVector(anchor), shouldEnableLimits,
            min(lowerAngleLimit, upperAngleLimit).float, max(lowerAngleLimit, upperAngleLimit).float, torque.float,
            rotationSpeed.float, torque > 0)
    }
}

/// Source: developer.apple.com/documentation/spritekit/skphysicsjointfixed
@preconcurrency @MainActor open class SKPhysicsJointFixed: SKPhysicsJoint {
    private let anchor: CGPoint

    private init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ anchor: CGPoint) {
        self.anchor = anchor
        super.init(first, second)
    }

    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
    ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor) }

    override func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer) -> OpaquePointer? {
        parley_joint_weld(world, first, second, ParleyVector(anchor))
    }
}

/// A slide along a line. Source: developer.apple.com/documentation/spritekit/skphysicsjointsliding
@preconcurrency @MainActor open class SKPhysicsJointSliding: SKPhysicsJoint {
    private let anchor: CGPoint
    private let axis: CGVector
    open var shouldEnableLimits = false { didSet { changed() } }
    open var lowerDistanceLimit: CGFloat = 0 { didSet { changed() } }
    open var upperDistanceLimit: CGFloat = 0 { didSet { changed() } }

    private init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ anchor: CGPoint, _ axis: CGVector) {
        (self.anchor, self.axis) = (anchor, axis)
        super.init(first, second)
    }

    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor, axis) }

    override func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer) -> OpaquePointer? {
        let limits = [lowerDistanceLimit, upperDistanceLimit].map { ($0 / Metres.points).float }.sorted()
        return parley_joint_slide(
            world, first, second, ParleyVector(anchor), ParleyVector(x: axis.dx.float, y: axis.dy.float),
            shouldEnableLimits, limits[0], limits[1])
    }
}

/// A spring between two points. Source: developer.apple.com/documentation/spritekit/skphysicsjointspring
@preconcurrency @MainActor open class SKPhysicsJointSpring: SKPhysicsJoint {
    private let anchors: (CGPoint, CGPoint)
    /// Share of a swing that is lost, 0…1.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Swings a second; 0 is a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    private init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
        self.anchors = anchors
        super.init(first, second)
    }

    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, (anchorA, anchorB)) }

    override func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer) -> OpaquePointer? {
        let length = (hypot(anchors.1.x - anchors.0.x, anchors.1.y - anchors.0.y) / Metres.points).float
        // A spring may get shorter and longer; a rod may not.
        let (least, most): (Float, Float) = frequency > 0 ? (0, max(1, length * 100)) : (length, length)
        return parley_joint_distance(
            world, first, second, ParleyVector(anchors.0), ParleyVector(anchors.1), least, most, frequency.float,
            damping.float)
    }
}

/// A rope between two points. Source: developer.apple.com/documentation/spritekit/skphysicsjointlimit
@preconcurrency @MainActor open class SKPhysicsJointLimit: SKPhysicsJoint {
    private let anchors: (CGPoint, CGPoint)
    /// Length of the rope in points.
    open var maxLength: CGFloat { didSet { changed() } }

    private init(_ first: SKPhysicsBody, _ second: SKPhysicsBody, _ anchors: (CGPoint, CGPoint)) {
        self.anchors = anchors
        maxLength = hypot(anchors.1.x - anchors.0.x, anchors.1.y - anchors.0.y)
        super.init(first, second)
    }

    public class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, (anchorA, anchorB)) }

    override func make(_ world: OpaquePointer, _ first: OpaquePointer, _ second: OpaquePointer) -> OpaquePointer? {
        parley_joint_distance(
            world, first, second, ParleyVector(anchors.0), ParleyVector(anchors.1), 0,
            max(0.01, (maxLength / Metres.points).float), 0, 0)
    }
}
