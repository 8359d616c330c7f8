/// Registry of the matched views of one graph, with the last frames of their sources.
@MainActor final class MatchedGeometry {
    private struct Weak {
        weak var node: MatchedNode?
    }
    private struct Place {
        var frame: CGRect
        weak var node: MatchedNode?
    }
    private var members: [ObjectIdentifier: Weak] = [:]
    /// Frames of the sources at the end of the last render, in the scene's coordinates.
    private var places: [Match.Key: Place] = [:]

    func add(_ node: MatchedNode) { members[ObjectIdentifier(node)] = Weak(node: node) }
    func remove(_ node: MatchedNode) { members[ObjectIdentifier(node)] = nil }

    private var nodes: [MatchedNode] { members.values.compactMap(\.node).filter(\.wasPlaced) }

    /// Moves matched views to their sources after a layout pass, in its transaction. Returns true if a view has to be
    /// drawn again because it now appears elsewhere.
    func settle(in graph: ViewGraph) -> Bool {
        guard !members.isEmpty, !graph.isStepping else { return false }
        let sources = sources
        for node in nodes {
            guard let match = node.match else { continue }
            let source = match.isSource ? nil : sources[match.key]
            node.go(to: source?.globalFrame)
            if node.isNew { arrive(node, match) }
            node.isNew = false
        }
        return graph.root.isDirty
    }

    private var sources: [Match.Key: MatchedNode] {
        let pairs = nodes.compactMap { node in node.match.flatMap { $0.isSource ? ($0.key, node) : nil } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Animates a new source from the frame of the source before it, if that one has been removed.
    private func arrive(_ node: MatchedNode, _ match: Match) {
        guard match.isSource, let animation = Transaction.current.animation, let place = places[match.key],
            place.node !== node, place.node.map({ members[ObjectIdentifier($0)] == nil }) ?? true,
            let element = node.owner
        else { return }
        let (start, end) = (place.frame, node.globalFrame)
        guard !start.isNear(end) else { return }
        node.graph.steps.add(
            SteppedChange(
                element: element, timing: animation.timing, count: PendingSteps.count(animation.duration),
                show: { [weak node] in node?.go(to: start.between(end, $0)) },
                finish: { [weak node] in node?.go(to: nil) }))
    }

    /// Records the sources' frames; called at the end of a render.
    func remember() {
        guard !members.isEmpty || !places.isEmpty else { return }
        places = sources.mapValues { Place(frame: $0.globalFrame, node: $0) }
    }

    /// Returns the displacement that takes a removed view to where its partner is now; nil if it has none, or need not
    /// move.
    func displacement(of key: Match.Key) -> Displacement? {
        guard let start = places[key]?.frame, let node = sources[key] else { return nil }
        let end = node.globalFrame
        guard !start.isNear(end), start.width > 0, start.height > 0 else { return nil }
        let scale = (
            max(end.width / start.width, Displacement.scaleMin), max(end.height / start.height, Displacement.scaleMin)
        )
        return Displacement(transform: [scale.0, 0, 0, scale.1, end.midX - start.midX, end.midY - start.midY])
    }
}

extension CGRect {
    fileprivate func between(_ other: CGRect, _ share: Double) -> CGRect {
        var rect = self
        rect.animatableData = animatableData.between(other.animatableData, share)
        return rect
    }
}

extension LayoutNode {
    /// The match of a removed view, found through its wrapper nodes.
    var matchKey: Match.Key? {
        var next: LayoutNode? = self
        while let wrapper = next as? WrapperNode {
            if let matched = wrapper as? MatchedNode { return matched.match?.key }
            next = wrapper.content
        }
        return nil
    }
}
