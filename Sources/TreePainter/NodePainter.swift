package import CoreGraphics
package import RenderTree

/// Paints nodes into a context.
package struct NodePainter {
    let nodes: [NodeID: Node]
    let context: CGContext
    let picture: (AssetID) -> CGImage?
    /// Whether any node blends: only then does it matter which nodes are groups.
    let hasBlends: Bool

    /// Creates a painter.
    /// - Parameter picture: returns the bitmap of an image asset; nil where it is not available.
    package init(_ nodes: [NodeID: Node], _ context: CGContext, picture: @escaping (AssetID) -> CGImage?) {
        self.nodes = nodes
        self.context = context
        self.picture = picture
        hasBlends = nodes.values.contains { $0.style.blend.map { $0 != .normal } ?? false }
    }

    /// Paints a node with its descendants at its frame.
    package func paint(_ id: NodeID) {
        guard let node = nodes[id], node.frame.isPaintable else { return }
        context.saveGState()
        context.translateBy(x: CGFloat(node.frame.x), y: CGFloat(node.frame.y))
        composeBlend(of: node)
        context.restoreGState()
    }

    func paintInside(of node: Node) {
        context.saveGState()
        if case .scroll(let scroll) = node.content {
            context.clip(to: node.bounds)
            let offset = scroll.offset(in: node.bounds.size)
            context.translateBy(x: -offset.x, y: -offset.y)
        }
        paintContent(of: node)
        for child in node.children { paint(child) }
        context.restoreGState()
    }

    private func paintContent(of node: Node) {
        switch node.content {
        // A control is drawn by its children.
        case .group, .button, .toggle, .slider, .select, .valueInput, .scroll, .dialog: break
        case .text(let text): paint(text, in: node.bounds)
        case .image(let image): paint(image, in: node.bounds)
        case .shape(let shape): paint(shape, in: node.bounds)
        case .textField(let field): paint(field, in: node.bounds)
        case .media(let media): paint(media, in: node.bounds)
        }
    }
}

extension ScrollContent {
    /// Returns the offset to which the app has scrolled, as far as the content reaches.
    fileprivate func offset(in size: CGSize) -> CGPoint {
        guard let target, target.x.isFinite, target.y.isFinite else { return .zero }
        return CGPoint(
            x: max(0, min(target.x, contentSize.width - size.width)),
            y: max(0, min(target.y, contentSize.height - size.height)))
    }
}

extension TreeRect {
    fileprivate var isPaintable: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Node {
    var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
}
