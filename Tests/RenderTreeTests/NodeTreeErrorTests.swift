import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct NodeTreeErrorTests {
    @Test func `a patch must follow the one before it`() throws {
        let tree = try NodeTree(root: 1, [put(1)])
        func code(revision: Int) -> NodeTreeError.Code? {
            var tree = tree
            return refusal { try tree.apply(Patch(revision: revision, operations: [])) }
        }
        #expect(code(revision: 2) == nil)
        for revision in [Int.min, -1, 0, 1, 3, .max] { #expect(code(revision: revision) == .revisionGap) }
    }

    @Test func `after the largest revision there is none, and nothing traps`() throws {
        var tree = NodeTree()
        try tree.apply(Patch(revision: .max, reset: true, root: NodeID(rawValue: 1), operations: [put(1)]))
        #expect(refusal { try tree.apply(Patch(revision: .min, operations: [])) } == .revisionGap)
        #expect(refusal { try tree.apply(Patch(revision: 0, reset: true, operations: [])) } == .revisionGap)
    }

    @Test func `a change of an unknown node is refused`() throws {
        var tree = try NodeTree(root: 1, [put(1)])
        #expect(refusal { try tree.change(.frame(NodeID(rawValue: 2), .zero)) } == .unknownNode)
        #expect(refusal { try tree.change(children(2, [])) } == .unknownNode)
    }

    @Test func `a child or root that is not there is refused`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2]), put(2)])
        #expect(refusal { try tree.change(children(1, [2, 3])) } == .unknownNode)
        #expect(refusal { try tree.change(remove(2)) } == .unknownNode)
        #expect(refusal { try tree.change(root: 3) } == .unknownNode)
        #expect(refusal { try tree.change(remove(1, 2)) } == .unknownNode)
    }

    @Test func `a node with two places is refused`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2, 3]), put(2, [4]), put(3), put(4)])
        #expect(refusal { try tree.change(children(3, [4])) } == .notATree)
        #expect(refusal { try tree.change(children(3, [1])) } == .notATree)
        #expect(refusal { try tree.change(children(1, [2, 3, 2])) } == .notATree)
    }

    @Test func `a node with no place is refused`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2, 3]), put(2, [4]), put(3), put(4)])
        #expect(refusal { try tree.change(put(5)) } == .notATree)
        #expect(refusal { try tree.change(children(1, [2])) } == .notATree)
        #expect(refusal { try tree.change(children(1, [3]), remove(2)) } == .notATree)
        #expect(refusal { try tree.change(root: 2) } == .notATree)
        #expect(refusal { _ = try NodeTree(root: 1, [put(1), put(2)]) } == .notATree)
    }

    @Test func `nodes without a root are refused`() {
        var tree = NodeTree()
        #expect(refusal { try tree.apply(Patch(revision: 1, operations: [put(1)])) } == .notATree)
        #expect(refusal { try tree.apply(Patch(revision: 1, operations: [])) } == nil)
    }

    @Test func `a ring beside the tree is refused`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2]), put(2, [3]), put(3)])
        #expect(refusal { try tree.change(children(1, []), children(3, [2])) } == .notATree)
        #expect(refusal { try tree.change(put(8, [9]), put(9, [8])) } == .notATree)
    }

    @Test func `the deepest node may lie at the limit and not one deeper`() throws {
        #expect(refusal { _ = try NodeTree.chain(depth: TreeLimits.depthMax) } == nil)
        #expect(refusal { _ = try NodeTree.chain(depth: TreeLimits.depthMax + 1) } == .tooDeep)
    }

    @Test func `a subtree that a change moves below another counts from its new place`() throws {
        let deepest = TreeLimits.depthMax
        var tree = try NodeTree.chain(depth: deepest - 1)
        try tree.change(children(0, [1, 1000]), put(1000))
        #expect(refusal { try tree.change(children(deepest - 1, [1000]), children(0, [1])) } == nil)
        #expect(refusal { try tree.change(children(1000, [1001]), put(1001)) } == .tooDeep)
        #expect(refusal { try tree.change(root: 2000, put(2000, [0])) } == .tooDeep)
    }

    @Test func `the lowest node of a subtree that is moved may lie at the limit and not one deeper`() throws {
        let place = TreeLimits.depthMax - 2
        var tree = try NodeTree.chain(depth: place)
        try tree.change(children(0, [1, 1000]), put(1000, [1001]), put(1001))
        let before = tree
        #expect(refusal { try tree.change(children(place, [1000]), children(0, [1])) } == nil)
        tree = before
        try tree.change(children(1001, [1002]), put(1002))
        #expect(refusal { try tree.change(children(place, [1000]), children(0, [1])) } == .tooDeep)
    }

    @Test func `a patch may bring the tree to its largest number of nodes and not to one more`() throws {
        let most = TreeLimits.nodeCountMax
        var tree = try NodeTree(root: 0, [put(0, Array(1..<most))] + (1..<most).map { put($0) })
        #expect(tree.nodes.count == most)
        #expect(refusal { try tree.change(put(1, [most]), put(most)) } == .tooManyNodes)
        #expect(tree.nodes.count == most)
    }

    @Test func `many texts that are each short enough may not fill the host's memory`() throws {
        let text = String(repeating: "x", count: TreeLimits.textByteCountMax)
        let enough = TreeLimits.byteCountMax / TreeLimits.textByteCountMax
        func tree(of count: Int) throws {
            let leaves = (1...count).map { PatchOperation.put(node($0, content: .text(text.inOneLine))) }
            _ = try NodeTree(root: 0, [put(0, Array(1...count))] + leaves)
        }
        #expect(refusal { try tree(of: enough - 1) } == nil)
        #expect(refusal { try tree(of: enough + 1) } == .tooManyNodes)
    }
}

extension String {
    var inOneLine: TextContent {
        let run = TextRun(
            text: self, x: 0, width: 10, font: FontDescription(size: 17), color: RGBA(red: 0, green: 0, blue: 0))
        return TextContent(lines: [TextLine(y: 0, height: 20, baseline: 15, runs: [run])])
    }
}
