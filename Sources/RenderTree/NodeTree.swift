/// The complete content of a scene, maintained by applying its patches. The host validates every patch from an app with
/// it.
public struct NodeTree: Hashable, Sendable {
    public private(set) var revision = 0
    public private(set) var root: NodeID?
    public private(set) var nodes: [NodeID: Node] = [:]
    /// Parent of each node but the root.
    private(set) var parents: [NodeID: NodeID] = [:]
    /// Sum over all nodes; see `Node.byteCount`.
    private(set) var byteCount = 0
    private var endless = InfiniteMotions()

    public init() {}

    public subscript(id: NodeID) -> Node? { nodes[id] }

    /// Applies the whole patch, or nothing of it. The cost is proportional to the patch, not to the tree, unless it
    /// moves or resets large parts.
    /// - Throws: `NodeTreeError` for the first violation.
    public mutating func apply(_ patch: Patch) throws(NodeTreeError) {
        if patch.reset == true {
            var fresh = NodeTree()
            try fresh.applyNext(patch)
            self = fresh
        } else {
            // Subtracted from the patch's revision, since adding 1 to the largest revision would overflow.
            guard patch.revision.subtractingReportingOverflow(1).partialValue == revision else {
                throw NodeTreeError(.revisionGap, "patch \(patch.revision) follows revision \(revision)")
            }
            try applyNext(patch)
        }
    }

    /// One patch that turns an empty tree into this one, for a painter that joins late.
    public var snapshot: Patch {
        let motions = endless.all
        return Patch(
            revision: revision, reset: true, root: root, operations: inDrawingOrder.map { .put($0.node) },
            motions: motions.isEmpty ? nil : motions)
    }

    /// All nodes reachable from the root in pre-order, with their depth (the root's is 0).
    public var inDrawingOrder: [(node: Node, depth: Int)] {
        guard let root else { return [] }
        var order: [(node: Node, depth: Int)] = []
        var pending = [(root, 0)]
        while let (id, depth) = pending.popLast() {
            guard let node = nodes[id] else { continue }
            order.append((node, depth))
            pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
        }
        return order
    }

    private mutating func applyNext(_ patch: Patch) throws(NodeTreeError) {
        guard patch.revision >= 1 else { throw NodeTreeError(.revisionGap, "a patch's revision is at least 1") }
        try patch.checkMotions()
        var changes = TreeTransaction(revision: revision, root: root, byteCount: byteCount)
        do throws(NodeTreeError) {
            revision = patch.revision
            if let root = patch.root { self.root = root }
            for operation in patch.operations { try apply(operation, noting: &changes) }
            try check(&changes)
        } catch {
            undo(changes)
            throw error
        }
        endless.update(after: patch, in: nodes) { [nodes] id in
            changes.nodes.keys.contains(id) ? changes.before(id) : nodes[id]
        }
    }

    private mutating func apply(_ operation: PatchOperation, noting changes: inout TreeTransaction)
        throws(NodeTreeError)
    {
        switch operation {
        case .put(let node): set(node.id, to: node, noting: &changes)
        case .frame(let id, let frame): try change(id, noting: &changes) { $0.frame = frame }
        case .children(let id, let children): try change(id, noting: &changes) { $0.children = children }
        case .remove(let ids): for id in ids { set(id, to: nil, noting: &changes) }
        }
    }

    /// Changes the frame or the children of a node.
    private mutating func change(
        _ id: NodeID, noting changes: inout TreeTransaction, _ body: (inout Node) -> Void
    ) throws(NodeTreeError) {
        guard let old = nodes[id] else { throw NodeTreeError(.unknownNode, "node \(id.rawValue) is not in the tree") }
        var node = old
        body(&node)
        changes.note(id, old)
        // All else is as it was, and may be long to measure.
        byteCount += (node.children.count - old.children.count) * Node.childByteCount
        nodes[id] = node
    }

    private mutating func set(_ id: NodeID, to node: Node?, noting changes: inout TreeTransaction) {
        let old = nodes[id]
        changes.note(id, old)
        changes.notePut(id)
        byteCount += (node?.byteCount ?? 0) - (old?.byteCount ?? 0)
        nodes[id] = node
    }
}

// MARK: - Parents

extension NodeTree {
    mutating func hang(_ child: NodeID, under parent: NodeID?, noting changes: inout TreeTransaction) {
        changes.note(child, parent: parents[child])
        parents[child] = parent
    }

    private mutating func undo(_ changes: TreeTransaction) {
        for (id, node) in changes.nodes { nodes[id] = node }
        for (id, parent) in changes.parents { parents[id] = parent }
        revision = changes.revision
        root = changes.root
        byteCount = changes.byteCount
    }
}
