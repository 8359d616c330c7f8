package import CoreGraphics
package import RenderTree

/// Paints a node tree into a bitmap, with the content that the browser's painter shows.
package enum CairoPainter {
    /// Returns the bitmap; nil where the tree is empty or the bitmap would have no pixel, or more than
    /// `CGImage.sideMax` on a side.
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - asset: returns the data of an image asset of the tree.
    package static func image(of tree: NodeTree, scale: CGFloat, asset: (AssetID) -> Data?) -> CGImage? {
        guard let root = tree.root, let node = tree[root] else { return nil }
        let frame = CGRect(node.frame)
        guard let context = CGContext(size: frame.size, scale: scale) else { return nil }
        context.translateBy(x: -frame.minX, y: -frame.minY)
        withoutActuallyEscaping(asset) { asset in
            NodePainter(tree.nodes, context) { asset($0).flatMap(picture) }.paint(root)
        }
        return context.makeImage()
    }

    /// Decodes an image: PNG or JPEG.
    package static func picture(in bytes: Data) -> CGImage? { CGImage(png: bytes) ?? CGImage(jpeg: bytes) }
}
