extension Image {
    /// Creates an image of a size in points that a closure draws, at three pixels a point. It is drawn at once, and not anew for each place
    /// that shows it. Empty for a size without pixels.
    ///
    /// Source: developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)
    @MainActor @preconcurrency public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
        let drawing = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
        (drawing.scale, drawing.isOpaque) = (3, opaque)
        if let label, let drawn = drawing.cgImage {
            self.init(drawn, scale: drawing.scale, label: label)
        } else {
            self.init(uiImage: drawing.uiImage ?? UIImage())
        }
    }
}
