package import RenderTree

public struct _OffsetEffect: LayoutModifier {
    public typealias Body = Never
    let offset: CGSize

    package func wrap(_ content: LayoutNode) -> OffsetNode { OffsetNode(content) }
    package func apply(to node: OffsetNode, in environment: EnvironmentValues) { node.offset = offset }
}

package final class OffsetNode: WrapperNode {
    var offset = CGSize.zero { didSet { if offset != oldValue { markDirty() } } }

    package override func render() -> [NodeID] {
        place(content, at: CGPoint(x: offset.width, y: offset.height), proposal)
        return content.renderedIDs
    }
}

public struct _PositionLayout: LayoutModifier {
    public typealias Body = Never
    let position: CGPoint

    package func wrap(_ content: LayoutNode) -> PositionNode { PositionNode(content) }
    package func apply(to node: PositionNode, in environment: EnvironmentValues) { node.position = position }
}

/// Takes its whole proposal and centres its content at a point of that.
package final class PositionNode: WrapperNode {
    var position = CGPoint.zero { didSet { if position != oldValue { markDirty() } } }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    }

    package override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        let size = content.size(for: proposal)
        return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
    }

    package override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }
}

extension View {
    /// Moves this view by an offset in points when drawn; its frame in the layout stays.
    public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Centres this view at a point of its parent's area, and takes all of that area.
    public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
