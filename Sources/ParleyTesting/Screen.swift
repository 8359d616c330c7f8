import RenderTree

/// Accessibility view of a node tree, as a screen reader presents it.
struct Screen {
    struct Element {
        enum Kind: String { case button, field }
        var id: NodeID
        var name: String
        var isDisabled: Bool
        /// Contents of a field; empty for a button.
        var text = ""
    }

    let tree: NodeTree
    /// Nodes in drawing order, without those hidden from assistive technology and their descendants.
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

    var texts: [String] { nodes.compactMap { text(of: $0) } }

    private func text(of node: Node) -> String? {
        guard case .text(let text) = node.content else { return combined(node) }
        return node.accessibility.label ?? text.plainText
    }

    /// Returns the label of a single element whose content is hidden; nil for other nodes.
    private func combined(_ node: Node) -> String? {
        let isSingle = !node.children.isEmpty && node.children.allSatisfy { tree[$0]?.accessibility.hidden == true }
        guard case .group = node.content, isSingle else { return nil }
        return node.accessibility.label
    }

    func elements(_ kind: Element.Kind) -> [Element] { nodes.compactMap { element($0, kind) } }

    func field(_ id: NodeID) -> TextFieldContent? {
        if case .textField(let content) = tree[id]?.content { content } else { nil }
    }

    /// Returns the first matching button in the smallest subtree that contains both this text and such a button.
    func button(inRowWith text: String, where isWanted: (ButtonContent) -> Bool) -> NodeID? {
        let node = nodes.first { node in
            if case .text(let content) = node.content { content.plainText == text } else { combined(node) == text }
        }
        var place = node?.id
        while let current = place {
            let button = subtree(current).first { node in
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

    /// Returns the accessible name: the node's own label, else the texts in it.
    private func name(of node: Node) -> String {
        if let label = node.accessibility.label { return label }
        return subtree(node.id).compactMap { node in
            if case .text(let text) = node.content { text.plainText } else { node.accessibility.label }
        }.joined(separator: " ")
    }

    /// Returns the node and its descendants in drawing order, without those hidden from assistive technology and their
    /// descendants.
    private func subtree(_ id: NodeID) -> [Node] {
        guard let node = tree[id], node.accessibility.hidden != true else { return [] }
        return [node] + node.children.flatMap(subtree)
    }
}
