package import RenderTree

/// The parts of a source's geometry that a matched view adopts.
///
/// Source: developer.apple.com/documentation/swiftui/matchedgeometryproperties
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position, in the scene's coordinates.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

public struct _MatchedGeometryEffect: LayoutModifier {
    public typealias Body = Never
    let match: Match

    package func wrap(_ content: LayoutNode) -> MatchedNode { MatchedNode(content) }

    package func apply(to node: MatchedNode, in environment: EnvironmentValues) { node.match = match }
}

/// The key by which views are matched, and what a match adopts.
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

/// Layout node that keeps its frame in the layout but draws its content at its source's frame.
package final class MatchedNode: WrapperNode {
    var match: Match? {
        didSet {
            guard match != oldValue else { return }
            graph.matches.add(self)
            markDirty()
        }
    }
    /// Frame, in the scene's coordinates, in which the content is drawn instead of its own.
    private var target: CGRect?
    /// This node's own frame when it was last drawn at `target`; its ancestors may move without re-rendering it.
    private var drawnFrom = CGRect.null
    /// Whether the node has not been through a layout pass yet.
    var isNew = true

    /// Draws the content in that frame from the next layout pass on; nil draws it in the node's own frame.
    func go(to target: CGRect?) {
        let isThere =
            target.map { self.target?.isNear($0) == true && drawnFrom.isNear(globalFrame) } ?? (self.target == nil)
        guard !isThere else { return }
        self.target = target
        markDirty()
    }

    package override func render() -> [NodeID] {
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
        return content.renderedIDs
    }

    package override func didRemove() { graph.matches.remove(self) }
}

extension View {
    /// Matches this view with those that have the same id in the same namespace: those that are not the source are
    /// drawn where the source is. If an animated update removes one and inserts another, the new one starts where the
    /// old one was.
    ///
    /// Frames follow neither the scrolling of an ancestor nor transforms.
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
