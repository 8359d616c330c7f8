import RenderTree

/// Arranges several nodes; draws nothing itself.
@MainActor class ContainerNode: LayoutNode {
    final var children: [LayoutNode] = [] {
        didSet {
            guard children.count != oldValue.count || !zip(children, oldValue).allSatisfy({ $0 === $1 }) else { return }
            for child in children { child.parent = self }
            let before = transitioning(oldValue)
            childrenChanged()
            if wasPlaced, !graph.isStepping { graph.transitions.note(from: before, to: transitioning(children)) }
            sizeChanged()
        }
    }

    func childrenChanged() {}
    /// What comes and goes with these children.
    func transitioning(_ children: [LayoutNode]) -> [LayoutNode] { children }

    override var below: [LayoutNode] { children }

    /// Where each child goes within a box at (0, 0), and how large that box is.
    func arrange(_ proposal: ProposedViewSize) -> Arrangement { Arrangement() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    override func render() -> [NodeID] {
        if let emitted = renderAgain() { return emitted }
        let arrangement = arrangement(for: proposal)
        for (child, spot) in zip(children, arrangement.places) { place(child, at: spot.origin, spot.proposal) }
        return emittedOfChildren
    }

    /// Places only what has changed; nil where that is not enough.
    private func renderAgain() -> [NodeID]? {
        guard let changed = placement.onlyDirty, remembersArrangements else { return nil }
        var isSame = true
        for child in changed where child.parent === self {
            let (before, size) = (child.emitted, child.size)
            child.placeAgain()
            guard child.size == size else { return nil }
            if child.emitted != before { isSame = false }
        }
        return isSame ? emitted : emittedOfChildren
    }

    // MARK: Remembering

    /// True where what `arrange` makes changes only when sizes do. Measuring and placing then share it.
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

    /// In drawing order.
    final var emittedOfChildren: [NodeID] { emitted(of: children) }

    final func emitted(of nodes: [LayoutNode]) -> [NodeID] {
        var emitted: [NodeID] = []
        emitted.reserveCapacity(nodes.count)
        var areInOrder = true
        for node in nodes {
            emitted += node.emitted
            if (node.traits.zIndex ?? 0) != 0 { areInOrder = false }
        }
        if areInOrder { return emitted }
        let order = nodes.indices.sorted {
            let (left, right) = (nodes[$0].traits.zIndex ?? 0, nodes[$1].traits.zIndex ?? 0)
            return left == right ? $0 < $1 : left < right
        }
        return order.flatMap { nodes[$0].emitted }
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
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

/// What a container decided for one proposal.
struct Arrangement {
    struct Place {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }
    var size = CGSize.zero
    var places: [Place] = []
    /// Where each child stands along the axis, where the container is lazy.
    var spans: [CellSpan] = []
    /// What of that length each child takes alone, without the spacing to the next.
    var shares: [CGFloat] = []
}

/// The whole area. Several topmost views stand above one another in a column, as in SwiftUI.
final class RootNode: ContainerNode {
    let id = NodeStore.makeID()
    /// What stands over everything, the last on top.
    var presentations: [PresentationNode] = [] { didSet { markDirty() } }
    /// What the whole area is filled with.
    var ground: RGBA? { didSet { if ground != oldValue { markDirty() } } }
    private lazy var groundID = makeID()

    func layOut(in size: CGSize) { place(at: .zero, ProposedViewSize(size), size) }

    override var dependsOnContent: Bool { false }
    override func didBecomeDirty() { graph.rootBecameDirty() }

    override func render() -> [NodeID] {
        if let only = children.first, children.count == 1 {
            place(only, at: only.origin(in: size, .center, proposal), proposal)
        } else {
            renderColumn()
        }
        for presented in presentations { presented.place(at: .zero, proposal, size) }
        let drawn = putGround() + children.flatMap(\.emitted) + presentations.flatMap(\.emitted)
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
    /// What the content chooses where so much is proposed; infinite lengths ask for the ideal.
    func fittingSize(in size: CGSize) -> CGSize {
        let proposal = ProposedViewSize(
            width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
        return StackNode.arrange(children, axis: .vertical, spacing: nil, alignment: .center, proposal).size
    }
}
