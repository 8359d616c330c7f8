import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct MotionTests {
    private let root = NodeID(rawValue: 1)

    private func refusal(of motions: [Motion]) -> NodeTreeError.Code? {
        var tree = NodeTree()
        let node = Node(id: root, frame: .zero)
        do throws(NodeTreeError) {
            try tree.apply(Patch(revision: 1, root: root, operations: [.put(node)], motions: motions))
        } catch {
            return tree == NodeTree() ? error.code : nil
        }
        return nil
    }

    private func refusal(of timing: MotionTiming) -> NodeTreeError.Code? { refusal(of: [Motion(timing: timing)]) }

    @Test func `a motion leaves the tree as its operations say`() throws {
        var tree = NodeTree()
        let node = Node(id: root, frame: .zero)
        let motion = Motion(
            timing: MotionTiming(duration: 1, delay: 0, samples: [0, 1.5, 1], repeatCount: 0, autoreverses: true),
            nodes: [root], before: [node], after: [Node(id: NodeID(rawValue: 9), frame: .zero)],
            steps: [
                NodeKeyframes(node: root, transforms: [[1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 5, 0]], opacities: [0, 1])
            ])
        try tree.apply(Patch(revision: 1, root: root, operations: [.put(node)], motions: [motion]))
        #expect(tree.nodes == [root: node])
    }

    @Test func `what goes on for ever is told to those that join, until the node looks otherwise`() throws {
        var tree = NodeTree()
        let node = Node(id: root, frame: .zero)
        let turns = NodeKeyframes(node: root, transforms: [[1, 0, 0, 1, 0, 0], [-1, 0, 0, -1, 0, 0]])
        let endless = Motion(timing: MotionTiming(duration: 1, repeatCount: 0), nodes: [root], steps: [turns])
        try tree.apply(Patch(revision: 1, root: root, operations: [.put(node)], motions: [endless]))
        var joined = NodeTree()
        try joined.apply(tree.snapshot)
        #expect(joined == tree)
        #expect(joined.snapshot.motions?.first?.steps == [turns])
        try tree.apply(Patch(revision: 2, operations: [.frame(root, TreeRect(x: 1, y: 1, width: 1, height: 1))]))
        #expect(tree.snapshot.motions?.count == 1)
        var other = node
        other.style.opacity = 0.5
        try tree.apply(Patch(revision: 3, operations: [.put(other)]))
        #expect(tree.snapshot.motions == nil)
        // A change for ever begins where the node was; another motion ends it.
        other.style.opacity = 1
        let fading = Motion(timing: MotionTiming(duration: 2, repeatCount: 0), nodes: [root])
        try tree.apply(Patch(revision: 4, operations: [.put(other)], motions: [fading]))
        #expect(tree.snapshot.motions?.first?.before?.first?.style.opacity == 0.5)
        try tree.apply(
            Patch(revision: 5, operations: [], motions: [Motion(timing: MotionTiming(duration: 1), nodes: [root])]))
        #expect(tree.snapshot.motions == nil)
    }

    @Test func `times that nobody can wait for are refused`() {
        #expect(refusal(of: MotionTiming(duration: TreeLimits.durationMax)) == nil)
        for timing in [
            MotionTiming(duration: TreeLimits.durationMax + 1), MotionTiming(duration: -1),
            MotionTiming(duration: .nan),
            MotionTiming(duration: 1, delay: .infinity), MotionTiming(duration: 1, bezier: [0, 0, 1]),
            MotionTiming(duration: 1, bezier: [-1, 0, 1, 1]), MotionTiming(duration: 1, samples: [1]),
            MotionTiming(duration: 1, samples: [0, .nan]), MotionTiming(duration: 1, repeatCount: -1),
            MotionTiming(duration: 1, samples: Array(repeating: 0, count: TreeLimits.stepCountMax + 1)),
        ] {
            #expect(refusal(of: timing) == .badNumber, "\(timing)")
        }
    }

    @Test func `looks that no painter can show are refused`() {
        func steps(_ steps: NodeKeyframes) -> NodeTreeError.Code? {
            refusal(of: [Motion(timing: MotionTiming(duration: 1), steps: [steps])])
        }
        #expect(steps(NodeKeyframes(node: root, paths: ["M0 0", "M1 1"])) == nil)
        #expect(steps(NodeKeyframes(node: root, paths: ["M0 0", "url(x)"])) == .badNumber)
        #expect(steps(NodeKeyframes(node: root, transforms: [[1], [1]])) == .badNumber)
        #expect(steps(NodeKeyframes(node: root, opacities: [0, 2])) == .badNumber)
        #expect(steps(NodeKeyframes(node: root, opacities: [0])) == .badNumber)
        let bad = Node(id: root, frame: TreeRect(x: .nan, y: 0, width: 0, height: 0))
        #expect(refusal(of: [Motion(timing: MotionTiming(duration: 1), before: [bad])]) == .badNumber)
        #expect(refusal(of: [Motion(timing: MotionTiming(duration: 1), after: [bad])]) == .badNumber)
    }

    @Test func `more motions than a patch may have are refused`() {
        let motion = Motion(timing: MotionTiming(duration: 1))
        #expect(refusal(of: Array(repeating: motion, count: TreeLimits.motionCountMax)) == nil)
        #expect(refusal(of: Array(repeating: motion, count: TreeLimits.motionCountMax + 1)) == .tooManyNodes)
        let long = String(repeating: "0", count: TreeLimits.pathByteCountMax)
        let steps = NodeKeyframes(node: root, paths: Array(repeating: long, count: 50))
        #expect(refusal(of: [Motion(timing: MotionTiming(duration: 1), steps: [steps])]) == .tooManyNodes)
    }
}
