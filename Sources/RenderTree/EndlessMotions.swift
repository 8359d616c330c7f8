/// The motions of a tree that go on for ever: a painter that joins late is told of them too. Kept by the same rules as a
/// painter keeps them.
struct EndlessMotions: Hashable, Sendable {
    private var motions: [NodeID: Motion] = [:]

    /// After a patch. `before` gives the nodes as they were until then.
    mutating func take(_ patch: Patch, in nodes: [NodeID: Node], before: (NodeID) -> Node?) {
        for operation in patch.operations { end(operation, before) }
        for motion in patch.motions ?? [] {
            for id in motion.nodes ?? [] where nodes[id] != nil {
                motions[id] = motion.timing.repeatCount == 0 ? motion.part(of: id, before: before(id)) : nil
            }
        }
        // What is too much for one patch is not told to those that join.
        if motions.values.reduce(0, { $0 + $1.byteCount }) > TreeLimits.motionByteCountMax { motions = [:] }
    }

    /// A node that looks otherwise, or is gone, stands still. One that is only elsewhere goes on.
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

    /// All of them, together where they take the same time.
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
    /// What is said of one node; how it looked before is said by the tree where the motion does not.
    fileprivate func part(of id: NodeID, before old: Node?) -> Motion {
        let steps = steps?.first { $0.node == id }
        var look = before?.first { $0.id == id }
        if look == nil, steps == nil, let old {
            look = Node(id: id, frame: old.frame, content: old.content, style: old.style)
        }
        return Motion(timing: timing, nodes: [id], before: look.map { [$0] }, steps: steps.map { [$0] })
    }
}
