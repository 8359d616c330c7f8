import RenderTree

/// Views that an animated change has brought or removed, until it is known where they are.
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

    /// The children of a container that has been on the screen are others now.
    mutating func note(from old: [LayoutNode], to new: [LayoutNode]) {
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
        for node in new where !before.contains(ObjectIdentifier(node)) { arrive(node) }
        for node in old where !after.contains(ObjectIdentifier(node)) { depart(node) }
    }

    private mutating func arrive(_ node: LayoutNode) {
        let transition = node.transition
        guard let animation = transition.insertionAnimation ?? Transaction.current.animation else { return }
        arrivals.append(Arrival(node: node.handle, transition: transition, animation: animation))
    }

    private mutating func depart(_ node: LayoutNode) {
        let transition = node.transition
        guard let animation = transition.removalAnimation ?? Transaction.current.animation else { return }
        let displacement = transition.removal(TransitionPlace(size: node.size))
        guard displacement != .none else { return }
        departures.append(
            Departure(
                ids: node.emitted, centre: node.centre, displacement: displacement, match: node.matchKey,
                animation: animation))
    }

    /// After the layout: every view has its place.
    mutating func settle(in graph: ViewGraph) {
        let store = graph.store
        for arrival in arrivals {
            guard let node = arrival.node.object else { continue }
            let displacement = arrival.transition.insertion(TransitionPlace(size: node.size))
            guard displacement != .none else { continue }
            for new in node.emitted.compactMap({ store[$0] }) where store.sentNode(new.id) == nil {
                store.motions.arrive(displacement.applied(to: new, centre: node.centre), arrival.animation)
            }
        }
        for departure in departures {
            let way = departure.match.flatMap(graph.matches.displacement(of:)) ?? .none
            let displacement = departure.displacement.combined(with: way)
            for old in departure.ids.compactMap(store.sentNode) where !store.has(old.id) {
                let gone = displacement.applied(to: old, centre: departure.centre)
                store.motions.depart(gone, departure.animation)
            }
        }
        self = PendingTransitions()
    }
}

extension LayoutNode {
    /// In the coordinates of the nodes that it puts.
    fileprivate var centre: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    fileprivate var transition: AnyTransition {
        ownTransition ?? (self as? WrapperNode)?.content.transition ?? .opacity
    }
}
