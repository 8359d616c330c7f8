import RenderTree

public struct _PaddingLayout: LayoutModifier {
    public typealias Body = Never
    let insets: EdgeInsets

    package func wrap(_ content: LayoutNode) -> PaddingNode { PaddingNode(content) }
    package func apply(to node: PaddingNode, in environment: EnvironmentValues) { node.insets = node.checked(insets) }
}

package class PaddingNode: WrapperNode {
    var insets = EdgeInsets() { didSet { if insets != oldValue { sizeChanged() } } }

    /// Returns the insets with 0 in place of infinite and NaN lengths, which are reported.
    final func checked(_ insets: EdgeInsets) -> EdgeInsets {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        guard !lengths.allSatisfy(\.isFinite) else { return insets }
        report("bad_padding", "A padding was infinite or not a number; 0 is used.")
        let valid = lengths.map { $0.isFinite ? $0 : 0 }
        return EdgeInsets(top: valid[0], leading: valid[1], bottom: valid[2], trailing: valid[3])
    }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: contentProposal(proposal))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    package override func contentCorner(in proposal: ProposedViewSize, _ size: CGSize) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }
}

extension View {
    /// Points of padding where no length is given.
    static var defaultPadding: CGFloat { 16 }

    /// Adds padding around this view, in points.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/padding(_:)-68shk
    public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

    /// Adds padding on the given edges; `nil` is 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? Self.defaultPadding))
    }

    /// Adds the padding between a scene's content and its edges: 16 points.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds one of the paddings of a scene, which are all 16 points on a phone.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/scenepadding(_:edges:)
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }

    /// Adds padding on all edges.
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}

/// A kind of padding between a scene's content and its edges.
///
/// Source: developer.apple.com/documentation/swiftui/scenepadding
public struct ScenePadding: Hashable, Sendable {
    private let name: String
    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}
