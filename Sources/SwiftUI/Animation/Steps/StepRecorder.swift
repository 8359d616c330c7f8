import RenderTree

/// How the nodes of a graph look while something is shown step by step.
@MainActor final class StepRecorder {
    /// Looks of all nodes that one change may take: what does not fit jumps to its end.
    static let lookCountMax = 20_000
    private var looks: [NodeID: [(step: Int, node: Node)]] = [:]
    var step = 0

    /// A node is put for the first time, or otherwise than before.
    func note(_ node: Node, was old: Node?) {
        var known = looks[node.id] ?? old.map { [(step: 0, node: $0)] } ?? []
        if known.last?.step == step { known.removeLast() }
        known.append((step, node))
        looks[node.id] = known
    }

    /// The steps of the nodes that are still there, in the order of their names; nil for those that stand still.
    func steps(count: Int, of nodes: NodeStore) -> (steps: [MotionSteps], isComplete: Bool) {
        let moved = looks.filter { nodes.has($0.key) && $0.value.count > 1 }.keys.sorted {
            $0.rawValue < $1.rawValue
        }
        let fitting = moved.prefix(Self.lookCountMax / max(count, 1))
        let all = fitting.compactMap { id in nodes[id].flatMap { steps(of: $0, count: count) } }
        return (all, fitting.count == moved.count)
    }

    private func steps(of node: Node, count: Int) -> MotionSteps? {
        guard let known = looks[node.id], var current = known.first?.node else { return nil }
        var next = known[...]
        let all = (0..<count).map { step in
            while let look = next.first, look.step <= step {
                current = look.node
                next.removeFirst()
            }
            return current
        }
        return MotionSteps(looks: all, end: node)
    }
}

extension MotionSteps {
    /// Only what changes is told; nil where nothing does.
    fileprivate init?(looks: [Node], end: Node) {
        func changing<Value: Hashable>(_ value: (Node) -> Value) -> [Value]? {
            let values = looks.map(value)
            return values.allSatisfy { $0 == values[0] } ? nil : values
        }
        self.init(
            node: end.id, frames: changing(\.frame),
            transforms: changing { $0.style.transform ?? Displacement.identity },
            opacities: changing { $0.style.opacity ?? 1 }, paths: changing { $0.outline ?? "" })
        let others = looks.map { $0.other(than: end) }
        if others.contains(where: { $0 != others[0] }) { self.looks = others }
        guard frames != nil || transforms != nil || opacities != nil || paths != nil || self.looks != nil else {
            return nil
        }
    }
}

extension Node {
    fileprivate var outline: String? { if case .shape(let shape) = content { shape.path } else { nil } }

    /// What is not told as a number or an outline of its own.
    fileprivate func other(than end: Node) -> Node {
        var look = Node(id: id, frame: end.frame, content: content, style: style)
        look.style.transform = end.style.transform
        look.style.opacity = end.style.opacity
        if case .shape(var shape) = content, case .shape(let last) = end.content {
            shape.path = last.path
            look.content = .shape(shape)
        }
        if look.content == end.content { look.content = .group }
        return look
    }
}
