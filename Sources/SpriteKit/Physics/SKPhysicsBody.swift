import CBox2D
public import UIKit

/// Shape and mass by which physics moves a node. Lengths are in points, velocities in points a second; 150 points are a metre.
///
/// Partly: of two bodies of which only one collides with the other, both are pushed. Charge and per-pixel shapes are missing: a body
/// of a texture is the convex hull of its opaque pixels.
///
/// Source: developer.apple.com/documentation/spritekit/skphysicsbody
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
    open internal(set) weak var node: SKNode?
    /// Categories of the body, 32 bits.
    open var categoryBitMask: UInt32 = .max { didSet { change { $0.tellMasks() } } }
    /// Categories that the body collides with.
    open var collisionBitMask: UInt32 = .max { didSet { change { $0.tellMasks() } } }
    /// Categories whose contacts are reported to the world's delegate.
    open var contactTestBitMask: UInt32 = 0 { didSet { change { $0.tellMasks() } } }
    open var fieldBitMask: UInt32 = .max
    /// Whether forces and collisions move the body.
    open var isDynamic = true { didSet { change { $0.tellDynamic() } } }
    open var affectedByGravity = true { didSet { change { $0.tellBehaviour() } } }
    open var allowsRotation = true { didSet { change { $0.tellBehaviour() } } }
    /// Whether the body's place is fixed to that of its parent: it may only turn.
    open var pinned = false { didSet { if pinned != oldValue { pinChanged() } } }
    open var usesPreciseCollisionDetection = false { didSet { change { $0.tellBehaviour() } } }
    open var friction: CGFloat = 0.2 { didSet { change { $0.tellMaterial() } } }
    /// Share of the speed that is left after a bounce, 0…1.
    open var restitution: CGFloat = 0.2 { didSet { change { $0.tellMaterial() } } }
    open var linearDamping: CGFloat = 0.1 { didSet { change { $0.tellBehaviour() } } }
    open var angularDamping: CGFloat = 0.1 { didSet { change { $0.tellBehaviour() } } }
    /// Without effect: no field is electric.
    open var charge: CGFloat = 0
    private var givenDensity: CGFloat = 1
    private var givenMass: CGFloat?
    let shapes: [BodyShape]
    private var storedVelocity = CGVector.zero
    private var storedTurning: CGFloat = 0
    /// Forces and impulses that were given before the body was in a world.
    private var pending: [@MainActor (SKPhysicsBody) -> Void] = []
    /// Joints of the body that are in a world.
    public internal(set) var joints: [SKPhysicsJoint] = []
    /// Body of Box2D, while the node is in a scene.
    var handle: OpaquePointer?
    weak var world: SKPhysicsWorld?
    /// Keeps the world of Box2D for as long as the body is in it.
    private var box: BoxWorld?
    let number: UInt64
    private static var lastNumber: UInt64 = 0

    init(_ shapes: [BodyShape]) {
        self.shapes = shapes
        Self.lastNumber += 1
        number = Self.lastNumber
        super.init()
        if shapes.contains(where: \.isEdge) { isDynamic = false }
    }

    // MARK: Making

    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }

    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([.circle(center, max(0.1, r))]) }

    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }

    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init([.polygon(CGRect(around: center, s).corners)])
    }

    /// Creates a body of a closed path. One that is not convex is divided into triangles.
    public convenience init(polygonFrom path: CGPath) {
        self.init(Outlines.pieces(Outlines.points(of: path)).map { .polygon($0) })
    }

    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([.edges([p1, p2], isLoop: false)]) }

    public convenience init(edgeChainFrom path: CGPath) {
        self.init([.edges(Outlines.points(of: path), isLoop: false)])
    }

    public convenience init(edgeLoopFrom path: CGPath) { self.init([.edges(Outlines.points(of: path), isLoop: true)]) }

    public convenience init(edgeLoopFrom rect: CGRect) { self.init([.edges(rect.corners, isLoop: true)]) }

    /// Creates a body of several ones' shapes. Their other values are not taken over.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }

    /// Creates a body of the convex hull of a texture's opaque pixels.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0.5, size: size)
    }

    /// Creates a body of the convex hull of the pixels whose alpha is above a threshold, 0…1; of the whole rectangle where none is.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let hull = texture.image.map { Outlines.hull(of: $0, above: alphaThreshold, size) } ?? []
        self.init(Outlines.pieces(hull.count > 2 ? hull : CGRect(around: .zero, size).corners).map { .polygon($0) })
    }

    func copied() -> SKPhysicsBody {
        let copy = SKPhysicsBody(shapes)
        (copy.categoryBitMask, copy.collisionBitMask) = (categoryBitMask, collisionBitMask)
        (copy.contactTestBitMask, copy.fieldBitMask) = (contactTestBitMask, fieldBitMask)
        (copy.isDynamic, copy.affectedByGravity, copy.allowsRotation) = (isDynamic, affectedByGravity, allowsRotation)
        (copy.pinned, copy.usesPreciseCollisionDetection) = (pinned, usesPreciseCollisionDetection)
        (copy.friction, copy.restitution) = (friction, restitution)
        (copy.linearDamping, copy.angularDamping) = (linearDamping, angularDamping)
        (copy.givenDensity, copy.givenMass) = (givenDensity, givenMass)
        (copy.storedVelocity, copy.storedTurning) = (velocity, angularVelocity)
        return copy
    }

    // MARK: Mass

    /// Area in square metres.
    open var area: CGFloat { shapes.reduce(0) { $0 + $1.area } / (Metres.points * Metres.points) }

    /// Kilograms per square metre.
    open var density: CGFloat {
        get { givenMass.map { area > 0 ? $0 / area : 0 } ?? givenDensity }
        set {
            (givenDensity, givenMass) = (max(0, newValue), nil)
            change { $0.tellMaterial() }
        }
    }

    /// Kilograms.
    open var mass: CGFloat {
        get { givenMass ?? givenDensity * area }
        set {
            givenMass = max(0, newValue)
            change { $0.tellMaterial() }
        }
    }

    // MARK: Movement

    open var velocity: CGVector {
        get { handle.map { CGVector(parley_body_velocity($0)) } ?? storedVelocity }
        set {
            storedVelocity = newValue
            if let handle { parley_body_set_velocity(handle, ParleyVector(newValue)) }
        }
    }

    /// Radians a second.
    open var angularVelocity: CGFloat {
        get { handle.map { CGFloat(parley_body_turning($0)) } ?? storedTurning }
        set {
            storedTurning = newValue
            if let handle { parley_body_set_turning(handle, newValue.float) }
        }
    }

    open var isResting: Bool {
        get { handle.map { !parley_body_is_awake($0) } ?? false }
        set { give { $0.handle.map { parley_body_set_awake($0, !newValue) } } }
    }

    /// Pushes the body until the next step.
    /// - Parameter force: mass times points per second squared.
    open func applyForce(_ force: CGVector) {
        give { $0.handle.map { parley_body_force($0, ParleyVector(force), nil) } }
    }

    /// Pushes the body at a point of the scene.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        give {
            $0.handle.map { handle in
                withUnsafePointer(to: ParleyVector(point)) { parley_body_force(handle, ParleyVector(force), $0) }
            }
        }
    }

    /// Changes the velocity at once.
    /// - Parameter impulse: mass times points a second.
    open func applyImpulse(_ impulse: CGVector) {
        give { $0.handle.map { parley_body_impulse($0, ParleyVector(impulse), nil) } }
    }

    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        give {
            $0.handle.map { handle in
                withUnsafePointer(to: ParleyVector(point)) { parley_body_impulse(handle, ParleyVector(impulse), $0) }
            }
        }
    }

    open func applyTorque(_ torque: CGFloat) { give { $0.handle.map { parley_body_torque($0, torque.float) } } }

    open func applyAngularImpulse(_ impulse: CGFloat) {
        give { $0.handle.map { parley_body_turning_impulse($0, impulse.float) } }
    }

    /// Bodies that it touches.
    open func allContactedBodies() -> [SKPhysicsBody] {
        guard let handle, let world else { return [] }
        var numbers = [UInt64](repeating: 0, count: SpriteLimits.bodyCountMax)
        let count = Int(parley_body_touching(handle, &numbers, Int32(numbers.count)))
        return numbers.prefix(count).compactMap { world.bodies[$0] }
    }

    /// Most pushes that are kept for a body in no scene.
    private static let pendingCountMax = 100

    private func give(_ push: @escaping @MainActor (SKPhysicsBody) -> Void) {
        if handle != nil { return push(self) }
        if pending.count < Self.pendingCountMax { pending.append(push) }
    }

    // MARK: The body of Box2D

    /// Scale of the shapes that Box2D has.
    private var shownScale = CGSize(width: 1, height: 1)
    /// Place and angle that physics has given the node; another one was given by the app.
    private var lastShown: (place: CGPoint, angle: CGFloat)?
    private var pin: OpaquePointer?

    private func change(_ tell: (SKPhysicsBody) -> Void) { if handle != nil { tell(self) } }

    func enter(_ world: SKPhysicsWorld, _ place: CGPoint, _ angle: CGFloat, _ scale: CGSize) {
        self.world = world
        box = world.box
        handle = parley_body_make(world.handle, number, ParleyVector(place), angle.float)
        lastShown = (place, angle)
        makeShapes(scale)
        tellAll()
        if let handle {
            parley_body_set_velocity(handle, ParleyVector(storedVelocity))
            parley_body_set_turning(handle, storedTurning.float)
        }
        let waiting = pending
        pending = []
        for push in waiting { push(self) }
        pinChanged()
    }

    func leave() {
        guard let box, let handle else { return }
        (storedVelocity, storedTurning) = (velocity, angularVelocity)
        for joint in joints { joint.forget() }
        pin = nil
        parley_body_free(box.handle, handle)
        (self.handle, self.box, world) = (nil, nil, nil)
    }

    private func makeShapes(_ scale: CGSize) {
        guard let handle else { return }
        shownScale = scale
        parley_body_clear_shapes(handle)
        for shape in shapes { shape.add(to: handle, material, scale) }
    }

    private func tellAll() {
        tellDynamic()
        tellMaterial()
        tellMasks()
        tellBehaviour()
    }

    private func tellMasks() {
        guard let handle else { return }
        parley_body_set_masks(
            handle, ParleyMasks(category: categoryBitMask, collision: collisionBitMask, contact: contactTestBitMask))
    }

    private func tellDynamic() {
        guard let handle else { return }
        parley_body_set_dynamic(handle, isDynamic && !shapes.contains(where: \.isEdge))
    }

    private func tellBehaviour() {
        guard let handle else { return }
        parley_body_set_behaviour(
            handle, affectedByGravity, allowsRotation, usesPreciseCollisionDetection, linearDamping.float,
            angularDamping.float)
    }

    private func tellMaterial() {
        guard let handle else { return }
        parley_body_set_material(handle, material)
        parley_body_set_mass(handle, (givenMass ?? 0).float)
    }

    private var material: ParleyMaterial {
        ParleyMaterial(density: givenDensity.float, friction: friction.float, restitution: restitution.float)
    }

    private func pinChanged() {
        guard let handle, let world else { return }
        if let pin { parley_joint_free(world.handle, pin) }
        pin = nil
        guard pinned else { return }
        pin = parley_joint_pin(
            world.handle, world.ground, handle, parley_body_position(handle), false, 0, 0, 0, 0, false)
    }

    /// Largest differences, in points and radians, that are rounding.
    private static let (placeTolerance, angleTolerance): (CGFloat, CGFloat) = (0.001, 0.0001)

    /// Moves the body to where the app has put the node.
    func follow(_ place: CGPoint, _ angle: CGFloat, _ scale: CGSize) {
        guard let handle else { return }
        if scale != shownScale {
            makeShapes(scale)
            tellAll()
        }
        // Ignores a difference by rounding: the place comes through the parents' transforms.
        if let lastShown, hypot(lastShown.place.x - place.x, lastShown.place.y - place.y) < Self.placeTolerance,
            abs(lastShown.angle - angle) < Self.angleTolerance
        {
            return
        }
        lastShown = (place, angle)
        parley_body_place(handle, ParleyVector(place), angle.float)
        pinChanged()
    }

    /// Place and angle after a step; nil where physics has not moved the body.
    func moved() -> (place: CGPoint, angle: CGFloat)? {
        guard let handle, isDynamic, parley_body_is_awake(handle) else { return nil }
        return (CGPoint(parley_body_position(handle)), CGFloat(parley_body_angle(handle)))
    }

    func remember(_ place: CGPoint, _ angle: CGFloat) { lastShown = (place, angle) }
}
