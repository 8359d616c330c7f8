public import RenderTree

/// Layout node that arranges several children and draws nothing itself.
@_spi(Engine) @MainActor open class ContainerNode: LayoutNode {
    package final var children: [LayoutNode] = [] {
        didSet {
            guard children.count != oldValue.count || !zip(children, oldValue).allSatisfy({ $0 === $1 }) else { return }
            for child in children { child.parent = self }
            let before = transitioning(oldValue)
            childrenChanged()
            if wasPlaced, !graph.isStepping { graph.transitions.note(from: before, to: transitioning(children)) }
            sizeChanged()
        }
    }

    open func childrenChanged() {}
    /// Returns the nodes whose transitions run when these children are inserted or removed.
    open func transitioning(_ children: [LayoutNode]) -> [LayoutNode] { children }

    open override var below: [LayoutNode] { children }
    override func passesHeader(to child: LayoutNode) -> Bool { childSpace == nil && stackAxis != .horizontal }

    /// Returns the position and proposal of each child in a box at (0, 0), and the size of that box.
    open func arrange(_ proposal: ProposedViewSize) -> Arrangement { Arrangement() }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    open override func render() -> [NodeID] {
        if let renderedIDs = renderAgain() { return renderedIDs }
        let arrangement = arrangement(for: proposal)
        for (child, spot) in zip(children, arrangement.places) { place(child, at: spot.origin, spot.proposal) }
        return childRenderedIDs
    }

    /// Places only dirty children; returns nil where one of them changes its size, so that all must be placed.
    private func renderAgain() -> [NodeID]? {
        guard let changed = placement.onlyDirty, remembersArrangements else { return nil }
        var isSame = true
        for child in changed where child.parent === self {
            let (before, size) = (child.renderedIDs, child.size)
            child.placeAgain()
            guard child.size == size else { return nil }
            if child.renderedIDs != before { isSame = false }
        }
        return isSame ? renderedIDs : childRenderedIDs
    }

    // MARK: Remembering

    /// Whether the result of `arrange` depends on nothing but sizes, so that measuring and placing may share a cached
    /// one.
    var remembersArrangements: Bool { false }
    private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

    final func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        guard remembersArrangements else { return arrange(proposal) }
        for known in arrangements where known.proposal == proposal { return known.arrangement }
        let new = arrange(proposal)
        if arrangements.count >= 3 { arrangements.removeFirst() }
        arrangements.append((proposal, new))
        return new
    }

    override func didForgetSizes() { arrangements = [] }

    /// Topmost tree nodes of the children, in drawing order.
    package final var childRenderedIDs: [NodeID] { renderedIDs(of: children) }

    final func renderedIDs(of nodes: [LayoutNode]) -> [NodeID] {
        var renderedIDs: [NodeID] = []
        renderedIDs.reserveCapacity(nodes.count)
        var areInOrder = true
        for node in nodes {
            renderedIDs += node.renderedIDs
            if (node.traits.zIndex ?? 0) != 0 { areInOrder = false }
        }
        if areInOrder { return renderedIDs }
        let order = nodes.indices.sorted {
            let (left, right) = (nodes[$0].traits.zIndex ?? 0, nodes[$1].traits.zIndex ?? 0)
            return left == right ? $0 < $1 : left < right
        }
        return order.flatMap { nodes[$0].renderedIDs }
    }

    open override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let first = combined(VerticalAlignment.firstTextBaseline.key, in: proposal)
        let last = combined(VerticalAlignment.lastTextBaseline.key, in: proposal)
        guard let one = first ?? last else { return nil }
        return (first ?? one, last ?? one)
    }

    override func explicitGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        key.isBaseline ? super.explicitGuide(key, in: proposal) : combined(key, in: proposal)
    }

    final func combined(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        key.combined(
            zip(children, arrangement(for: proposal).places).map { child, place in
                child.explicit(key, in: place.proposal).map { $0 + place.origin[key.axis] }
            })
    }
}

/// Result of arranging a container's children for one proposal.
@_spi(Engine) public struct Arrangement: Sendable {
    package struct Place: Sendable {
        package var origin: CGPoint
        package var proposal: ProposedViewSize

        package init(origin: CGPoint, proposal: ProposedViewSize) { (self.origin, self.proposal) = (origin, proposal) }
    }
    package var size = CGSize.zero
    package var places: [Place] = []
    /// Extent of each child along the axis; only in lazy containers.
    var spans: [CellSpan] = []
    /// Length of each child without the spacing after it; only in lazy containers.
    var shares: [CGFloat] = []

    package init(
        size: CGSize = .zero, places: [Place] = [], spans: [CellSpan] = [], shares: [CGFloat] = []
    ) {
        (self.size, self.places, self.spans, self.shares) = (size, places, spans, shares)
    }
}

/// Root of the layout tree: the whole scene. Several top-level views form a column, as in SwiftUI.
package final class RootNode: ContainerNode {
    package let id = NodeStore.makeID()
    /// Nodes over the content that are as large as the scene, such as those of sheets; the topmost last.
    package var presentations: [LayoutNode] = [] { didSet { markDirty() } }
    /// Background colour of the whole scene.
    var ground: RGBA? { didSet { if ground != oldValue { markDirty() } } }
    private lazy var groundID = makeID()

    func layOut(in size: CGSize) { place(at: .zero, ProposedViewSize(size), size) }

    package override var dependsOnContent: Bool { false }
    override func didBecomeDirty() { graph.rootBecameDirty() }

    package override func render() -> [NodeID] {
        if let only = children.first, children.count == 1 {
            place(only, at: only.origin(in: size, .center, proposal), proposal)
        } else {
            renderColumn()
        }
        for presented in presentations { presented.place(at: .zero, proposal, size) }
        let drawn = putGround() + children.flatMap(\.renderedIDs) + presentations.flatMap(\.renderedIDs)
        graph.store.put(Node(id: id, frame: treeFrame, children: drawn))
        return [id]
    }

    private func putGround() -> [NodeID] {
        guard let ground else {
            graph.store.remove(groundID)
            return []
        }
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(
                id: groundID, frame: treeFrame, content: .shape(ShapeContent(path: path, fill: .color(ground))),
                accessibility: NodeAccessibility(hidden: true)))
        return [groundID]
    }

    private func renderColumn() {
        let arrangement = StackNode.arrange(children, axis: .vertical, spacing: nil, alignment: .center, proposal)
        let shift = CGPoint(
            x: (size.width - arrangement.size.width) / 2, y: (size.height - arrangement.size.height) / 2)
        for (child, spot) in zip(children, arrangement.places) {
            place(child, at: shift + spot.origin, spot.proposal)
        }
    }
}

extension RootNode {
    /// Returns the size that the content chooses for this proposal; an infinite length asks for the ideal one.
    package func fittingSize(in size: CGSize) -> CGSize {
        let proposal = ProposedViewSize(
            width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
        return StackNode.arrange(children, axis: .vertical, spacing: nil, alignment: .center, proposal).size
    }
}
