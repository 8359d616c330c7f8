import RenderTree

/// The part of a tree that fits a host's limits.
struct TreeCut {
    /// Ids of the kept nodes, in drawing order.
    var order: [NodeID] = []
    var nodes: [NodeID: Node] = [:]
    var isTooLarge = false
    var isTooDeep = false

    /// Number of nodes reserved for the UIKit views around this graph.
    private static let reserved = 1000
    static let nodeCountMax = TreeLimits.nodeCountMax - reserved
    static let depthMax = TreeLimits.depthMax - 20

    /// Keeps the nodes up to the maximum count, in drawing order, and up to the maximum depth.
    init(of all: [NodeID: Node], from root: NodeID) {
        var pending = [(id: root, depth: 0)]
        while let (id, depth) = pending.popLast() {
            guard let node = all[id] else { continue }
            guard order.count < Self.nodeCountMax else {
                isTooLarge = true
                break
            }
            order.append(id)
            nodes[id] = node
            guard depth < Self.depthMax || node.children.isEmpty else {
                isTooDeep = true
                continue
            }
            pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
        }
        let shown = Set(order)
        for id in order { nodes[id]?.children.removeAll { !shown.contains($0) } }
    }
}
