import RenderTree

/// What of a tree that is too large for a host is shown.
struct TreeCut {
    /// In drawing order.
    var order: [NodeID] = []
    var nodes: [NodeID: Node] = [:]
    var isTooLarge = false
    var isTooDeep = false

    /// Nodes that are not this graph's: those of UIKit views around it.
    private static let reserved = 1000
    static let nodeCountMax = TreeLimits.nodeCountMax - reserved
    static let depthMax = TreeLimits.depthMax - 20

    /// Leaves out what comes after the most nodes that a tree may have, and what lies too deep.
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
