package import CoreGraphics
package import RenderTree

// Shapes of views and controls. Paths are in the coordinates of the parent node.
extension NodeDraft {
    /// Returns a filled path.
    /// - Parameter bounds: the node's frame.
    package static func fill(_ path: CGPath, _ color: RGBA, bounds: CGRect) -> NodeDraft {
        let shape = ShapeContent(path: path.from(bounds.origin).svg, fill: .color(color))
        return NodeDraft(frame: TreeRect(bounds), content: .shape(shape))
    }

    /// Returns a filled rectangle with rounded corners.
    package static func box(_ rect: CGRect, _ color: RGBA, cornerRadius: CGFloat = 0) -> NodeDraft {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
        return fill(path, color, bounds: rect)
    }

    package static func stroke(
        _ path: CGPath, _ color: RGBA, width: CGFloat, bounds: CGRect, cap: Stroke.Cap? = .round
    ) -> NodeDraft {
        let line = Stroke(paint: .color(color), width: width, cap: cap, join: .round)
        let shape = ShapeContent(path: path.from(bounds.origin).svg, stroke: line)
        return NodeDraft(frame: TreeRect(bounds), content: .shape(shape))
    }

    /// Returns an image that fills the frame; with a tint, its alpha in that colour. It is hidden from assistive
    /// technology.
    package static func picture(_ picture: CGImage, in frame: CGRect, tint: RGBA? = nil) -> NodeDraft {
        let image = ImageContent(asset: AssetID(rawValue: ""), tint: tint)
        var draft = NodeDraft(frame: TreeRect(frame), content: .image(image))
        draft.node.accessibility.hidden = true
        draft.picture = picture
        return draft
    }
}

extension CGPath {
    fileprivate func from(_ origin: CGPoint) -> CGPath {
        copy(using: CGAffineTransform(translationX: -origin.x, y: -origin.y))
    }
}

extension NodeStyle {
    /// Creates a style.
    /// - Parameters:
    ///   - transform: transform about the centre of the size.
    ///   - clip: the visible area before the transform. A node's clip applies after its transform, so the path is
    ///     transformed.
    package init(opacity: CGFloat, transform: CGAffineTransform, clip: CGPath?, size: CGSize) {
        let turned = transform.about(CGPoint(x: size.width / 2, y: size.height / 2))
        self.init(
            opacity: opacity == 1 ? nil : Double(opacity),
            transform: transform.isIdentity ? nil : transform.numbers,
            clip: clip.map { Clip(path: (transform.isIdentity ? $0 : $0.copy(using: turned)).svg) })
    }
}

extension CGAffineTransform {
    /// Returns the transform with another point as its origin.
    package func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }

    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}
