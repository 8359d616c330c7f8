import RenderTree

/// What of a view's geometry another one takes on.
///
/// Source: developer.apple.com/documentation/swiftui/matchedgeometryproperties
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place, in the scene's coordinates.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

public struct _MatchedGeometryEffect: LayoutModifier {
    public typealias Body = Never
    let match: Match

    func wrap(_ content: LayoutNode) -> MatchedNode { MatchedNode(content) }

    func apply(to node: MatchedNode, in environment: EnvironmentValues) { node.match = match }
}

/// What a view is matched by.
struct Match: Equatable {
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

/// Keeps its place in the layout, and draws its content where its source is.
final class MatchedNode: WrapperNode {
    var match: Match? {
        didSet {
            guard match != oldValue else { return }
            graph.matches.add(self)
            markDirty()
        }
    }
    /// Where the content is drawn instead of here, in the scene's coordinates.
    private var target: CGRect?
    /// Where this was when it was drawn there: what is around may move without this.
    private var drawnFrom = CGRect.null
    /// True until it has been laid out in one update.
    var isNew = true

    /// Draws the content there from the next layout on; nil is in its own place.
    func go(to target: CGRect?) {
        let isThere =
            target.map { self.target?.isNear($0) == true && drawnFrom.isNear(globalFrame) } ?? (self.target == nil)
        guard !isThere else { return }
        self.target = target
        markDirty()
    }

    override func render() -> [NodeID] {
        guard let target, let match else { return super.render() }
        let own = globalFrame
        drawnFrom = own
        let proposal = match.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
        let size = content.size(for: proposal)
        var corner = own.origin
        if match.properties.contains(.position) {
            corner.x = target.minX + match.anchor.x * (target.width - size.width)
            corner.y = target.minY + match.anchor.y * (target.height - size.height)
        }
        content.place(at: CGPoint(x: origin.x + corner.x - own.minX, y: origin.y + corner.y - own.minY), proposal)
        return content.emitted
    }

    override func didRemove() { graph.matches.remove(self) }
}

extension View {
    /// Gives this view a partner: of the views with the same id in the same name space, those that are not the source are
    /// drawn where the source is. In an animated update in which one goes and another comes, the new one is drawn on the
    /// way from where the old one was.
    ///
    /// Frames do not follow the scrolling of an area around, nor transforms.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                match: Match(
                    key: Match.Key(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
                    isSource: isSource)))
    }
}
