import RenderTree

/// Computes the displacement that a custom modifier causes, by applying it to an empty view of the same size.
@MainActor enum TransitionProbe {
    static func displacement<Body: View>(
        in place: TransitionContext, _ modify: (_ProbeView) -> Body
    ) -> Displacement {
        let graph = ViewGraph()
        graph.show(modify(_ProbeView(size: place.size)), environment: place.environment)
        graph.render(in: place.size)
        defer { graph.close() }
        return displacement(of: graph.store, root: graph.root.id, place.size) ?? Displacement(opacity: 0)
    }

    private static func displacement(of nodes: NodeStore, root: NodeID, _ size: CGSize) -> Displacement? {
        func visit(_ id: NodeID, _ outer: Displacement) -> Displacement? {
            guard let node = nodes[id] else { return nil }
            let here = outer.inside(node)
            if node.accessibility.identifier == _ProbeView.name { return here }
            return node.children.lazy.compactMap { visit($0, here) }.first
        }
        guard var found = visit(root, Displacement()) else { return nil }
        // Frames refer to the top left corner, displacements to the centre.
        let (x, y, t) = (size.width / 2, size.height / 2, found.transform)
        found.transform[4] += t[0] * x + t[2] * y - x
        found.transform[5] += t[1] * x + t[3] * y - y
        if abs(t[0] * t[3] - t[1] * t[2]) < Displacement.scaleMin * Displacement.scaleMin {
            found.transform[0] = Displacement.scaleMin
            found.transform[3] = Displacement.scaleMin
        }
        return found
    }
}

extension Displacement {
    /// Returns the accumulated displacement for a node's children, relative to top left corners.
    fileprivate func inside(_ node: Node) -> Displacement {
        let (x, y) = (node.frame.width / 2, node.frame.height / 2)
        var own = node.style.transform ?? Self.identity
        own[4] += x - own[0] * x - own[2] * y + node.frame.x
        own[5] += y - own[1] * x - own[3] * y + node.frame.y
        return Displacement(
            opacity: opacity * (node.style.opacity ?? 1), transform: Self.product(transform, own),
            blur: max(blur, node.style.filters?.blur ?? 0))
    }
}

/// The empty view that a modifier is applied to for measuring.
struct _ProbeView: PrimitiveView {
    typealias Body = Never
    static let name = "parley.transition-probe"
    let size: CGSize

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: ProbeNode(context.graph)) { node, view, _ in node.wanted = view.size }
    }
}

private final class ProbeNode: LayoutNode {
    var wanted = CGSize.zero
    private lazy var id = makeID()

    override func measure(_ proposal: ProposedViewSize) -> CGSize { wanted }

    override func render() -> [NodeID] {
        graph.store.put(
            Node(id: id, frame: treeFrame, accessibility: NodeAccessibility(identifier: _ProbeView.name)))
        return [id]
    }
}
