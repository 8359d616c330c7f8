import RenderTree

/// The nodes of one graph, and what of them a painter has not been told yet.
@MainActor final class NodeStore {
    /// One copy of a node, which is large, for what is shown and what a painter was told.
    private final class Held {
        let node: Node
        init(_ node: Node) { self.node = node }
    }
    private var held: [NodeID: Held] = [:]
    private var sent: [NodeID: Held] = [:]
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

    subscript(id: NodeID) -> Node? { held[id]?.node }

    func has(_ id: NodeID) -> Bool { held[id] != nil }

    var nodes: [Node] { held.values.map(\.node) }

    /// What the painter was told of a node.
    func sentNode(_ id: NodeID) -> Node? { sent[id]?.node }

    /// What the painter was told.
    var sentNodes: [Node] { sent.values.map(\.node) }

    var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty }

    func put(_ node: Node) {
        let old = held[node.id]
        if let old, old.node == node { return }
        if let recorder {
            recorder.note(node, was: old?.node)
        } else if Transaction.current.animation != nil {
            motions.note(node, was: old?.node, isSeen: sent[node.id] != nil)
        }
        held[node.id] = Held(node)
        changed.append(node.id)
        if !removed.isEmpty { removed.remove(node.id) }
    }

    func remove(_ id: NodeID) {
        guard held.removeValue(forKey: id) != nil else { return }
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
        if let root, held.count > TreeCut.nodeCountMax || mayBeTooDeep {
            let cut = TreeCut(of: held.mapValues(\.node), from: root)
            if cut.isTooLarge || cut.isTooDeep { return takeOperations(cut) }
        }
        if isCut {
            isCut = false
            changed = Array(held.keys)
            removed = Set(sent.keys.filter { held[$0] == nil })
        }
        return takeAllOperations(&motions)
    }

    private func takeOperations(_ cut: TreeCut) -> [PatchOperation] {
        onCut?(cut)
        isCut = true
        var operations = cut.order.flatMap { id in
            cut.nodes[id].map { Self.operations(from: sent[id]?.node, to: $0) } ?? []
        }
        let gone = sent.keys.filter { cut.nodes[$0] == nil }.sorted { $0.rawValue < $1.rawValue }
        if !gone.isEmpty { operations.append(.remove(gone)) }
        sent = cut.nodes.mapValues(Held.init)
        changed = []
        removed = []
        return operations
    }

    private func takeAllOperations(_ motions: inout [Motion]) -> [PatchOperation] {
        var operations: [PatchOperation] = []
        operations.reserveCapacity(changed.count + 1)
        var touched: [NodeID] = []
        for id in changed {
            guard let new = held[id], sent[id] !== new else { continue }
            let old = sent.updateValue(new, forKey: id)?.node
            guard let old else {
                operations.append(.put(new.node))
                touched.append(id)
                continue
            }
            let differences = Self.operations(from: old, to: new.node)
            if differences.isEmpty { continue }
            operations += differences
            touched.append(id)
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
            changed = held.keys.sorted { $0.rawValue < $1.rawValue }
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
