import RenderTree

public struct _PaddingLayout: LayoutModifier {
    public typealias Body = Never
    let insets: EdgeInsets

    func wrap(_ content: LayoutNode) -> PaddingNode { PaddingNode(content) }
    func apply(to node: PaddingNode, in environment: EnvironmentValues) { node.insets = insets }
}

final class PaddingNode: WrapperNode {
    var insets = EdgeInsets() { didSet { if insets != oldValue { sizeChanged() } } }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: contentProposal(proposal))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }
}

extension View {
    /// Points of room where none are given.
    fileprivate static var defaultPadding: CGFloat { 16 }

    /// Adds room around this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/padding(_:)-68shk
    public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Adds room on the given sides; `nil` is 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? Self.defaultPadding))
    }

    /// Adds room on all sides.
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}
