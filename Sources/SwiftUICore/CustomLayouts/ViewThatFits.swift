import RenderTree

/// A view that shows the first of its children whose ideal size fits, else the last. All of them are made; one is
/// shown.
///
/// Source: developer.apple.com/documentation/swiftui/viewthatfits
public struct ViewThatFits<Content: View>: PrimitiveView {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// Creates a view whose children have to fit only along `axes`.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: FittingNode(context.graph), content: { $0.content }) { node, view, _ in
            node.axes = view.axes
        }
    }
}

private final class FittingNode: ContainerNode {
    var axes: Axis.Set = [.horizontal, .vertical] { didSet { if axes != oldValue { sizeChanged() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        chosen(for: proposal)?.size(for: proposal) ?? .zero
    }

    private func chosen(for proposal: ProposedViewSize) -> LayoutNode? {
        children.first { fits($0, in: proposal) } ?? children.last
    }

    // Source: Apple, ViewThatFits: "measures the ideal size of each child view in the constrained axes".
    private func fits(_ child: LayoutNode, in proposal: ProposedViewSize) -> Bool {
        let free = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        let ideal = child.size(for: free)
        // A child of exactly the proposed size must fit despite rounding errors.
        let tolerance = 0.001
        return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + tolerance)
            && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + tolerance)
    }

    override func render() -> [NodeID] {
        let chosen = chosen(for: proposal)
        for child in children where child !== chosen && !child.renderedIDs.isEmpty { child.removeFromTree() }
        guard let chosen else { return [] }
        place(chosen, at: .zero, proposal)
        return chosen.renderedIDs
    }

    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        chosen(for: proposal)?.explicit(key, in: proposal)
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        chosen(for: proposal)?.baselines(in: proposal)
    }
}
