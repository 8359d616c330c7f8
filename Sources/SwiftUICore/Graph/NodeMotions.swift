package import RenderTree

/// The motions of changed nodes, collected until the next patch.
@MainActor package struct NodeMotions {
    private struct Change {
        var animation: Animation
        /// Look from which the node starts, if the painter has not received the node yet.
        var before: Node?
        /// Whether what changes later without an animation has already changed at the start, as in UIKit.
        var isExact = false
    }
    /// Number of animated changes so far.
    package private(set) var noteCount = 0
    /// Whether UIKit's views have changed with an animation.
    private(set) var hasExactChanges = false
    private var changes: [NodeID: Change] = [:]
    private var departures: [(node: Node, animation: Animation)] = []
    private var steps: [NodeID: NodeKeyframes] = [:]
    /// Nodes whose animations end.
    private var stopped: [NodeID] = []
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

    /// Records that a node of a UIKit view is about to look different from `old`, which may never have been painted.
    mutating func noteExact(_ node: Node, was old: Node?, sent: Node?) {
        guard let old, old.looksOther(than: node) else { return }
        guard let animation = Transaction.current.animation else { return jump(node, was: old, sent: sent) }
        noteCount += 1
        var change = changes[node.id] ?? Change(animation: animation, before: nil, isExact: true)
        change.animation = animation
        hasExactChanges = true
        if changes[node.id] == nil, sent.map({ old.looksOther(than: $0) }) ?? true { change.before = old }
        changes[node.id] = change
    }

    /// Makes a change that is not animated at the start of an animated one, too.
    private mutating func jump(_ node: Node, was old: Node, sent: Node?) {
        guard var change = changes[node.id], change.isExact, var before = change.before ?? sent else { return }
        if old.frame != node.frame { before.frame = node.frame }
        if old.content != node.content { before.content = node.content }
        if old.style.clip != node.style.clip { before.style.clip = node.style.clip }
        if old.style.opacity != node.style.opacity { before.style.opacity = node.style.opacity }
        if old.style.transform != node.style.transform { before.style.transform = node.style.transform }
        change.before = before
        changes[node.id] = change
    }

    /// Animates a new node from this look.
    mutating func arrive(_ node: Node, _ animation: Animation) {
        changes[node.id] = Change(animation: animation, before: node)
    }

    /// Animates a removed node to this look before it disappears.
    mutating func remove(_ node: Node, _ animation: Animation) { departures.append((node, animation)) }

    mutating func note(_ steps: NodeKeyframes) { self.steps[steps.node] = steps }

    package mutating func note(_ steps: [NodeKeyframes], _ timing: MotionTiming) {
        stepped += steps.map { ($0, timing) }
        noteCount += steps.count
    }

    /// Ends the animations that nodes have now, by a motion that is too short to be seen.
    package mutating func stop(_ ids: [NodeID]) {
        for id in ids { changes[id] = nil }
        stepped.removeAll { ids.contains($0.steps.node) }
        stopped += ids
    }

    /// Looks of nodes that a painter is to show on the way.
    var looks: [Node] {
        changes.values.compactMap(\.before) + steps.values.flatMap { $0.looks ?? [] }
            + stepped.flatMap { $0.steps.looks ?? [] }
    }

    mutating func forget(_ id: NodeID) {
        changes[id] = nil
        steps[id] = nil
        born.remove(id)
    }

    /// Returns the motions that accompany a patch's operations, and starts a new collection. `touched` are the nodes
    /// that the operations change.
    mutating func drain(touched: [NodeID]) -> [Motion] {
        defer { self = NodeMotions() }
        guard !changes.isEmpty || !departures.isEmpty || !stepped.isEmpty || !stopped.isEmpty else { return [] }
        var motions: [Motion] = []
        if !stopped.isEmpty { motions.append(Motion(timing: MotionTiming(duration: 0.001), nodes: stopped)) }
        func add(_ timing: MotionTiming, _ change: (inout Motion) -> Void) {
            let index = motions.firstIndex { $0.timing == timing } ?? motions.endIndex
            if index == motions.endIndex { motions.append(Motion(timing: timing)) }
            change(&motions[index])
        }
        // A view may end its animation with the look that the painter already has.
        let returned = changes.filter { $0.value.isExact && $0.value.before != nil }.keys
        for id in touched + Set(returned).subtracting(touched).sorted(by: { $0.rawValue < $1.rawValue }) {
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
        for (steps, timing) in stepped { add(timing) { $0.add(steps) } }
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
    fileprivate mutating func add(_ new: NodeKeyframes) {
        if nodes?.contains(new.node) != true { nodes = (nodes ?? []) + [new.node] }
        steps = (steps ?? []).filter { $0.node != new.node } + [new]
    }
}
