import RenderTree

/// Base of lazy stacks and grids: lines of cells along an axis, of which only those near the window are made and
/// placed.
class LazyContainerNode: ContainerNode, LazyContainer {
    final var axis = Axis.vertical
    /// Points between lines; nil is the container's default.
    final var spacing: CGFloat?
    final var alignment = Alignment.center
    final var pins = PinnedScrollableViews()
    private(set) final lazy var cells = LazyCells(self)
    /// Children, with those that are pinned in a `PinNode`.
    private(set) final var items: [LayoutNode] = []
    /// Number of cells beside one another in a line.
    var cellsPerLine: Int { 1 }
    final var gapSpacing: CGFloat { spacing?.finiteLength ?? StackNode.defaultSpacing }

    final var lazyAxis: Axis { axis }
    final var visibleRange: ClosedRange<CGFloat>? { visibleRange(axis) }
    final var cellScroller: ScrollController? { scrollingNode(along: axis)?.scroller }

    private var pinning: Pinning { Pinning(axis: axis, pins: pins) }

    override var below: [LayoutNode] { items }
    override var remembersArrangements: Bool { true }

    override func childrenChanged() {
        var known = Dictionary(
            items.compactMap { $0 as? PinNode }.map { (ObjectIdentifier($0.content), $0) },
            uniquingKeysWith: { first, _ in first })
        items = children.map { child in
            guard pinning.isPinned(child) else { return child }
            let pin = known.removeValue(forKey: ObjectIdentifier(child)) ?? PinNode(child)
            child.parent = pin
            pin.parent = self
            return pin
        }
        for pin in known.values { pin.remove() }
    }

    override func didRemove() {
        for item in items where item is PinNode { item.remove() }
        graph.geometry.remove(cells)
    }

    override func render() -> [NodeID] {
        let arrangement = arrangement(for: proposal)
        let reaches = pinning.lay(items, arrangement.spans)
        let chosen = cells.choose(
            LazyCell.all(items, arrangement.spans, reaches), spacing: gapSpacing, perLine: cellsPerLine)
        for index in items.indices where chosen[index] {
            let spot = arrangement.places[index]
            place(items[index], at: spot.origin, spot.proposal)
        }
        if cells.estimate(items, arrangement.shares, spacing: gapSpacing) { sizeChanged() }
        let (pinned, others) = (items.filter { $0 is PinNode }, items.filter { !($0 is PinNode) })
        return renderedIDs(of: others) + renderedIDs(of: pinned)
    }
}
