import RenderTree
import Testing

/// Which motions a painter that joins late is told of.
@Suite(.timeLimit(.minutes(5))) struct EndlessMotionTests {
    private let one = NodeID(rawValue: 1)
    private let two = NodeID(rawValue: 2)

    private func motion(_ ids: [NodeID], _ duration: Double = 1, repeats: Int? = 0, path: String? = nil) -> Motion {
        let steps = path.map { path in ids.map { NodeKeyframes(node: $0, paths: [path, path]) } }
        return Motion(timing: MotionTiming(duration: duration, repeatCount: repeats), nodes: ids, steps: steps)
    }

    private func tree(_ motions: Motion...) throws -> NodeTree {
        var tree = NodeTree()
        try tree.apply(Patch(revision: 1, root: one, operations: [put(1, [2]), put(2)], motions: motions))
        return tree
    }

    private func moving(_ tree: NodeTree) -> [[Int]] {
        (tree.snapshot.motions ?? []).map { ($0.nodes ?? []).map(\.rawValue) }
    }

    @Test func `those of one time are told together, others apart`() throws {
        #expect(try moving(tree(motion([one, two]))) == [[1, 2]])
        #expect(try moving(tree(motion([two]), motion([one], 2))) == [[1], [2]])
        #expect(try moving(tree(motion([two], repeats: 3), motion([one], repeats: nil))) == [])
    }

    @Test func `one of a node that is not there is forgotten`() throws {
        #expect(try moving(tree(motion([NodeID(rawValue: 9), two]))) == [[2]])
    }

    @Test func `it ends with its node, or where that has other content, and goes on where it is the same`() throws {
        var same = try tree(motion([one, two]))
        try same.change(put(2))
        #expect(moving(same) == [[1, 2]])
        try same.change(.put(node(2, content: .text("a".inOneLine))))
        #expect(moving(same) == [[1]])
        var gone = try tree(motion([one, two]))
        try gone.change(children(1, []), remove(2))
        #expect(moving(gone) == [[1]])
    }

    @Test func `more than a patch may say is not told`() throws {
        let half = String(repeating: "0", count: TreeLimits.pathByteCountMax)
        // A node's two paths: twenty nodes take 4,000,000 bytes, 21 more than a patch may have.
        func grown(to count: Int) throws -> NodeTree {
            let ids = (2...count + 1).map { NodeID(rawValue: $0) }
            var tree = try NodeTree(root: 1, [put(1, ids.map(\.rawValue))] + ids.map { put($0.rawValue) })
            for id in ids {
                let patch = Patch(revision: tree.revision + 1, operations: [], motions: [motion([id], path: half)])
                try tree.apply(patch)
            }
            return tree
        }
        #expect(try moving(grown(to: 20)).first?.count == 20)
        #expect(try moving(grown(to: 21)) == [])
    }

    @Test func `steps may be frames of no extent, and none of a negative one`() {
        func code(_ frame: TreeRect) -> NodeTreeError.Code? {
            let steps = NodeKeyframes(node: one, frames: [frame, frame])
            let patch = Patch(
                revision: 1, root: one, operations: [put(1)],
                motions: [Motion(timing: MotionTiming(duration: 0), steps: [steps])])
            var tree = NodeTree()
            return refusal { try tree.apply(patch) }
        }
        #expect(code(TreeRect(x: -1, y: -1, width: 0, height: 0)) == nil)
        #expect(code(TreeRect(x: 0, y: 0, width: -1, height: 0)) == .badNumber)
        #expect(code(TreeRect(x: 0, y: 0, width: 0, height: -1)) == .badNumber)
        #expect(code(TreeRect(x: .nan, y: 0, width: 0, height: 0)) == .badNumber)
    }

    @Test func `steps are two to a limit, of six numbers each`() {
        func code(_ steps: NodeKeyframes) -> NodeTreeError.Code? {
            var tree = NodeTree()
            let motion = Motion(timing: MotionTiming(duration: 1), steps: [steps])
            return refusal { try tree.apply(Patch(revision: 1, root: one, operations: [put(1)], motions: [motion])) }
        }
        func shown(_ count: Int) -> NodeKeyframes {
            NodeKeyframes(node: one, opacities: Array(repeating: 1, count: count))
        }
        #expect(code(shown(2)) == nil)
        #expect(code(shown(TreeLimits.stepCountMax)) == nil)
        #expect(code(shown(TreeLimits.stepCountMax + 1)) == .badNumber)
        let turned = Array(repeating: 0.0, count: 6)
        #expect(code(NodeKeyframes(node: one, transforms: [turned, turned])) == nil)
        #expect(code(NodeKeyframes(node: one, transforms: [turned, turned + [0]])) == .badNumber)
    }
}
