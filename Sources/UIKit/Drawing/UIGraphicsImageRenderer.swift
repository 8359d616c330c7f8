/// Settings of an image renderer. Source: Apple, "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point.
    open var scale: CGFloat = 2
    /// Whether the image begins as black instead of transparent.
    open var opaque = false
    /// Rectangle that is drawn, in points; set by the renderer.
    public internal(set) var bounds = CGRect.zero
    /// Ignored: bitmaps have 8 bits a channel.
    open var preferredRange = Range.standard

    /// Source: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range>
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    override public init() { super.init() }
    /// Creates the format for a screen with these traits: bitmaps have two pixels a point on all.
    public convenience init(for traits: UITraitCollection) { self.init() }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws images. Source: Apple, "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer.
    /// - Parameter size: in points. Times the format's scale, a side must have 1 to 4,096 pixels; otherwise the
    ///   renderer's images are empty.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        format.bounds = CGRect(origin: .zero, size: size)
        super.init()
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
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// The image as it is drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
    }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
