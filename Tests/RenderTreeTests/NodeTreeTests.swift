import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct NodeTreeTests {
    @Test func `a snapshot makes an empty tree equal to the one it was taken of`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2, 3]), put(2, [4]), put(3), put(4)])
        try tree.change(.frame(NodeID(rawValue: 4), TreeRect(x: 1, y: 2, width: 3, height: 4)), children(1, [3, 2]))

        var copy = NodeTree()
        try copy.apply(tree.snapshot)

        #expect(copy == tree)
        #expect(copy.revision == 2)
    }

    @Test func `nodes come parents first with their depth, in the order in which they are drawn`() throws {
        let tree = try NodeTree(root: 1, [put(1, [2, 3]), put(2, [4]), put(3), put(4)])
        #expect(tree.inDrawingOrder.map(\.node.id.rawValue) == [1, 2, 4, 3])
        #expect(tree.inDrawingOrder.map(\.depth) == [0, 1, 2, 1])
    }

    @Test func `the children of a new node may come later in the same patch`() throws {
        let tree = try NodeTree(root: 1, [put(1, [2]), put(2)])
        #expect(tree.nodes.count == 2)
    }

    @Test func `a node moves from one parent to another in either order of the two`() throws {
        for order in [[children(2, []), children(3, [4])], [children(3, [4]), children(2, [])]] {
            var tree = try NodeTree(root: 1, [put(1, [2, 3]), put(2, [4]), put(3), put(4)])
            try tree.apply(Patch(revision: 2, operations: order))
            #expect(tree[NodeID(rawValue: 3)]?.children == [NodeID(rawValue: 4)])
            #expect(tree.inDrawingOrder.count == 4)
        }
    }

    @Test func `rows come, go and change places anywhere in a list`() throws {
        let steps: [([Int], PatchOperation?)] = [
            ([2, 9, 3, 4], put(9)), ([2, 9, 4], remove(3)), ([4, 9, 2], nil), ([9, 2, 4], nil), ([8, 9, 2, 4], put(8)),
            ([8, 9, 2], remove(4)), ([], remove(8, 9, 2)),
        ]
        var tree = try NodeTree(root: 1, [put(1, [2, 3, 4]), put(2), put(3), put(4)])
        for (rows, operation) in steps {
            try tree.apply(
                Patch(revision: tree.revision + 1, operations: [children(1, rows)] + [operation].compactMap(\.self)))
            var copy = NodeTree()
            try copy.apply(tree.snapshot)
            #expect(copy == tree)
            #expect(tree.inDrawingOrder.map(\.node.id.rawValue) == [1] + rows)
        }
    }

    @Test func `a new root takes the old one under it, and may drop it again`() throws {
        var tree = try NodeTree(root: 1, [put(1)])
        try tree.change(root: 2, put(2, [1]))
        #expect(tree.inDrawingOrder.map(\.node.id.rawValue) == [2, 1])
        try tree.change(root: 1, remove(2))
        #expect(tree.inDrawingOrder.map(\.node.id.rawValue) == [1])
    }

    @Test func `a reset forgets everything before it, whatever its revision`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2]), put(2)])
        try tree.apply(Patch(revision: 40, reset: true, root: NodeID(rawValue: 7), operations: [put(7)]))
        #expect(tree.inDrawingOrder.map(\.node.id.rawValue) == [7])
        #expect(tree.revision == 40)
    }

    @Test func `removing what is not there is no error`() throws {
        var tree = try NodeTree(root: 1, [put(1)])
        try tree.change(remove(9))
        #expect(tree.nodes.count == 1)
    }

    @Test func `a patch with one bad operation changes nothing at all`() throws {
        let good: [PatchOperation] = [
            children(1, [3]), remove(2, 4), .frame(NodeID(rawValue: 3), TreeRect(x: 9, y: 9, width: 9, height: 9)),
            put(5), children(3, [5]),
        ]
        let before = try NodeTree(root: 1, [put(1, [2, 3]), put(2, [4]), put(3), put(4)])
        var changed = before
        try changed.apply(Patch(revision: 2, root: NodeID(rawValue: 1), operations: good))
        #expect(changed != before)

        for bad in [children(9, []), put(6), remove(3), .put(node(3, [1]))] {
            var tree = before
            #expect(throws: NodeTreeError.self) { try tree.apply(Patch(revision: 2, operations: good + [bad])) }
            #expect(tree == before)
        }
    }

    @Test func `applying patches one by one gives what one snapshot gives, whatever they do`() throws {
        var random = SmallGenerator(seed: 7)
        for _ in 0..<200 {
            var tree = try NodeTree(root: 0, [put(0)])
            var next = 1
            for _ in 0..<12 {
                let before = tree
                let operations = random.operations(on: tree, next: &next)
                if (try? tree.apply(Patch(revision: tree.revision + 1, operations: operations))) == nil {
                    #expect(tree == before)
                }
                var copy = NodeTree()
                try copy.apply(tree.snapshot)
                #expect(copy == tree)
            }
        }
    }
}

/// Numbers that are the same on every run (a linear congruential generator).
private struct SmallGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    /// Some that are right and some that are not: adds, moves, drops and forgets nodes.
    mutating func operations(on tree: NodeTree, next: inout Int) -> [PatchOperation] {
        let ids = tree.inDrawingOrder.map(\.node.id.rawValue)
        let parent = ids[below(ids.count)]
        let kept = tree[NodeID(rawValue: parent)]?.children.map(\.rawValue) ?? []
        switch below(4) {
        case 0:
            next += 2
            return [put(next, [next + 1]), put(next + 1), children(parent, kept + [next])]
        case 1: return [children(parent, kept.reversed())]
        case 2: return [children(parent, kept + [ids[below(ids.count)]])]
        default:
            return kept.isEmpty
                ? [put(parent)] : [children(parent, Array(kept.dropLast())), remove(kept[kept.count - 1])]
        }
    }
}
