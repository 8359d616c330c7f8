/// Superclass of the settings of renderers.
/// Source: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    /// Rectangle that is drawn, in points; set by the renderer.
    public internal(set) var bounds = CGRect.zero

    override public required init() { super.init() }

    open class func `default`() -> Self { Self() }
}

/// Superclass of what draws images and documents. Source: developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    private let given: UIGraphicsRendererFormat
    open var format: UIGraphicsRendererFormat { given }

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        given = format
        format.bounds = bounds
        super.init()
    }
}

/// Superclass of the contexts in which a renderer's actions draw.
/// Source: developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    private let given: UIGraphicsRendererFormat
    open var format: UIGraphicsRendererFormat { given }

    init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
        (self.cgContext, given) = (cgContext, format)
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// Source: developer.apple.com/documentation/uikit/uigraphicsrenderercontext/fill(_:blendmode:)
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { cgContext.fill(rect) } }
    /// Source: developer.apple.com/documentation/uikit/uigraphicsrenderercontext/stroke(_:blendmode:)
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { cgContext.stroke(rect) } }

    private func blending(_ blendMode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        draw()
        cgContext.restoreGState()
    }
}
