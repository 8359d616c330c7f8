/// The infinitely repeating motions of a tree, kept so that a painter that joins late receives them too. They end by
/// the same rules as in a painter.
struct InfiniteMotions: Hashable, Sendable {
    private var motions: [NodeID: Motion] = [:]

    /// Updates the motions after a patch. `before` returns a node's state before the patch.
    mutating func update(after patch: Patch, in nodes: [NodeID: Node], before: (NodeID) -> Node?) {
        for operation in patch.operations { end(operation, before) }
        for motion in patch.motions ?? [] {
            for id in motion.nodes ?? [] where nodes[id] != nil {
                motions[id] = motion.timing.repeatCount == 0 ? motion.part(of: id, before: before(id)) : nil
            }
        }
        // Motions beyond the limit of one patch are dropped: painters that join late do not get them.
        if motions.values.reduce(0, { $0 + $1.byteCount }) > TreeLimits.motionByteCountMax { motions = [:] }
    }

    /// Ends the motion of a node whose look changed or that was removed. A node that only moved keeps its motion.
    private mutating func end(_ operation: PatchOperation, _ before: (NodeID) -> Node?) {
        guard !motions.isEmpty else { return }
        switch operation {
        case .put(let node):
            let old = before(node.id)
            if old?.style != node.style || old?.content != node.content { motions[node.id] = nil }
        case .remove(let ids): for id in ids { motions[id] = nil }
        case .frame, .children: break
        }
    }

    /// All motions, merged by equal timing.
    var all: [Motion] {
        let groups = Dictionary(
            grouping: motions.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value), by: \.timing)
        let joined = groups.values.map { group in
            Motion(
                timing: group[0].timing, nodes: group.flatMap { $0.nodes ?? [] },
                before: group.flatMap { $0.before ?? [] }, steps: group.flatMap { $0.steps ?? [] })
        }
        return Array(
            joined.sorted { ($0.nodes?.first?.rawValue ?? 0) < ($1.nodes?.first?.rawValue ?? 0) }
                .prefix(TreeLimits.motionCountMax))
    }
}

extension Motion {
    /// Returns the part of the motion that concerns one node. If the motion has no initial look or steps for it, `old`
    /// becomes the initial look.
    fileprivate func part(of id: NodeID, before old: Node?) -> Motion {
        let steps = steps?.first { $0.node == id }
        var look = before?.first { $0.id == id }
        if look == nil, steps == nil, let old {
            look = Node(id: id, frame: old.frame, content: old.content, style: old.style)
        }
        return Motion(timing: timing, nodes: [id], before: look.map { [$0] }, steps: steps.map { [$0] })
    }
}
