/// Moves a guide of its content.
public struct _AlignmentGuideModifier: LayoutModifier {
    public typealias Body = Never
    let key: AlignmentKey
    let position: (ViewDimensions) -> CGFloat

    func wrap(_ content: LayoutNode) -> AlignmentGuideNode { AlignmentGuideNode(content) }
    func apply(to node: AlignmentGuideNode, in environment: EnvironmentValues) { node.set(key, position) }
}

final class AlignmentGuideNode: WrapperNode {
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
        let position = owner?.trackingAside { compute(dimensions) } ?? compute(dimensions)
        guard position.isFinite else {
            report("bad_guide", "An alignment guide was infinite or not a number; the view's own is used.")
            return nil
        }
        return position
    }
}

extension View {
    /// Moves a guide of this view: `computeValue` is given its dimensions and answers in points from its leading edge.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, position: computeValue))
    }

    /// The same from its top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: g.key, position: computeValue))
    }
}

/// The guides that any view of a graph has ever moved: all others lie where sizes say, and nobody need be asked.
struct MovedGuides {
    private var keys: Set<AlignmentKey> = []
    /// True from the first custom layout on: such a layout may answer for any guide.
    var hasCustomLayout = false

    func mayHave(_ key: AlignmentKey) -> Bool { hasCustomLayout || keys.contains(key) }
    mutating func insert(_ key: AlignmentKey) { keys.insert(key) }
}
