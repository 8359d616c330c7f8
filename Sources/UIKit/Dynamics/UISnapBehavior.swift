/// Takes an item to a point, with a spring, and straightens it. Source: developer.apple.com/documentation/uikit/uisnapbehavior
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// Swings a second of the spring.
    private static let frequency: CGFloat = 2.5
    /// Points within which the item has arrived.
    private static let reach: CGFloat = 0.5

    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { didChange() } }
    /// How little the item swings around the point, 0…1.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        let body = bodies[item]
        guard !body.traits.isAnchored else { return }
        let pace = 2 * CGFloat.pi * Self.frequency
        // Implicit, so that it stays stable whatever the damping.
        let brake = 2 * min(max(0.2 + 0.8 * damping, 0.05), 1) * pace * seconds
        let pull = pace * pace * seconds
        let share = 1 / (1 + brake + pull * seconds)
        body.velocity = (body.velocity + (snapPoint - body.position) * pull) * share
        guard body.traits.allowsRotation else { return }
        body.spin = (body.spin - body.angle.remainder(dividingBy: 2 * .pi) * pull) * share
    }

    override func isActing(_ bodies: DynamicBodies) -> Bool {
        let body = bodies[item]
        return !body.traits.isAnchored && (snapPoint - body.position).length > Self.reach
    }
}
