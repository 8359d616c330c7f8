import CPangoCairo
public import Foundation

/// File of the pages that a context draws.
struct PDFFile {
    let url: URL
    let pages: PDFPages
    /// Bounds of a page in points, unless it has others.
    let mediaBox: CGRect
}

extension CGContext {
    /// Creates a context that writes a PDF to a file, which is complete once the PDF is closed. As in Apple's API, the origin is the
    /// lower left corner. Lines, areas and text stay such; shadows and masks are drawn as pixels, one a point.
    ///
    /// Returns nil where no file can be made at the URL, and for pages with a side of 0 or of more than 14,400 points.
    /// - Parameters:
    ///   - mediaBox: bounds of a page in points; nil is that of a letter, 612 × 792.
    ///   - auxiliaryInfo: title, author, subject and keywords of the document; others are ignored.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/init(_:mediabox:_:)
    public convenience init?(
        _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?
    ) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        let stream = PDFStream()
        guard PDFPages.isGood(box.size), box.origin.x.isFinite, box.origin.y.isFinite, url.isFileURL,
            let surface = stream.makeSurface(box.size),
            FileManager.default.createFile(atPath: url.path, contents: nil)
        else { return nil }
        self.init(taking: surface)
        pdf = PDFFile(url: url, pages: PDFPages(stream), mediaBox: box)
        describe(auxiliaryInfo ?? [:])
    }

    private func describe(_ information: [AnyHashable: Any]) {
        let kinds: [(String, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, kind) in kinds {
            if let text = information[key] as? String { cairo_pdf_surface_set_metadata(surface, kind, text) }
        }
        let keywords = information[kCGPDFContextKeywords]
        let words = (keywords as? [String])?.joined(separator: ", ") ?? keywords as? String
        if let words { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, words) }
    }

    /// Begins a page of a PDF, and ends the one before it. Does nothing in other contexts, and beyond 1000 pages.
    /// - Parameter pageInfo: the page's own bounds, the bytes of a `CGRect`, under `kCGPDFContextMediaBox`; others are ignored.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/beginpdfpage(_:)
    public func beginPDFPage(_ pageInfo: [AnyHashable: Any]?) {
        let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data
        let isRect = bytes?.count == MemoryLayout<CGRect>.size
        begin(isRect ? bytes?.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil)
    }

    /// Same as `beginPDFPage(_:)`, with the page's bounds; nil are those of the document.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/beginpage(mediabox:)
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { begin(mediaBox?.pointee) }

    private func begin(_ own: CGRect?) {
        guard let pdf else { return }
        let given = own ?? pdf.mediaBox
        let box = PDFPages.isGood(given.size) ? given : pdf.mediaBox
        guard pdf.pages.begin(box.size, on: self) else { return }
        translateBy(x: 0, y: box.height)
        scaleBy(x: 1, y: -1)
        translateBy(x: -box.minX, y: -box.minY)
    }

    /// Ends the page of a PDF, and undoes what was set while it was drawn. Does nothing without a page.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/endpdfpage()
    public func endPDFPage() { pdf?.pages.end(on: self) }

    /// Same as `endPDFPage()`. Source: developer.apple.com/documentation/coregraphics/cgcontext/endpage()
    public func endPage() { endPDFPage() }

    /// Ends the last page and writes the file; nothing can be drawn any more. A context that goes does so as well.
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/closepdf()
    public func closePDF() {
        guard let pdf, let data = pdf.pages.finish(on: self) else { return }
        do { try data.write(to: pdf.url) } catch { print("The PDF could not be written: \(error)") }
    }
}

// Keys of what a PDF says about itself. Source: Apple, "Auxiliary Dictionary Keys" (Core Graphics).
public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"
