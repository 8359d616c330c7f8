import RenderTree

/// The motions of changed nodes, collected until the next patch.
@MainActor struct NodeMotions {
    private struct Change {
        var animation: Animation
        /// Look from which the node starts, if the painter has not received the node yet.
        var before: Node?
    }
    private var changes: [NodeID: Change] = [:]
    private var departures: [(node: Node, animation: Animation)] = []
    private var steps: [NodeID: NodeKeyframes] = [:]
    /// Steps recorded by `StepRecorder`.
    private var stepped: [(steps: NodeKeyframes, timing: MotionTiming)] = []
    /// Nodes first put by an animated change: their intermediate looks while it is evaluated must not become starts of
    /// motions.
    private var born: Set<NodeID> = []

    /// Records that a node is about to look different from `old`; `isSeen` if the painter has received it.
    mutating func note(_ node: Node, was old: Node?, isSeen: Bool) {
        guard let animation = Transaction.current.animation else { return }
        guard let old else {
            born.insert(node.id)
            return
        }
        guard old.looksOther(than: node) else { return }
        let before = isSeen || born.contains(node.id) ? nil : changes[node.id]?.before ?? old
        guard isSeen || before != nil else { return }
        changes[node.id] = Change(animation: animation, before: before)
    }

    /// Animates a new node from this look.
    mutating func arrive(_ node: Node, _ animation: Animation) {
        changes[node.id] = Change(animation: animation, before: node)
    }

    /// Animates a removed node to this look before it disappears.
    mutating func remove(_ node: Node, _ animation: Animation) { departures.append((node, animation)) }

    mutating func note(_ steps: NodeKeyframes) { self.steps[steps.node] = steps }

    mutating func note(_ steps: [NodeKeyframes], _ timing: MotionTiming) {
        stepped += steps.map { ($0, timing) }
    }

    mutating func forget(_ id: NodeID) {
        changes[id] = nil
        steps[id] = nil
        born.remove(id)
    }

    /// Returns the motions that accompany a patch's operations, and starts a new collection. `touched` are the nodes
    /// that the operations change.
    mutating func take(touched: [NodeID]) -> [Motion] {
        defer { self = NodeMotions() }
        guard !changes.isEmpty || !departures.isEmpty || !stepped.isEmpty else { return [] }
        var motions: [Motion] = []
        func add(_ timing: MotionTiming, _ change: (inout Motion) -> Void) {
            let index = motions.firstIndex { $0.timing == timing } ?? motions.endIndex
            if index == motions.endIndex { motions.append(Motion(timing: timing)) }
            change(&motions[index])
        }
        for id in touched {
            guard let change = changes.removeValue(forKey: id) else { continue }
            add(change.animation.timing) { motion in
                if let before = change.before { motion.before = (motion.before ?? []) + [before.lookOnly] }
                motion.nodes = (motion.nodes ?? []) + [id]
                if let steps = steps[id] { motion.steps = (motion.steps ?? []) + [steps] }
            }
        }
        for (node, animation) in departures {
            add(animation.timing) { $0.after = ($0.after ?? []) + [node.lookOnly] }
        }
        for (steps, timing) in stepped { add(timing) { $0.take(steps) } }
        return Array(motions.prefix(TreeLimits.motionCountMax))
    }
}

extension Node {
    fileprivate func looksOther(than other: Node) -> Bool {
        frame != other.frame || style != other.style || content != other.content
    }

    fileprivate var lookOnly: Node { Node(id: id, frame: frame, content: content, style: style) }
}

extension Motion {
    /// Adds steps, in place of those that the node itself has provided.
    fileprivate mutating func take(_ new: NodeKeyframes) {
        if nodes?.contains(new.node) != true { nodes = (nodes ?? []) + [new.node] }
        steps = (steps ?? []).filter { $0.node != new.node } + [new]
    }
}
