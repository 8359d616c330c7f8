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
        let pixels = [node.frame.width, node.frame.height].map { (CGFloat($0) * scale).rounded(.up) }
        guard pixels.allSatisfy({ $0 >= 1 && $0 <= CGFloat(CGImage.sideMax) }),
            let context = CGContext(width: Int(pixels[0]), height: Int(pixels[1]), scale: scale)
        else { return nil }
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

    func paint(_ id: NodeID) {
        guard let node = tree[id], node.frame.isPaintable else { return }
        context.saveGState()
        context.translateBy(x: CGFloat(node.frame.x), y: CGFloat(node.frame.y))
        composeShadow(of: node)
        context.restoreGState()
    }

    // The four steps of `NodeStyle`'s order, the outermost first.

    private func composeShadow(of node: Node) {
        guard let shadow = node.style.shadow else { return composeClip(of: node) }
        context.drawGroup(
            shadow: CGColor(shadow.color), radius: CGFloat(shadow.radius), x: CGFloat(shadow.x), y: CGFloat(shadow.y),
            scale: pixelsPerPoint
        ) { composeClip(of: node) }
    }

    private func composeClip(of node: Node) {
        guard let clip = node.style.clip else { return composeTransform(of: node) }
        context.saveGState()
        context.beginPath()
        // A clip that cannot be read shows nothing, rather than what was meant to be hidden.
        context.addPath(CGPath(svg: clip.path) ?? CGPath(elements: []))
        context.clip()
        composeTransform(of: node)
        context.restoreGState()
    }

    private func composeTransform(of node: Node) {
        guard let matrix = node.style.transform, matrix.count == 6 else { return composeOpacity(of: node) }
        let (x, y) = (CGFloat(node.frame.width / 2), CGFloat(node.frame.height / 2))
        context.saveGState()
        context.translateBy(x: x, y: y)
        context.concatenate(
            CGAffineTransform(
                a: CGFloat(matrix[0]), b: CGFloat(matrix[1]), c: CGFloat(matrix[2]), d: CGFloat(matrix[3]),
                tx: CGFloat(matrix[4]), ty: CGFloat(matrix[5])))
        context.translateBy(x: -x, y: -y)
        composeOpacity(of: node)
        context.restoreGState()
    }

    private func composeOpacity(of node: Node) {
        let opacity = CGFloat(node.style.opacity ?? 1)
        if opacity >= 1 {
            paintInside(of: node)
        } else if opacity > 0 {
            context.drawGroup(opacity: opacity) { paintInside(of: node) }
        }
    }

    private func paintInside(of node: Node) {
        context.saveGState()
        if case .scroll = node.content { context.clip(to: node.bounds) }
        paintContent(of: node)
        for child in node.children { paint(child) }
        context.restoreGState()
    }

    /// Shadows are blurred in pixels.
    private var pixelsPerPoint: CGFloat {
        let transform = context.ctm
        return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    private func paintContent(of node: Node) {
        switch node.content {
        // The looks of a control are its children.
        case .group, .button, .toggle, .slider, .select, .valueInput, .scroll, .dialog: break
        case .text(let text): paint(text)
        case .image(let image): paint(image, in: node.bounds)
        case .shape(let shape): paint(shape, in: node.bounds)
        case .textField(let field): paint(field, in: node.bounds)
        }
    }
}

extension TreeRect {
    fileprivate var isPaintable: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Node {
    fileprivate var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
}
