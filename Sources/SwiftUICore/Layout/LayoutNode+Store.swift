package import RenderTree

// Tree nodes that a layout node has put into the graph's store.
extension LayoutNode {
    package final func makeID() -> NodeID {
        let id = NodeStore.makeID()
        ownedIDs.append(id)
        return id
    }

    /// Takes the tree nodes of this node and its descendants out of the store; the next placement draws them anew.
    package final func removeFromTree() {
        for id in ownedIDs { graph.store.remove(id) }
        renderedIDs = []
        (placement.isDirty, placement.isOutdated) = (true, true)
        for node in below { node.removeFromTree() }
    }

    /// Removes this node's tree nodes and event responders for good.
    package final func remove() {
        for id in ownedIDs {
            graph.store.remove(id)
            graph.setResponder(nil, for: id)
        }
        didRemove()
    }
}
