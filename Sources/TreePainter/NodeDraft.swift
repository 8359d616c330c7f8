package import CoreGraphics
package import RenderTree

/// A node without an id, with its children. Frames are relative to the parent node.
package struct NodeDraft {
    /// The node; its id and children are ignored.
    package var node: Node
    /// Bitmap of an image node, which gets its asset's name when the node gets its id.
    package var picture: CGImage?
    /// Bitmap in place of `node.style.mask`, named in the same way.
    package var mask: CGImage?
    /// Object that receives the node's input, such as a view.
    package var responder: AnyObject?
    /// Object that the node stands for among the parts of a view: it keeps its id for as long as the object is drawn,
    /// wherever in the order. Parts without one, or within one, are told apart by their order. An object stands for one part.
    package var identity: AnyObject?
    /// Children, the last on top.
    package var children: [NodeDraft]

    package init(
        frame: TreeRect, content: NodeContent = .group, style: NodeStyle = NodeStyle(), children: [NodeDraft] = []
    ) {
        node = Node(id: NodeID(rawValue: 0), frame: frame, content: content, style: style)
        self.children = children
    }

    /// Returns the node with its id, children and named assets.
    /// - Parameter name: returns a bitmap's name; nil where it is not available, which leaves an image out.
    package func node(
        _ id: NodeID, _ children: [NodeID], naming name: (CGImage) -> AssetID?
    ) -> Node {
        var named = node
        (named.id, named.children) = (id, children)
        if let mask { named.style.mask = name(mask) }
        guard let picture, case .image(var image) = node.content else { return named }
        if let asset = name(picture) {
            image.asset = asset
            named.content = .image(image)
        } else {
            named.content = .group
        }
        return named
    }

    /// Copies a node of a tree with its descendants; nil where the tree has no such node.
    package init?(_ id: NodeID, of tree: NodeTree, picture: (AssetID) -> CGImage?) {
        guard let node = tree[id] else { return nil }
        self.node = node
        mask = node.style.mask.flatMap(picture)
        if case .image(let image) = node.content { self.picture = picture(image.asset) }
        children = node.children.compactMap { NodeDraft($0, of: tree, picture: picture) }
    }
}

// MARK: - Painting

extension NodeDraft {
    /// Paints the node at its frame.
    package func paint(into context: CGContext) {
        var sheet = DraftSheet()
        let root = sheet.put(self)
        NodePainter(sheet.nodes, context) { [pictures = sheet.pictures] in pictures[$0] }.paint(root)
    }
}

/// Drafts as nodes with ids, for one painting.
private struct DraftSheet {
    var nodes: [NodeID: Node] = [:]
    var pictures: [AssetID: CGImage] = [:]

    mutating func put(_ draft: NodeDraft) -> NodeID {
        let children = draft.children.map { put($0) }
        let id = NodeID(rawValue: nodes.count + 1)
        nodes[id] = draft.node(id, children) { picture in
            let name = AssetID(rawValue: String(pictures.count))
            pictures[name] = picture
            return name
        }
        return id
    }
}
