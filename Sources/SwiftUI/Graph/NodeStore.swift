import RenderTree

/// The nodes of one graph, and what of them a painter has not been told yet.
@MainActor final class NodeStore {
    private(set) var nodes: [NodeID: Node] = [:]
    private var sent: [NodeID: Node] = [:]
    /// In order of change; a node may stand here twice.
    private var changed: [NodeID] = []
    private var removed: Set<NodeID> = []
    var motions = NodeMotions()
    /// Set while something is shown step by step: nothing of that is a change.
    var recorder: StepRecorder?

    private static var lastID = 0

    static func makeID() -> NodeID {
        lastID += 1
        return NodeID(rawValue: lastID)
    }

    /// What the painter was told of a node.
    func sentNode(_ id: NodeID) -> Node? { sent[id] }

    /// What the painter was told.
    var sentNodes: [Node] { Array(sent.values) }

    var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty }

    func put(_ node: Node) {
        let old = nodes[node.id]
        guard old != node else { return }
        if let recorder {
            recorder.note(node, was: old)
        } else {
            motions.note(node, was: old, isSeen: sent[node.id] != nil)
        }
        nodes[node.id] = node
        changed.append(node.id)
        removed.remove(node.id)
    }

    func remove(_ id: NodeID) {
        guard nodes.removeValue(forKey: id) != nil else { return }
        motions.forget(id)
        if sent[id] != nil { removed.insert(id) }
    }

    /// The top of the tree, where that may become too large for a host.
    var root: NodeID?
    var onCut: ((TreeCut) -> Void)?
    /// True from the first view on that stands deeper than nodes may.
    var mayBeTooDeep = false
    private var isCut = false

    /// Nobody is told: the nodes are read here and copied.
    func forgetChanges() {
        changed = []
        removed = []
    }

    /// The operations that bring a painter from what it was told to what is true, or to what of it a host takes.
    func takeOperations(_ motions: inout [Motion]) -> [PatchOperation] {
        if let root, nodes.count > TreeCut.nodeCountMax || mayBeTooDeep {
            let cut = TreeCut(of: nodes, from: root)
            if cut.isTooLarge || cut.isTooDeep { return takeOperations(cut) }
        }
        if isCut {
            isCut = false
            changed = Array(nodes.keys)
            removed = Set(sent.keys.filter { nodes[$0] == nil })
        }
        return takeAllOperations(&motions)
    }

    private func takeOperations(_ cut: TreeCut) -> [PatchOperation] {
        onCut?(cut)
        isCut = true
        var operations = cut.order.flatMap { id in
            cut.nodes[id].map { sent[id] == $0 ? [] : Self.operations(from: sent[id], to: $0) } ?? []
        }
        let gone = sent.keys.filter { cut.nodes[$0] == nil }.sorted { $0.rawValue < $1.rawValue }
        if !gone.isEmpty { operations.append(.remove(gone)) }
        sent = cut.nodes
        changed = []
        removed = []
        return operations
    }

    private func takeAllOperations(_ motions: inout [Motion]) -> [PatchOperation] {
        var operations: [PatchOperation] = []
        var touched: [NodeID] = []
        for id in changed {
            guard let node = nodes[id], sent[id] != node else { continue }
            operations.append(contentsOf: Self.operations(from: sent[id], to: node))
            touched.append(id)
            sent[id] = node
        }
        if !removed.isEmpty {
            for id in removed { sent[id] = nil }
            operations.append(.remove(removed.sorted { $0.rawValue < $1.rawValue }))
        }
        changed = []
        removed = []
        motions += self.motions.take(touched: touched)
        return operations
    }

    /// The painter forgets all: returns what it must remove, and everything will be sent anew.
    func forgetSent() -> [NodeID] {
        defer {
            sent = [:]
            removed = []
            changed = nodes.keys.sorted { $0.rawValue < $1.rawValue }
        }
        return sent.keys.sorted { $0.rawValue < $1.rawValue }
    }

    private static func operations(from old: Node?, to new: Node) -> [PatchOperation] {
        guard var old else { return [.put(new)] }
        var operations: [PatchOperation] = []
        if old.frame != new.frame { operations.append(.frame(new.id, new.frame)) }
        if old.children != new.children { operations.append(.children(new.id, new.children)) }
        old.frame = new.frame
        old.children = new.children
        return old == new ? operations : [.put(new)]
    }
}
