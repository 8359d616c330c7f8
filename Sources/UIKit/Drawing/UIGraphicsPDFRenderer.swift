import CoreGraphics

/// Settings of a PDF renderer. Source: Apple, "UIGraphicsPDFRendererFormat".
open class UIGraphicsPDFRendererFormat: NSObject {
    /// Ignored: the document has no title and no author.
    open var documentInfo: [String: Any] = [:]
    /// Page that is drawn, in points; set by the renderer.
    public internal(set) var bounds = CGRect.zero

    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Draws PDF documents. Source: Apple, "UIGraphicsPDFRenderer".
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    private let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer.
    /// - Parameter bounds: of a page, in points. A side must have more than 0 and at most 14,400; otherwise the documents are
    ///   empty.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Returns the document that the actions draw. What they draw before they have begun a page is on the first one.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        guard let document = PDFDocument(size: bounds.size) else { return Data() }
        ImageContexts.push(document.context, scale: 1)
        actions(UIGraphicsPDFRendererContext(document, format))
        ImageContexts.pop()
        return document.finish()
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// Context in which a PDF renderer's actions draw. Source: Apple, "UIGraphicsPDFRendererContext".
open class UIGraphicsPDFRendererContext: NSObject {
    private let document: PDFDocument
    public let format: UIGraphicsPDFRendererFormat
    /// Bounds of the current page, in points.
    open private(set) var pdfContextBounds: CGRect

    init(_ document: PDFDocument, _ format: UIGraphicsPDFRendererFormat) {
        (self.document, self.format, pdfContextBounds) = (document, format, format.bounds)
        super.init()
    }

    open var cgContext: CGContext { document.context }

    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page of another size; the information is ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        guard document.beginPage(bounds.size) else { return }
        pdfContextBounds = bounds
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

// Keys of `documentInfo`, which is ignored. Source: Apple, "Auxiliary Dictionary Keys" (Core Graphics).
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
