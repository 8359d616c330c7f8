extension LayoutNode {
    /// Returns the view in this subtree with that `.id`, or made for the `ForEach` element with that id.
    func find(_ id: AnyHashable) -> LayoutNode? {
        if ownTraits.viewID == id || ownTraits.elementID == id { return self }
        for node in below { if let found = node.find(id) { return found } }
        return nil
    }

    /// Has the loops of this subtree make the element with that id; returns whether one of them has it.
    fileprivate func makeCell(_ id: AnyHashable) -> Bool {
        for gap in gaps {
            guard let loop = gap.loop, let offset = loop.offset(of: id) else { continue }
            graph.pendingCellRequests.append { [weak loop] in
                loop?.open(offset..<offset + 1, keeping: LazyLimits.idleCellCountMax + LazyLimits.placedCellCountMax)
            }
            graph.rootBecameDirty()
            return true
        }
        return false
    }

    /// Has the enclosing lazy containers place this node's cell; returns whether one had left it out.
    fileprivate func placeCell() -> Bool {
        var (node, wasLeftOut) = (self, false)
        while let next = node.parent {
            if let container = next as? any LazyContainer, !container.cells.places(node) {
                container.cells.want(node)
                wasLeftOut = true
            }
            node = next
        }
        return wasLeftOut
    }
}

extension ViewGraph {
    /// Calls `body` with the first view among some that has this id, once it is laid out: at once, or after it was
    /// made. Not called where there is none.
    func withView(_ id: AnyHashable, in nodes: [LayoutNode], _ body: @escaping @MainActor (LayoutNode) -> Void) {
        search(id, nodes, LazyLimits.searchDepthMax, body)
    }

    private func search(
        _ id: AnyHashable, _ nodes: [LayoutNode], _ roundCount: Int, _ body: @escaping @MainActor (LayoutNode) -> Void
    ) {
        let found = nodes.lazy.compactMap { $0.find(id) }.first
        if let found, !found.placeCell() { return body(found) }
        guard roundCount > 0, found != nil || nodes.contains(where: { $0.makeCell(id) }) else { return }
        pendingCellRequests.append { [weak self] in
            self?.enqueue { [weak self] in self?.search(id, nodes, roundCount - 1, body) }
        }
    }
}
