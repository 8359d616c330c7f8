package import RenderTree

/// A recorder of the looks of a graph's nodes while changes are rendered step by step.
@MainActor package final class StepRecorder {
    /// Maximum number of looks of all nodes together in one change; the nodes that do not fit jump to their end.
    static let lookCountMax = 20_000
    private var looks: [NodeID: [(step: Int, node: Node)]] = [:]
    package var step = 0

    package init() {}

    /// Records a node that is put for the first time or has changed.
    func note(_ node: Node, was old: Node?) {
        var known = looks[node.id] ?? old.map { [(step: 0, node: $0)] } ?? []
        if known.last?.step == step { known.removeLast() }
        known.append((step, node))
        looks[node.id] = known
    }

    /// Returns the steps of the nodes that still exist and have changed, ordered by id, and whether all of them fit
    /// within `lookCountMax`.
    package func steps(count: Int, of nodes: NodeStore) -> (steps: [NodeKeyframes], isComplete: Bool) {
        let moved = looks.filter { nodes.has($0.key) && $0.value.count > 1 }.keys.sorted {
            $0.rawValue < $1.rawValue
        }
        let fitting = moved.prefix(Self.lookCountMax / max(count, 1))
        let all = fitting.compactMap { id in nodes[id].flatMap { steps(of: $0, count: count) } }
        return (all, fitting.count == moved.count)
    }

    private func steps(of node: Node, count: Int) -> NodeKeyframes? {
        guard let known = looks[node.id], var current = known.first?.node else { return nil }
        var next = known[...]
        let all = (0..<count).map { step in
            while let look = next.first, look.step <= step {
                current = look.node
                next.removeFirst()
            }
            return current
        }
        return NodeKeyframes(looks: all, end: node)
    }
}

extension NodeKeyframes {
    /// Creates steps with only the properties that change; nil if none does.
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

    /// Returns the node without what the steps carry as numbers or outlines: the rest has to be sent as whole looks.
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
