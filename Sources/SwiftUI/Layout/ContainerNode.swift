import RenderTree

/// Arranges several nodes; draws nothing itself.
@MainActor class ContainerNode: LayoutNode {
    final var children: [LayoutNode] = [] {
        didSet {
            guard children.count != oldValue.count || !zip(children, oldValue).allSatisfy({ $0 === $1 }) else { return }
            for child in children { child.parent = self }
            childrenChanged()
            sizeChanged()
        }
    }

    func childrenChanged() {}

    override var below: [LayoutNode] { children }

    /// Where each child goes within a box at (0, 0), and how large that box is.
    func arrange(_ proposal: ProposedViewSize) -> Arrangement { Arrangement() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func render() -> [NodeID] {
        let arrangement = arrange(proposal)
        for (child, place) in zip(children, arrangement.places) {
            child.place(at: origin + place.origin, place.proposal)
        }
        return emittedOfChildren
    }

    /// In drawing order.
    final var emittedOfChildren: [NodeID] {
        guard children.contains(where: { ($0.traits.zIndex ?? 0) != 0 }) else { return children.flatMap(\.emitted) }
        let order = children.indices.sorted {
            let (left, right) = (children[$0].traits.zIndex ?? 0, children[$1].traits.zIndex ?? 0)
            return left == right ? $0 < $1 : left < right
        }
        return order.flatMap { children[$0].emitted }
    }

    override func baselines(in proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let places = arrange(proposal).places
        let known = zip(children, places).compactMap { child, place in
            child.baselines(in: place.proposal).map {
                (first: $0.first + place.origin.y, last: $0.last + place.origin.y)
            }
        }
        guard let first = known.first, let last = known.last else { return nil }
        return (first.first, last.last)
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
}

extension LayoutNode {
    /// A vertical guide's distance from the top of this node, for that proposal and the size that came of it.
    func position(of alignment: VerticalAlignment, in proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
        switch alignment.guide {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: baselines(in: proposal)?.first ?? size.height
        case .lastTextBaseline: baselines(in: proposal)?.last ?? size.height
        }
    }

    /// Where this node's top-left corner goes to line up with a box of that size.
    func origin(in box: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) -> CGPoint {
        let size = size(for: proposal)
        let x = alignment.horizontal.position(in: box.width) - alignment.horizontal.position(in: size.width)
        let y: CGFloat
        switch alignment.vertical.guide {
        case .top: y = 0
        case .center: y = (box.height - size.height) / 2
        case .bottom: y = box.height - size.height
        // A box has no text of its own: its baseline is its bottom.
        case .firstTextBaseline, .lastTextBaseline:
            y = box.height - position(of: alignment.vertical, in: proposal, size)
        }
        return CGPoint(x: x, y: y)
    }
}

/// The whole area. Several topmost views stand above one another in a column, as in SwiftUI.
final class RootNode: ContainerNode {
    let id = NodeStore.makeID()
    /// What stands over everything, the last on top.
    var presentations: [PresentationNode] = [] { didSet { markDirty() } }

    func layOut(in size: CGSize) { place(at: .zero, ProposedViewSize(size), size) }

    override var dependsOnContent: Bool { false }
    override func didBecomeDirty() { graph.rootBecameDirty() }

    override func render() -> [NodeID] {
        if let only = children.first, children.count == 1 {
            only.place(at: only.origin(in: size, .center, proposal), proposal)
        } else {
            renderColumn()
        }
        for presented in presentations { presented.place(at: .zero, proposal, size) }
        let drawn = children.flatMap(\.emitted) + presentations.flatMap(\.emitted)
        graph.store.put(Node(id: id, frame: treeFrame, children: drawn))
        return [id]
    }

    private func renderColumn() {
        let arrangement = StackNode.arrange(children, axis: .vertical, spacing: nil, alignment: .center, proposal)
        let shift = CGPoint(
            x: (size.width - arrangement.size.width) / 2, y: (size.height - arrangement.size.height) / 2)
        for (child, place) in zip(children, arrangement.places) {
            child.place(at: shift + place.origin, place.proposal)
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
