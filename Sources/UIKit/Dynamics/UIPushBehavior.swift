/// Pushes items, once or all the time. Source: developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// Source: developer.apple.com/documentation/uikit/uipushbehavior/mode-swift.enum
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }
    /// Change of speed in points a second (in each second, where it pushes all the time) of a magnitude of 1, for a mass of 1.
    private static let unit: CGFloat = 100

    public private(set) var items: [any UIDynamicItem]
    public let mode: Mode
    /// Whether it pushes. One that pushes once becomes inactive by it.
    open var active = true { didSet { didChange() } }
    open var pushDirection = CGVector.zero { didSet { didChange() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        didChange()
    }

    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Pushes an item beside its centre, which turns it.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
        didChange()
    }

    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { CGPoint(x: pushDirection.dx, y: pushDirection.dy).length }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        guard active else { return }
        let force = CGPoint(x: pushDirection.dx, y: pushDirection.dy) * Self.unit
        for item in items {
            let (body, offset) = (bodies[item], targetOffsetFromCenter(for: item))
            let point = body.position + CGPoint(x: offset.horizontal, y: offset.vertical).turned(by: body.angle)
            body.apply(mode == .continuous ? force * seconds : force, at: point)
        }
        if mode == .instantaneous { active = false }
    }

    override func isActing(_ bodies: DynamicBodies) -> Bool { active && magnitude > 0 }
}
