/// Says how items are made: how they bounce, slide, slow down and turn.
///
/// Source: developer.apple.com/documentation/uikit/uidynamicitembehavior
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    public private(set) var items: [any UIDynamicItem]
    /// How much an item bounces, 0…1.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }
    /// How much items brake each other that slide along one another; 0 for none.
    open var friction: CGFloat = 0 { didSet { didChange() } }
    /// Mass of 100 by 100 points.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// How much an item slows down by itself; 0 for not at all.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// Ignored: there are no electric fields.
    open var charge: CGFloat = 0
    /// Whether items stay where they are, and others meet them.
    open var isAnchored = false { didSet { didChange() } }
    open var allowsRotation = true { didSet { didChange() } }
    /// Changes of velocities that the next step makes.
    private var changes: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

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

    /// Makes an item faster by points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        changes.append((item, velocity, 0))
        didChange()
    }

    /// Makes an item turn faster by radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        changes.append((item, .zero, velocity))
        didChange()
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        changes.filter { $0.item === item }.map(\.linear).reduce(latest?.known(item)?.velocity ?? .zero, +)
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        changes.filter { $0.item === item }.map(\.angular).reduce(latest?.known(item)?.spin ?? 0, +)
    }

    private weak var latest: DynamicBodies?

    override var ownItems: [any UIDynamicItem] { items }

    override func describe(_ bodies: DynamicBodies) {
        latest = bodies
        let traits = DynamicTraits(
            elasticity: elasticity, friction: friction, density: density, resistance: resistance,
            angularResistance: angularResistance, charge: charge, isAnchored: isAnchored,
            allowsRotation: allowsRotation)
        for item in items { bodies[item].traits = traits }
    }

    override func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        for change in changes {
            bodies[change.item].velocity += change.linear
            bodies[change.item].spin += change.angular
        }
        changes = []
    }
}
