import RenderTree

/// Views that an animated change has inserted or removed, kept until the layout pass has placed them.
@MainActor struct PendingTransitions {
    private struct Arrival {
        let node: Handle<LayoutNode>
        let transition: AnyTransition
        let animation: Animation
    }
    private struct Departure {
        let ids: [NodeID]
        let centre: CGPoint
        let displacement: Displacement
        let match: Match.Key?
        let animation: Animation
    }
    private var arrivals: [Arrival] = []
    private var departures: [Departure] = []

    /// Records the difference between the old and new children of a container that has been on the screen.
    mutating func note(from old: [LayoutNode], to new: [LayoutNode]) {
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
        for node in new where !before.contains(ObjectIdentifier(node)) { arrive(node) }
        for node in old where !after.contains(ObjectIdentifier(node)) { remove(node) }
    }

    private mutating func arrive(_ node: LayoutNode) {
        let transition = node.transition
        guard let animation = transition.insertionAnimation ?? Transaction.current.animation else { return }
        arrivals.append(Arrival(node: node.handle, transition: transition, animation: animation))
    }

    private mutating func remove(_ node: LayoutNode) {
        let transition = node.transition
        guard let animation = transition.removalAnimation ?? Transaction.current.animation else { return }
        let displacement = transition.removal(TransitionContext(size: node.size))
        guard displacement != .none else { return }
        departures.append(
            Departure(
                ids: node.renderedIDs, centre: node.centre, displacement: displacement, match: node.matchKey,
                animation: animation))
    }

    /// Turns the recorded changes into motions; called after the layout pass, when every view has its frame.
    mutating func settle(in graph: ViewGraph) {
        let store = graph.store
        for arrival in arrivals {
            guard let node = arrival.node.object else { continue }
            let displacement = arrival.transition.insertion(TransitionContext(size: node.size))
            guard displacement != .none else { continue }
            for new in node.renderedIDs.compactMap({ store[$0] }) where store.sentNode(new.id) == nil {
                store.motions.arrive(displacement.applied(to: new, centre: node.centre), arrival.animation)
            }
        }
        for departure in departures {
            let move = departure.match.flatMap(graph.matches.displacement(of:)) ?? .none
            let displacement = departure.displacement.combined(with: move)
            for old in departure.ids.compactMap(store.sentNode) where !store.has(old.id) {
                let gone = displacement.applied(to: old, centre: departure.centre)
                store.motions.remove(gone, departure.animation)
            }
        }
        self = PendingTransitions()
    }
}

extension LayoutNode {
    /// Centre of the node's frame, in the coordinates of the nodes that it emits.
    fileprivate var centre: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    fileprivate var transition: AnyTransition {
        ownTransition ?? (self as? WrapperNode)?.content.transition ?? .opacity
    }
}
