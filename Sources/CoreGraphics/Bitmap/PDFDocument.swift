package import Foundation

/// A PDF that is drawn page by page; text stays text.
package final class PDFDocument {
    /// Context of the current page.
    package let context: CGContext
    private let pages: PDFPages

    /// Creates a document; nil for a size that no page can have.
    package init?(size: CGSize) {
        let stream = PDFStream()
        guard PDFPages.isGood(size), let surface = stream.makeSurface(size), let context = CGContext(taking: surface)
        else { return nil }
        (self.context, pages) = (context, PDFPages(stream))
    }

    /// Ends the current page and begins one of a size in points. Returns false, and begins none, for a size that no page can
    /// have, and beyond 1000 pages.
    @discardableResult
    package func beginPage(_ size: CGSize) -> Bool { pages.begin(size, on: context) }

    /// Ends the last page and returns the whole document; nothing can be drawn any more.
    package func finish() -> Data { pages.finish(on: context) ?? Data() }
}
