import CoreGraphics

/// Settings of a PDF renderer. Source: Apple, "UIGraphicsPDFRendererFormat".
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Ignored: the document has no title and no author.
    open var documentInfo: [String: Any] = [:]

    open class func preferred() -> Self { Self() }
}

/// Draws PDF documents. Source: Apple, "UIGraphicsPDFRenderer".
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    private let bounds: CGRect
    private let pdfFormat: UIGraphicsPDFRendererFormat
    override open var format: UIGraphicsPDFRendererFormat { pdfFormat }

    /// Creates a renderer.
    /// - Parameter bounds: of a page, in points. A side must have more than 0 and at most 14,400; otherwise the documents are
    ///   empty.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, pdfFormat) = (bounds, format)
        super.init(bounds: bounds, format: format)
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
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDocument
    private let pdfFormat: UIGraphicsPDFRendererFormat
    override open var format: UIGraphicsPDFRendererFormat { pdfFormat }
    /// Bounds of the current page, in points.
    open private(set) var pdfContextBounds: CGRect

    init(_ document: PDFDocument, _ format: UIGraphicsPDFRendererFormat) {
        (self.document, pdfFormat, pdfContextBounds) = (document, format, format.bounds)
        super.init(document.context, format)
    }

    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page of another size; the information is ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        guard document.beginPage(bounds.size) else { return }
        pdfContextBounds = bounds
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    }
}
