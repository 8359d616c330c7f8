package import CoreGraphics
package import RenderTree

/// Makes a picture of a node tree: what the browser's painter shows, as a bitmap.
@MainActor package enum CairoPainter {
    /// nil where the tree is empty or its picture would have no pixel, or more than `CGImage.sideMax` on a side.
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - asset: the bytes of a picture that the tree names.
    package static func image(of tree: NodeTree, scale: CGFloat, asset: (AssetID) -> Data?) -> CGImage? {
        guard let root = tree.root, let node = tree[root] else { return nil }
        let size = CGSize(width: node.frame.width, height: node.frame.height)
        guard let context = CGContext(size: size, scale: scale) else { return nil }
        context.translateBy(x: -CGFloat(node.frame.x), y: -CGFloat(node.frame.y))
        withoutActuallyEscaping(asset) { asset in
            NodePainter(tree: tree, context: context, asset: asset).paint(root)
        }
        return context.makeImage()
    }
}

/// Paints nodes into one context.
@MainActor struct NodePainter {
    let tree: NodeTree
    let context: CGContext
    let asset: (AssetID) -> Data?
    /// Whether anything in the tree blends: only then does it matter which nodes keep what is inside to themselves.
    let hasBlends: Bool

    init(tree: NodeTree, context: CGContext, asset: @escaping (AssetID) -> Data?) {
        self.tree = tree
        self.context = context
        self.asset = asset
        hasBlends = tree.inDrawingOrder.contains { $0.node.style.blend.map { $0 != .normal } ?? false }
    }

    func paint(_ id: NodeID) {
        guard let node = tree[id], node.frame.isPaintable else { return }
        context.saveGState()
        context.translateBy(x: CGFloat(node.frame.x), y: CGFloat(node.frame.y))
        composeBlend(of: node)
        context.restoreGState()
    }

    func paintInside(of node: Node) {
        context.saveGState()
        if case .scroll = node.content { context.clip(to: node.bounds) }
        paintContent(of: node)
        for child in node.children { paint(child) }
        context.restoreGState()
    }

    private func paintContent(of node: Node) {
        switch node.content {
        // The looks of a control are its children.
        case .group, .button, .toggle, .slider, .select, .valueInput, .scroll, .dialog: break
        case .text(let text): paint(text, in: node.bounds)
        case .image(let image): paint(image, in: node.bounds)
        case .shape(let shape): paint(shape, in: node.bounds)
        case .textField(let field): paint(field, in: node.bounds)
        case .media(let media): paint(media, in: node.bounds)
        }
    }
}

extension TreeRect {
    fileprivate var isPaintable: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Node {
    var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
}
