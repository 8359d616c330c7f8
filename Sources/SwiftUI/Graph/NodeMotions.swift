import RenderTree

/// How the changes of nodes are drawn over time, collected until the next patch.
@MainActor struct NodeMotions {
    private struct Change {
        var animation: Animation
        /// How a node looked that the painter has not seen yet.
        var before: Node?
    }
    private var changes: [NodeID: Change] = [:]
    private var departures: [(node: Node, animation: Animation)] = []
    private var steps: [NodeID: MotionSteps] = [:]
    /// What was shown step by step.
    private var stepped: [(steps: MotionSteps, timing: MotionTiming)] = []
    /// First put by a change that is animated: how they look while that is worked out is no look of theirs.
    private var born: Set<NodeID> = []

    /// A node is about to look otherwise.
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

    /// A new node comes from these looks.
    mutating func arrive(_ node: Node, _ animation: Animation) {
        changes[node.id] = Change(animation: animation, before: node)
    }

    /// A node that is gone goes to these looks first.
    mutating func depart(_ node: Node, _ animation: Animation) { departures.append((node, animation)) }

    mutating func note(_ steps: MotionSteps) { self.steps[steps.node] = steps }

    mutating func note(_ steps: [MotionSteps], _ timing: MotionTiming) {
        stepped += steps.map { ($0, timing) }
    }

    mutating func forget(_ id: NodeID) {
        changes[id] = nil
        steps[id] = nil
        born.remove(id)
    }

    /// What a painter is told beside the operations. `touched` are the nodes that these change.
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
    /// In place of steps that the node has told itself.
    fileprivate mutating func take(_ new: MotionSteps) {
        if nodes?.contains(new.node) != true { nodes = (nodes ?? []) + [new.node] }
        steps = (steps ?? []).filter { $0.node != new.node } + [new]
    }
}
