/// The whole of what a scene shows, kept by applying its patches. The host checks every patch from an app with it.
public struct NodeTree: Hashable, Sendable {
    public private(set) var revision = 0
    public private(set) var root: NodeID?
    public private(set) var nodes: [NodeID: Node] = [:]

    public init() {}

    public subscript(id: NodeID) -> Node? { nodes[id] }

    /// Takes all of the patch, or none of it.
    /// - Throws: `NodeTreeError` naming the first thing that is wrong.
    public mutating func apply(_ patch: Patch) throws(NodeTreeError) {
        var next = self
        try next.take(patch)
        try next.check()
        self = next
    }

    /// One patch that makes an empty tree equal to this one: what a painter that joins late is sent.
    public var snapshot: Patch {
        Patch(revision: revision, reset: true, root: root, operations: inDrawingOrder.map { .put($0.node) })
    }

    /// Every node that can be reached from the root, parents first, with its depth (the root's is 0).
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

    private mutating func take(_ patch: Patch) throws(NodeTreeError) {
        if patch.reset == true {
            self = NodeTree()
        } else if patch.revision != revision + 1 {
            throw NodeTreeError(.revisionGap, "patch \(patch.revision) follows revision \(revision)")
        }
        revision = patch.revision
        if let root = patch.root { self.root = root }
        for operation in patch.operations { try take(operation) }
    }

    private mutating func take(_ operation: PatchOperation) throws(NodeTreeError) {
        switch operation {
        case .put(let node): nodes[node.id] = node
        case .frame(let id, let frame): try change(id) { $0.frame = frame }
        case .children(let id, let children): try change(id) { $0.children = children }
        case .remove(let ids): for id in ids { nodes[id] = nil }
        }
    }

    private mutating func change(_ id: NodeID, _ body: (inout Node) -> Void) throws(NodeTreeError) {
        guard var node = nodes[id] else { throw NodeTreeError(.unknownNode, "node \(id.rawValue) is not in the tree") }
        body(&node)
        nodes[id] = node
    }
}
