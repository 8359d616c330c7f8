import RenderTree

// A small language for trees in tests: nodes are numbers, each a hundred points square.

func node(_ id: Int, _ children: [Int] = [], content: NodeContent = .group) -> Node {
    Node(
        id: NodeID(rawValue: id), frame: TreeRect(x: 0, y: 0, width: 100, height: 100), content: content,
        children: children.map(NodeID.init(rawValue:)))
}

func put(_ id: Int, _ children: [Int] = []) -> PatchOperation { .put(node(id, children)) }

func children(_ id: Int, _ children: [Int]) -> PatchOperation {
    .children(NodeID(rawValue: id), children.map(NodeID.init(rawValue:)))
}

func remove(_ ids: Int...) -> PatchOperation { .remove(ids.map(NodeID.init(rawValue:))) }

extension NodeTree {
    init(root: Int, _ operations: [PatchOperation]) throws {
        self.init()
        try apply(Patch(revision: 1, root: NodeID(rawValue: root), operations: operations))
    }

    /// One after the other below the root, which is node 0 at depth 0.
    static func chain(depth: Int) throws -> NodeTree {
        try NodeTree(root: 0, (0...depth).map { put($0, $0 < depth ? [$0 + 1] : []) })
    }

    mutating func change(root: Int? = nil, _ operations: PatchOperation...) throws {
        try apply(Patch(revision: revision + 1, root: root.map(NodeID.init(rawValue:)), operations: operations))
    }
}

/// The code with which the tree refuses what is done to it; nil where it does not.
func refusal(of body: () throws -> Void) -> NodeTreeError.Code? {
    do {
        try body()
        return nil
    } catch {
        return (error as? NodeTreeError)?.code
    }
}
