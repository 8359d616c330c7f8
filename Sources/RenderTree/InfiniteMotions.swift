/// The infinitely repeating motions of a tree, kept so that a painter that joins late receives them too. They end by
/// the same rules as in a painter.
struct InfiniteMotions: Hashable, Sendable {
    private var motions: [NodeID: Motion] = [:]
    /// Sum over all motions.
    private var byteCount = 0

    /// Updates the motions after a patch, in time that grows with the patch. `before` returns a node's state before the patch.
    mutating func update(after patch: Patch, in nodes: [NodeID: Node], before: (NodeID) -> Node?) {
        for operation in patch.operations { end(operation, before) }
        for motion in patch.motions ?? [] {
            let parts = MotionParts(motion)
            for id in motion.nodes ?? [] where nodes[id] != nil {
                set(id, motion.timing.repeatCount == 0 ? parts.part(of: id, before: before(id)) : nil)
            }
        }
        // Motions beyond the limit of one patch are dropped: painters that join late do not get them.
        if byteCount > TreeLimits.motionByteCountMax { (motions, byteCount) = ([:], 0) }
    }

    private mutating func set(_ id: NodeID, _ motion: Motion?) {
        if let old = motions[id] { byteCount -= old.byteCount }
        byteCount += motion?.byteCount ?? 0
        motions[id] = motion
    }

    /// Ends the motion of a node whose look changed or that was removed. A node that only moved keeps its motion.
    private mutating func end(_ operation: PatchOperation, _ before: (NodeID) -> Node?) {
        guard !motions.isEmpty else { return }
        switch operation {
        case .put(let node):
            guard motions[node.id] != nil else { return }
            let old = before(node.id)
            if old?.style != node.style || old?.content != node.content { set(node.id, nil) }
        case .remove(let ids): for id in ids { set(id, nil) }
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

/// A motion, of which the parts of single nodes are found at once.
private struct MotionParts {
    private let motion: Motion
    private let looks: [NodeID: Node]
    private let steps: [NodeID: NodeKeyframes]

    init(_ motion: Motion) {
        self.motion = motion
        looks = Dictionary((motion.before ?? []).map { ($0.id, $0) }) { first, _ in first }
        steps = Dictionary((motion.steps ?? []).map { ($0.node, $0) }) { first, _ in first }
    }

    /// Returns the part of the motion that concerns one node. If the motion has no initial look or steps for it, `old`
    /// becomes the initial look.
    func part(of id: NodeID, before old: Node?) -> Motion {
        var look = looks[id]
        if look == nil, steps[id] == nil, let old {
            look = Node(id: id, frame: old.frame, content: old.content, style: old.style)
        }
        return Motion(
            timing: motion.timing, nodes: [id], before: look.map { [$0] }, steps: steps[id].map { [$0] })
    }
}
