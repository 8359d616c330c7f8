/// Pulls items in one direction. Source: developer.apple.com/documentation/uikit/uigravitybehavior
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// Points a second squared of a magnitude of 1.
    private static let unit: CGFloat = 1_000

    public private(set) var items: [any UIDynamicItem]
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    public init(items: [any UIDynamicItem]) { self.items = items }
    override public convenience init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        didChange()
    }

    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// Angle in radians; 0 pulls to the right, π/2 down.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// Strength; 1 makes an item faster by 1,000 points a second in each second.
    open var magnitude: CGFloat {
        get { CGPoint(x: gravityDirection.dx, y: gravityDirection.dy).length }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        let change = CGPoint(x: gravityDirection.dx, y: gravityDirection.dy) * (Self.unit * seconds)
        for body in items.map({ bodies[$0] }) where !body.traits.isAnchored { body.velocity += change }
    }
}
