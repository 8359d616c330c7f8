public import CoreGraphics
import RenderTree
import TreePainter

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, shading) { paint in
            ShapeContent(path: "", fill: paint, evenOdd: style.isEOFilled ? true : nil)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, shading) { ShapeContent(path: "", stroke: style.painted(with: $0)) }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a path. The node's frame is the path's bounding box, so that gradients of styles span what is drawn.
    private func draw(_ path: Path, _ shading: Shading, _ content: (Paint) -> ShapeContent) {
        let box = path.boundingRect
        guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { return }
        // Clearing does not depend on the colour.
        let (paint, effects) = paint(blendMode == .clear ? .color(.black) : shading, in: box)
        var shape = content(paint)
        shape.path = path.offsetBy(dx: -box.minX, dy: -box.minY).data
        guard shape.path.utf8.count <= TreeLimits.pathByteCountMax else {
            let words = "A path is longer than \(TreeLimits.pathByteCountMax) bytes."
            return MainActor.assumeIsolated { sheet.graph.report("path_too_long", words, "Canvas") }
        }
        let frame = TreeRect(
            x: Double(box.minX), y: Double(box.minY), width: Double(box.width), height: Double(box.height))
        var drawn = NodeDraft(frame: frame, content: .shape(shape))
        let tile = shape.fill == nil ? nil : effects.tile
        if let asset = MainActor.assumeIsolated({ tile?.asset(for: box.size, sheet.graph) }) {
            drawn.node.content = .image(ImageContent(asset: asset))
            drawn.node.style.clip = Clip(path: shape.path)
        }
        if let shadow = effects.drop.first { drawn.node.style.shadow = shadow }
        drawn.node.style.blend = effects.blend
        draw(drawn)
    }

    /// Draws by CoreGraphics into an image of the canvas's size, less sharp where it would be larger than a picture may be.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let scale = displayScale
        let resolution = MainActor.assumeIsolated { sheet.resolution(atMost: scale) }
        guard let context = CGContext(size: sheet.size, scale: resolution) else { return }
        context.concatenate(transform)
        try content(context)
        guard let png = context.makeImage()?.fittedPNGData else { return }
        let asset = MainActor.assumeIsolated { sheet.graph.pictures.provide(png) }
        var plain = self
        plain.transform = .identity
        plain.draw(NodeDraft(frame: sheet.bounds, content: .image(ImageContent(asset: asset))))
    }
}
