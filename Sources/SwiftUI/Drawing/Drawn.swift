import RenderTree

/// A node that a canvas draws, without a name yet. Frames are relative to the node around.
struct Drawn {
    var frame: TreeRect
    var content = NodeContent.group
    var style = NodeStyle()
    var children: [Drawn] = []

    /// Puts it and all inside into a graph's store.
    @MainActor func put(into graph: ViewGraph, _ names: NodePool) -> NodeID {
        let id = names.take()
        let children = children.map { $0.put(into: graph, names) }
        graph.store.put(Node(id: id, frame: frame, content: content, style: style, children: children))
        return id
    }

    /// A copy of what another graph shows, with its pictures.
    @MainActor init?(_ id: NodeID, of inner: ViewGraph, for graph: ViewGraph) {
        guard let node = inner.store[id] else { return nil }
        self.init(frame: node.frame, content: node.content, style: node.style)
        let names = [node.style.mask, node.content.asset].compactMap(\.self)
        for name in names { if let bytes = inner.assets[name] { _ = graph.provide(bytes) } }
        children = node.children.compactMap { Drawn($0, of: inner, for: graph) }
    }

    init(frame: TreeRect, content: NodeContent = .group, style: NodeStyle = NodeStyle(), children: [Drawn] = []) {
        self.frame = frame
        self.content = content
        self.style = style
        self.children = children
    }
}

extension NodeContent {
    fileprivate var asset: AssetID? { if case .image(let image) = self { image.asset } else { nil } }
}
