import RenderTree

// What a node has put into the graph's store.
extension LayoutNode {
    final func makeID() -> NodeID {
        let id = NodeStore.makeID()
        ownedIDs.append(id)
        return id
    }

    /// Takes out what this node and those below have drawn; placing it again draws it anew.
    final func conceal() {
        for id in ownedIDs { graph.store.remove(id) }
        emitted = []
        (placement.isDirty, placement.isOutdated) = (true, true)
        for node in below { node.conceal() }
    }

    /// For good.
    final func remove() {
        for id in ownedIDs {
            graph.store.remove(id)
            graph.setResponder(nil, for: id)
        }
        didRemove()
    }
}
