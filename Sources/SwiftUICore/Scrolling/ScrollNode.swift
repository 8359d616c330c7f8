import RenderTree

/// A layout node whose content scrolls.
@MainActor package protocol ScrollingNode: LayoutNode {
    var scroller: ScrollController { get }
    func scrolls(along axis: Axis) -> Bool
}

final class ScrollNode: ContainerNode, ScrollingNode, GeometryObserver {
    private var axes = Axis.Set.vertical
    private var showsIndicators = true
    private(set) lazy var scroller = ScrollController(self, makeID())

    func set(_ axes: Axis.Set, _ showsIndicators: Bool) {
        guard axes != self.axes || showsIndicators != self.showsIndicators else { return }
        (self.axes, self.showsIndicators) = (axes, showsIndicators)
        sizeChanged()
    }

    var margins = ContentMargins() { didSet { if margins != oldValue { sizeChanged() } } }

    private var insets: EdgeInsets { margins.insets(or: 0) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets
        return ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    /// Proposal that the content is being arranged for; nil otherwise.
    private(set) var arranged: ProposedViewSize?

    /// Returns the length that views inside may fill along an axis: that of the viewport, which across the scroll axes is what this
    /// node was offered, since there it takes the length of its content.
    func containerLength(along axis: Axis) -> CGFloat {
        let own = axis == .horizontal ? size.width : size.height
        guard !scrolls(along: axis) else { return own }
        let offered = inner(arranged ?? proposal)
        let length = axis == .horizontal ? offered.width : offered.height
        return length.flatMap { $0.isFinite ? $0 : nil } ?? own
    }

    private func content(_ proposal: ProposedViewSize) -> Arrangement {
        let outer = arranged
        arranged = proposal
        defer { arranged = outer }
        var arrangement = StackNode.arrange(
            children, axis: axes == .horizontal ? .horizontal : .vertical, spacing: nil, alignment: .center,
            inner(proposal))
        let insets = insets
        arrangement.size.width += insets.leading + insets.trailing
        arrangement.size.height += insets.top + insets.bottom
        for index in arrangement.places.indices {
            arrangement.places[index].origin.x += insets.leading
            arrangement.places[index].origin.y += insets.top
        }
        return arrangement
    }

    func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

    override var childSpace: CGPoint? { .zero }
    override var scrollOffset: CGPoint { scroller.offset }

    /// Returns the whole proposal along the scroll axes, and the content's size across them.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content(proposal).size
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func render() -> [NodeID] {
        scroller.updateHeader(isWanted: axes == .vertical)
        if axes == .vertical { graph.geometry.add(self) }
        let arrangement = content(proposal)
        // Content smaller than the viewport is centred across the scroll axis and aligned to the start along it.
        let shift = CGPoint(
            x: axes.contains(.horizontal) ? 0 : (size.width - arrangement.size.width) / 2,
            y: axes.contains(.vertical) ? 0 : (size.height - arrangement.size.height) / 2)
        let room = CGSize(
            width: max(size.width, arrangement.size.width), height: max(size.height, arrangement.size.height))
        for (child, spot) in zip(children, arrangement.places) {
            place(child, at: shift + spot.origin, spot.proposal, in: room)
        }
        return [scroller.put(axes, contentSize: arrangement.size, hidesIndicators: !showsIndicators, childRenderedIDs)]
    }

    package func layoutDidSettle() { scroller.checkHeader(isWanted: axes == .vertical) }

    override func didRemove() {
        scroller.dropHeader()
        graph.geometry.remove(self)
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? { nil }

    override func handle(_ event: InputEvent) { scroller.handle(event) }
}
