public import CodedErrors

/// A violation in a patch; the message is for the app's author.
public struct NodeTreeError: CodedError {
    public enum Code: String, ErrorCode {
        case revisionGap = "revision_gap"
        case unknownNode = "unknown_node"
        case notATree = "not_a_tree"
        case tooManyNodes = "tree_too_large"
        case tooDeep = "tree_too_deep"
        case badNumber = "bad_number"
        case badPath = "bad_path"
        case badName = "bad_name"
        case tooMuchText = "text_too_long"
    }
    public var code: Code
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension NodeTree {
    /// Checks the nodes that the patch has touched. The rest was valid before and stays so, since every node has one
    /// parent.
    mutating func check(_ changes: inout TreeTransaction) throws(NodeTreeError) {
        guard nodes.count <= TreeLimits.nodeCountMax else {
            throw NodeTreeError(.tooManyNodes, "\(nodes.count) nodes; at most \(TreeLimits.nodeCountMax)")
        }
        guard byteCount <= TreeLimits.byteCountMax else {
            throw NodeTreeError(.tooManyNodes, "\(byteCount) bytes; at most \(TreeLimits.byteCountMax)")
        }
        for id in changes.touched { try nodes[id]?.check(hasOnlyMoved: !changes.put.contains(id)) }
        let regroupings = changes.touched.compactMap { id in
            ChildrenDiff(of: id, from: changes.before(id)?.children ?? [], to: nodes[id]?.children ?? [])
        }
        try updateParents(regroupings, &changes)
        try checkPlaces(changes)
        try checkDepths(below: regroupings, changes)
    }

    /// Updates the parents. Removes all children first, because a node may move from one parent to another that comes
    /// before it in the patch.
    private mutating func updateParents(_ regroupings: [ChildrenDiff], _ changes: inout TreeTransaction)
        throws(NodeTreeError)
    {
        for regrouping in regroupings {
            for child in regrouping.removed { hang(child, under: nil, noting: &changes) }
        }
        for regrouping in regroupings {
            for child in regrouping.added {
                guard nodes[child] != nil else {
                    throw NodeTreeError(.unknownNode, "node \(child.rawValue) is missing")
                }
                guard parents[child] == nil else {
                    throw NodeTreeError(.notATree, "node \(child.rawValue) has two places in the tree")
                }
                hang(child, under: regrouping.parent, noting: &changes)
            }
        }
    }

    /// Checks that every node that was added, removed or moved has a parent (or is the root) if and only if it exists.
    private func checkPlaces(_ changes: TreeTransaction) throws(NodeTreeError) {
        guard let root else {
            if nodes.isEmpty { return }
            throw NodeTreeError(.notATree, "\(nodes.count) nodes and no root")
        }
        guard nodes[root] != nil else { throw NodeTreeError(.unknownNode, "the root \(root.rawValue) is missing") }
        guard parents[root] == nil else {
            throw NodeTreeError(.notATree, "the root \(root.rawValue) is a child of another node")
        }
        for id in changes.touched + changes.parents.keys + [changes.root].compactMap(\.self) {
            if nodes[id] == nil, parents[id] != nil {
                throw NodeTreeError(.unknownNode, "node \(id.rawValue) is missing")
            }
            if nodes[id] != nil, parents[id] == nil, id != root {
                throw NodeTreeError(.notATree, "node \(id.rawValue) has no place in the tree")
            }
        }
    }
}

// MARK: - Depth

extension NodeTree {
    /// Checks that every node with a new parent is below the root, and that its subtree is not too deep.
    private func checkDepths(below regroupings: [ChildrenDiff], _ changes: TreeTransaction) throws(NodeTreeError) {
        var known: [NodeID: Int] = [:]
        if let root { known[root] = 0 }
        for regrouping in regroupings where !regrouping.added.isEmpty {
            let depth = try depth(of: regrouping.parent, &known) + 1
            try checkDepth(depth)
            // New children that have children themselves have a regrouping of their own.
            for child in regrouping.added where changes.existedBefore(child) { try checkDepths(from: child, depth) }
        }
    }

    /// Returns a node's depth by walking up to an ancestor of known depth. A walk longer than the tree means a cycle.
    private func depth(of id: NodeID, _ known: inout [NodeID: Int]) throws(NodeTreeError) -> Int {
        var path: [NodeID] = []
        var place = id
        while known[place] == nil {
            path.append(place)
            guard path.count <= nodes.count, let parent = parents[place] else {
                throw NodeTreeError(.notATree, "node \(id.rawValue) does not hang under the root")
            }
            place = parent
        }
        var depth = known[place] ?? 0
        for id in path.reversed() {
            depth += 1
            known[id] = depth
        }
        return depth
    }

    private func checkDepths(from id: NodeID, _ depth: Int) throws(NodeTreeError) {
        var pending = [(id, depth)]
        while let (id, depth) = pending.popLast() {
            try checkDepth(depth)
            pending.append(contentsOf: (nodes[id]?.children ?? []).map { ($0, depth + 1) })
        }
    }

    private func checkDepth(_ depth: Int) throws(NodeTreeError) {
        guard depth <= TreeLimits.depthMax else {
            throw NodeTreeError(.tooDeep, "deeper than \(TreeLimits.depthMax) nodes")
        }
    }
}
