package import RenderTree

/// The nodes of one graph, with the changes that the painter has not received yet.
@MainActor package final class NodeStore {
    /// A shared copy of a node, which is large, for both the current tree and the one that the painter has.
    private final class Held {
        let node: Node
        init(_ node: Node) { self.node = node }
    }
    private var held: [NodeID: Held] = [:]
    private var sent: [NodeID: Held] = [:]
    /// Changed nodes in order of change; an id may occur twice.
    private var changed: [NodeID] = []
    private var removed: Set<NodeID> = []
    package var motions = NodeMotions()
    /// Recorder while changes are rendered step by step. A node put then is no motion of its own.
    package var recorder: StepRecorder?
    /// Whether the nodes put are those of UIKit views, whose animated changes begin at the last look that was put.
    package var isRecordingViews = false

    private static var lastID = 0

    package static func makeID() -> NodeID {
        lastID += 1
        return NodeID(rawValue: lastID)
    }

    package subscript(id: NodeID) -> Node? { held[id]?.node }

    package func has(_ id: NodeID) -> Bool { held[id] != nil }

    package var nodes: [Node] { held.values.map(\.node) }

    /// Pictures of the current nodes, and of the looks of motions that the painter has not received yet.
    package var pictures: Set<AssetID> {
        var pictures = Set(motions.looks.flatMap(\.pictures))
        for entry in held.values { pictures.formUnion(entry.node.pictures) }
        return pictures
    }

    /// Returns the node as the painter last received it; nil if it has not.
    func sentNode(_ id: NodeID) -> Node? { sent[id]?.node }

    /// The nodes as the painter last received them.
    package var sentNodes: [Node] { sent.values.map(\.node) }

    var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty }

    package func put(_ node: Node) {
        let old = held[node.id]
        if let old, old.node == node { return }
        if let recorder {
            recorder.note(node, was: old?.node)
        } else if isRecordingViews || (motions.hasExactChanges && Transaction.current.animation == nil) {
            motions.noteExact(node, was: old?.node, sent: sent[node.id]?.node)
        } else if Transaction.current.animation != nil {
            motions.note(node, was: old?.node, isSeen: sent[node.id] != nil)
        }
        held[node.id] = Held(node)
        changed.append(node.id)
        if !removed.isEmpty { removed.remove(node.id) }
    }

    package func remove(_ id: NodeID) {
        guard held.removeValue(forKey: id) != nil else { return }
        motions.forget(id)
        if sent[id] != nil { removed.insert(id) }
    }

    /// Root of the tree, by which a tree that exceeds the host's limits is cut.
    var root: NodeID?
    var onCut: ((TreeCut) -> Void)?
    /// Whether an element has been deeper than nodes may be.
    var mayBeTooDeep = false
    private var isCut = false

    package init() {}

    /// Discards the pending changes, for a graph without a painter: its nodes are read and copied directly.
    func forgetChanges() {
        changed = []
        removed = []
        forgetMotions()
    }

    /// Discards the pending motions, for a graph from which no painter takes any.
    package func forgetMotions() { _ = motions.drain(touched: []) }

    /// Returns the operations that take the painter from the nodes it has received to the current ones, or to the part
    /// of them that a host accepts. Appends their motions.
    package func takeOperations(_ motions: inout [Motion]) -> [PatchOperation] {
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
        motions += self.motions.drain(touched: touched)
        return operations
    }

    /// Forgets what the painter has received, so that everything is sent anew. Returns the nodes that it must remove.
    package func forgetSent() -> [NodeID] {
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
