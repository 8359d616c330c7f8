import RenderTree

/// Views of a graph that erase what is behind them within their compositing groups.
@MainActor final class ErasingViews {
    private var views: [ObjectIdentifier: Handle<LayoutNode>] = [:]
    private var groups: [ObjectIdentifier: Handle<LayoutNode>] = [:]

    func add(_ view: LayoutNode) { views[ObjectIdentifier(view)] = view.handle }
    func remove(_ view: LayoutNode) { views[ObjectIdentifier(view)] = nil }

    /// Masks each group by what erases in it, also those in which nothing does any more.
    func layoutDidSettle() {
        guard !views.isEmpty || !groups.isEmpty else { return }
        views = views.filter { $0.value.object != nil }
        var erased: [ObjectIdentifier: (group: CompositingNode, views: Set<NodeID>)] = [:]
        for group in groups.values.compactMap({ $0.object as? CompositingNode }) {
            erased[ObjectIdentifier(group)] = (group, [])
        }
        for view in views.values.compactMap(\.object) {
            guard let group = view.compositingGroup, let id = view.renderedIDs.first, view.graph.store.has(id)
            else { continue }
            erased[ObjectIdentifier(group), default: (group, [])].views.insert(id)
        }
        groups = erased.filter { !$0.value.views.isEmpty }.mapValues { $0.group.handle }
        for (group, views) in erased.values { group.erase(by: views) }
    }
}

extension LayoutNode {
    fileprivate var compositingGroup: CompositingNode? {
        var next = parent
        while let node = next {
            if let group = node as? CompositingNode { return group }
            next = node.parent
        }
        return nil
    }
}
