/// Keeps an item at a distance from a point or another item, stiffly or by a spring.
///
/// Source: developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// Source: developer.apple.com/documentation/uikit/uiattachmentbehavior/attachmenttype
    public enum AttachmentType: Int, Sendable { case items = 0, anchor }

    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    private let offsets: [UIOffset]
    /// Point of the reference view that the item hangs on.
    open var anchorPoint = CGPoint.zero { didSet { didChange() } }
    /// Distance in points.
    open var length: CGFloat = 0 { didSet { didChange() } }
    /// How little a spring swings, 0…1.
    open var damping: CGFloat = 0 { didSet { didChange() } }
    /// Swings a second; 0 for a stiff attachment.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// Ignored: items turn freely about their attachments.
    open var frictionTorque: CGFloat = 0

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, offsets, attachedBehaviorType) = ([item], [offset], .anchor)
        super.init()
        anchorPoint = point
        length = (Self.end(of: item, offset) - point).length
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (items, offsets, attachedBehaviorType) = ([item1, item2], [offset1, offset2], .items)
        super.init()
        length = (Self.end(of: item1, offset1) - Self.end(of: item2, offset2)).length
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    private static func end(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        item.center + CGPoint(x: offset.horizontal, y: offset.vertical).turned(by: item.transform.turn)
    }

    override var ownItems: [any UIDynamicItem] { items }

    private func end(_ index: Int, _ bodies: DynamicBodies) -> (body: DynamicBody?, point: CGPoint) {
        guard items.indices.contains(index) else { return (nil, anchorPoint) }
        let (body, offset) = (bodies[items[index]], offsets[index])
        return (body, body.position + CGPoint(x: offset.horizontal, y: offset.vertical).turned(by: body.angle))
    }

    /// Changes the velocities so that the distance becomes the length: at once, or as fast as the spring.
    override func push(_ bodies: DynamicBodies, _ seconds: CGFloat) {
        let (first, second) = (end(0, bodies), end(1, bodies))
        let line = second.point - first.point
        let (way, stretch) = (line.direction, line.length - length)
        guard way.length > 0, seconds > 0 else { return }
        let parting =
            ((second.body?.velocity(at: second.point) ?? .zero) - (first.body?.velocity(at: first.point) ?? .zero)).dot(
                way)
        let looseness = looseness(first.body, first.point, way) + looseness(second.body, second.point, way)
        guard looseness > 0 else { return }
        let impulse: CGFloat
        if frequency > 0 {
            let pace = 2 * CGFloat.pi * frequency
            let (brake, pull) = (2 * damping * pace * seconds, pace * pace * seconds)
            impulse = (parting * brake + stretch * pull) / (1 + brake + pull * seconds) / looseness
        } else {
            impulse = (parting + stretch / seconds * 0.2) / looseness
        }
        first.body?.apply(way * impulse, at: first.point)
        second.body?.apply(way * -impulse, at: second.point)
    }

    private func looseness(_ body: DynamicBody?, _ point: CGPoint, _ way: CGPoint) -> CGFloat {
        guard let body else { return 0 }
        let arm = (point - body.position).cross(way)
        return body.inverseMass + arm * arm * body.inverseInertia
    }
}
