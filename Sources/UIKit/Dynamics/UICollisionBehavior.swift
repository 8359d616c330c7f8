/// Has items meet each other and boundaries. Source: developer.apple.com/documentation/uikit/uicollisionbehavior
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// Source: developer.apple.com/documentation/uikit/uicollisionbehavior/mode
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything: Mode = [.items, .boundaries]
    }

    public private(set) var items: [any UIDynamicItem]
    open var collisionMode = Mode.everything { didSet { didChange() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the edges of the reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { didChange() } }
    private var referenceInsets = UIEdgeInsets.zero
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
    private var touching: [CollisionKey: CollisionPair] = [:]

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

    // MARK: Boundaries

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds the outline of a path.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
        didChange()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: p1)
        line.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: line)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        didChange()
    }

    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        first as? AnyHashable == second as? AnyHashable
    }

    // MARK: Meeting

    override var ownItems: [any UIDynamicItem] { items }

    override func correct(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        var met: [CollisionKey: CollisionPair] = [:]
        let own = items.map { bodies[$0] }
        if collisionMode.contains(.items) { meetEachOther(own, &met) }
        if collisionMode.contains(.boundaries) { meetBoundaries(own, &met) }
        tell(met)
    }

    private func meetEachOther(_ own: [DynamicBody], _ met: inout [CollisionKey: CollisionPair]) {
        for (index, first) in own.enumerated() {
            for second in own[(index + 1)...] where first !== second {
                guard (second.position - first.position).length <= first.reach + second.reach else { continue }
                guard let contact = DynamicContact(first.corners, second.corners) else { continue }
                contact.resolve(first, second)
                let pair = CollisionPair(first.item, second.item, nil, contact.point)
                met[pair.key] = pair
            }
        }
    }

    private func meetBoundaries(_ own: [DynamicBody], _ met: inout [CollisionKey: CollisionPair]) {
        let walls = walls
        for body in own {
            for wall in walls {
                guard let contact = wall.contact(body) else { continue }
                contact.resolve(body, nil)
                let pair = CollisionPair(body.item, nil, wall.identifier, contact.point)
                met[pair.key] = pair
            }
        }
    }

    private var walls: [CollisionWall] {
        let own = boundaries.flatMap { boundary in
            boundary.path.cgPath.outlines.flatMap { points in
                zip(points, points.dropFirst()).map { CollisionWall.line($0, $1, boundary.identifier) }
            }
        }
        guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else { return own }
        let area = view.bounds.inset(by: referenceInsets)
        let sides: [(CGPoint, CGFloat)] = [
            (CGPoint(x: -1, y: 0), -area.minX), (CGPoint(x: 1, y: 0), area.maxX),
            (CGPoint(x: 0, y: -1), -area.minY), (CGPoint(x: 0, y: 1), area.maxY),
        ]
        return own + sides.map { CollisionWall.edge($0.0, $0.1) }
    }

    private func tell(_ met: [CollisionKey: CollisionPair]) {
        let old = touching
        touching = met
        for (key, pair) in met where old[key] == nil { pair.begin(self) }
        for (key, pair) in old where met[key] == nil { pair.end(self) }
    }
}
