import CPangoCairo
package import Foundation

/// A PDF that is drawn page by page; text stays text.
package final class PDFDocument {
    /// Longest side in points: a PDF allows no longer one.
    package static let sideMax: CGFloat = 14_400
    /// Most pages.
    package static let pageCountMax = 1000
    /// Context of the current page.
    package let context: CGContext
    private let stream: PDFStream
    private var pageCount = 0

    /// Creates a document; nil for a size that no page can have.
    package init?(size: CGSize) {
        let stream = PDFStream()
        guard Self.isGood(size), let surface = stream.makeSurface(size), let context = CGContext(taking: surface)
        else { return nil }
        (self.context, self.stream) = (context, stream)
    }

    static func isGood(_ size: CGSize) -> Bool {
        [size.width, size.height].allSatisfy { $0 > 0 && $0 <= sideMax }
    }

    /// Ends the current page and begins one of a size in points. Returns false, and begins none, for a size that no page can
    /// have, and beyond `pageCountMax`.
    @discardableResult
    package func beginPage(_ size: CGSize) -> Bool {
        guard Self.isGood(size), pageCount < Self.pageCountMax else { return false }
        endPage()
        pageCount += 1
        cairo_pdf_surface_set_size(context.surface, size.width, size.height)
        context.saveGState()
        return true
    }

    private func endPage() {
        guard pageCount > 0 else { return }
        while !context.savedStates.isEmpty { context.restoreGState() }
        cairo_show_page(context.cairo)
    }

    /// Ends the last page and returns the whole document; nothing can be drawn any more.
    package func finish() -> Data {
        endPage()
        cairo_surface_finish(context.surface)
        return stream.data
    }
}

/// Bytes of a document, as its surface writes them. It must outlive the surface, unless that was finished.
final class PDFStream {
    private(set) var data = Data()

    /// Returns a surface with pages of a size in points; nil where there is no memory for it.
    func makeSurface(_ size: CGSize) -> OpaquePointer? {
        cairo_pdf_surface_create_for_stream(
            { closure, start, count in
                guard let closure, let start else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PDFStream>.fromOpaque(closure).takeUnretainedValue().data.append(start, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(self).toOpaque(), size.width, size.height)
    }
}
