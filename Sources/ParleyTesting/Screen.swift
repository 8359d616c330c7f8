import RenderTree

/// A node tree as a person with a screen reader meets it.
struct Screen {
    struct Element {
        enum Kind: String { case button, field }
        var id: NodeID
        var name: String
        var isDisabled: Bool
        /// What a field holds; empty for a button.
        var text = ""
    }

    let tree: NodeTree
    /// Nodes in drawing order, without those hidden from assistive technology and all below them.
    private let nodes: [Node]
    private let parents: [NodeID: NodeID]

    init(tree: NodeTree) {
        self.tree = tree
        var nodes: [Node] = []
        var parents: [NodeID: NodeID] = [:]
        var pending = tree.root.map { [$0] } ?? []
        while let id = pending.popLast() {
            guard let node = tree[id], node.accessibility.hidden != true else { continue }
            nodes.append(node)
            for child in node.children { parents[child] = id }
            pending.append(contentsOf: node.children.reversed())
        }
        self.nodes = nodes
        self.parents = parents
    }

    var texts: [String] {
        nodes.compactMap { node in
            if case .text(let text) = node.content { node.accessibility.label ?? text.plainText } else { nil }
        }
    }

    func elements(_ kind: Element.Kind) -> [Element] { nodes.compactMap { element($0, kind) } }

    /// Of the newest edit that the app has taken into account.
    func lastEdit(of field: NodeID) -> Int {
        if case .textField(let content) = tree[field]?.content { content.edit } else { 0 }
    }

    /// The first button of its kind in the smallest part of the screen that shows this text and has such a button.
    func button(inRowWith text: String, where isWanted: (ButtonContent) -> Bool) -> NodeID? {
        let node = nodes.first { node in
            if case .text(let content) = node.content { content.plainText == text } else { false }
        }
        var place = node?.id
        while let current = place {
            let button = below(current).first { node in
                if case .button(let content) = node.content { isWanted(content) } else { false }
            }
            if let button { return button.id }
            place = parents[current]
        }
        return nil
    }

    private func element(_ node: Node, _ kind: Element.Kind) -> Element? {
        switch (kind, node.content) {
        case (.button, .button(let content)):
            Element(id: node.id, name: name(of: node), isDisabled: content.isDisabled == true)
        case (.button, _) where node.interactions.contains(.tap):
            Element(id: node.id, name: name(of: node), isDisabled: false)
        case (.field, .textField(let content)):
            Element(
                id: node.id, name: node.accessibility.label ?? content.placeholder,
                isDisabled: content.isDisabled == true, text: content.text)
        default: nil
        }
    }

    /// Its own label, else the words in it.
    private func name(of node: Node) -> String {
        if let label = node.accessibility.label { return label }
        return below(node.id).compactMap { node in
            if case .text(let text) = node.content { text.plainText } else { node.accessibility.label }
        }.joined(separator: " ")
    }

    /// The node and everything in it, in drawing order.
    private func below(_ id: NodeID) -> [Node] {
        guard let node = tree[id] else { return [] }
        return [node] + node.children.flatMap(below)
    }
}
