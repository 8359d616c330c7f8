/// Modifier that overrides one alignment guide of its content.
public struct _AlignmentGuideModifier: LayoutModifier {
    public typealias Body = Never
    let key: AlignmentKey
    let position: (ViewDimensions) -> CGFloat

    package func wrap(_ content: LayoutNode) -> AlignmentGuideNode { AlignmentGuideNode(content) }
    package func apply(to node: AlignmentGuideNode, in environment: EnvironmentValues) { node.set(key, position) }
}

package final class AlignmentGuideNode: WrapperNode {
    private var key: AlignmentKey?
    private var position: (ViewDimensions) -> CGFloat = { _ in 0 }

    func set(_ key: AlignmentKey, _ position: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.position) = (key, position)
        graph.guides.insert(key)
        sizeChanged()
    }

    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return super.explicitGuide(key, in: proposal) }
        let dimensions = content.dimensions(for: proposal)
        let compute = self.position
        let position = owner?.trackingDuringLayout { compute(dimensions) } ?? compute(dimensions)
        guard position.isFinite else {
            report("bad_guide", "An alignment guide was infinite or not a number; the view's own is used.")
            return nil
        }
        return position
    }
}

extension View {
    /// Overrides an alignment guide of this view: `computeValue` gets its dimensions and returns points from its
    /// leading edge.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, position: computeValue))
    }

    /// Overrides an alignment guide of this view, in points from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, position: computeValue))
    }
}

/// Alignment guides that any view of the graph has ever overridden. All others follow from sizes alone, so that nobody
/// need search the subtree for them.
struct MovedGuides {
    private var keys: Set<AlignmentKey> = []
    /// Whether the graph has had a custom layout: such a layout may answer for any guide.
    var hasCustomLayout = false

    func mayHave(_ key: AlignmentKey) -> Bool { hasCustomLayout || keys.contains(key) }
    mutating func insert(_ key: AlignmentKey) { keys.insert(key) }
}
