import ProcessorTime
import RenderTree
import Testing

/// Patches whose time must grow with their own size, and not with that of the nodes that they name.
@Suite(.timeLimit(.minutes(5))) struct LongPatchTests {
    @Test func `a long text that is moved a thousand times is not measured each time`() throws {
        var long = "a".inOneLine
        long.lines[0].runs = Array(repeating: long.lines[0].runs[0], count: 40_000)
        var tree = try NodeTree(root: 1, [.put(node(1, content: .text(long)))])
        let frames = (0..<1_000).map {
            PatchOperation.frame(NodeID(rawValue: 1), TreeRect(x: Double($0), y: 0, width: 1, height: 1))
        }
        let duration = try processorTime { () throws in
            try tree.apply(Patch(revision: 2, operations: frames))
            for revision in 3..<100 { try tree.apply(Patch(revision: revision, operations: [frames[0]])) }
        }
        #expect(duration < .seconds(2), "each look at the text takes some milliseconds")
        #expect(tree.nodes[NodeID(rawValue: 1)]?.frame.x == 0)
    }

    @Test func `a node that moves away from the screen is refused, and children count`() throws {
        var tree = try NodeTree(root: 1, [put(1, [2]), put(2)])
        let far = TreeRect(x: 1e300, y: 0, width: 1, height: 1)
        #expect(refusal { try tree.change(.frame(NodeID(rawValue: 2), far)) } == .badNumber)
        let before = tree
        try tree.change(put(3), children(1, [2, 3]))
        try tree.change(children(1, [2]), remove(3))
        #expect(tree.nodes == before.nodes)
    }

    @Test func `a motion of many nodes is looked through once`() throws {
        let ids = (1...9_000).map(NodeID.init(rawValue:))
        let motion = Motion(
            timing: MotionTiming(duration: 1, repeatCount: 0), nodes: ids, before: ids.map { node($0.rawValue) })
        var tree = NodeTree()
        let puts = ids.map { put($0.rawValue, $0.rawValue == 1 ? Array(2...9_000) : []) }
        let duration = try processorTime { () throws in
            try tree.apply(Patch(revision: 1, root: ids[0], operations: puts, motions: [motion]))
            for revision in 2...200 { try tree.apply(Patch(revision: revision, operations: [])) }
        }
        #expect(duration < .seconds(4))
        #expect(tree.snapshot.motions?.first?.before?.count == 9_000)
    }
}
