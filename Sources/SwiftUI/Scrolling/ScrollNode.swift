import RenderTree

/// A layout node whose content scrolls.
@MainActor protocol ScrollingNode: LayoutNode {
    var scroller: Scroller { get }
}

final class ScrollNode: ContainerNode, ScrollingNode {
    private var axes = Axis.Set.vertical
    private var showsIndicators = true
    private(set) lazy var scroller = Scroller(self, makeID())

    func set(_ axes: Axis.Set, _ showsIndicators: Bool) {
        guard axes != self.axes || showsIndicators != self.showsIndicators else { return }
        (self.axes, self.showsIndicators) = (axes, showsIndicators)
        sizeChanged()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    private func content(_ proposal: ProposedViewSize) -> Arrangement {
        StackNode.arrange(
            children, axis: axes == .horizontal ? .horizontal : .vertical, spacing: nil, alignment: .center,
            inner(proposal))
    }

    override var childSpace: CGPoint? { .zero }
    override var scrollOffset: CGPoint { scroller.offset }

    /// Takes all that is proposed along its axes, and what its content takes across.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content(proposal).size
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func render() -> [NodeID] {
        let arrangement = content(proposal)
        // Content smaller than the window stands in its middle across the axis, and at its start along it.
        let shift = CGPoint(
            x: axes.contains(.horizontal) ? 0 : (size.width - arrangement.size.width) / 2,
            y: axes.contains(.vertical) ? 0 : (size.height - arrangement.size.height) / 2)
        let room = CGSize(
            width: max(size.width, arrangement.size.width), height: max(size.height, arrangement.size.height))
        for (child, spot) in zip(children, arrangement.places) {
            place(child, at: shift + spot.origin, spot.proposal, in: room)
        }
        return [scroller.put(axes, contentSize: arrangement.size, hidesIndicators: !showsIndicators, emittedOfChildren)]
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }

    override func handle(_ event: InputEvent) { scroller.handle(event) }
}
