/// Settings of an image renderer. Source: Apple, "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point.
    open var scale: CGFloat = 2
    /// Whether the image begins as black instead of transparent.
    open var opaque = false
    /// Ignored: bitmaps have 8 bits a channel.
    open var preferredRange = Range.standard

    /// Source: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range>
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    public required init() { super.init() }
    /// Creates the format for a screen with these traits: bitmaps have two pixels a point on all.
    public convenience init(for traits: UITraitCollection) { self.init() }

    open class func preferred() -> Self { Self() }
}

/// Draws images. Source: Apple, "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let size: CGSize
    private let imageFormat: UIGraphicsImageRendererFormat
    override open var format: UIGraphicsImageRendererFormat { imageFormat }

    /// Creates a renderer.
    /// - Parameter size: in points. Times the format's scale, a side must have 1 to 4,096 pixels; otherwise the
    ///   renderer's images are empty.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        (self.size, imageFormat) = (size, format)
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = ImageContexts.make(size: size, scale: format.scale, opaque: format.opaque) else {
            return UIImage()
        }
        ImageContexts.push(context, scale: format.scale)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        ImageContexts.pop()
        return context.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

/// Context in which an image renderer's actions draw. Source: Apple, "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat
    override open var format: UIGraphicsImageRendererFormat { imageFormat }

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(cgContext, format)
    }

    /// The image as it is drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }
}
