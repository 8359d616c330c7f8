import CPangoCairo
package import Foundation

/// Pages of a PDF, which a context draws one after the other.
package final class PDFPages {
    /// Longest side in points: a PDF allows no longer one.
    package static let sideMax: CGFloat = 14_400
    /// Most pages.
    package static let countMax = 1000
    private let stream: PDFStream
    private var count = 0
    private(set) var isInPage = false
    private var isFinished = false

    init(_ stream: PDFStream) { self.stream = stream }

    static func isGood(_ size: CGSize) -> Bool {
        [size.width, size.height].allSatisfy { $0 > 0 && $0 <= sideMax }
    }

    /// Ends the current page and begins one of a size in points. Returns false, and begins none, for a size that no page can
    /// have, beyond `countMax`, and once the PDF is finished.
    func begin(_ size: CGSize, on context: CGContext) -> Bool {
        guard Self.isGood(size), count < Self.countMax, !isFinished else { return false }
        end(on: context)
        (count, isInPage) = (count + 1, true)
        cairo_pdf_surface_set_size(context.surface, size.width, size.height)
        context.saveGState()
        return true
    }

    /// Ends the current page, and undoes what was set while it was drawn. Does nothing without a page.
    func end(on context: CGContext) {
        guard isInPage else { return }
        while !context.layers.isEmpty { context.endTransparencyLayer() }
        while !context.savedStates.isEmpty { context.restoreGState() }
        isInPage = false
        cairo_show_page(context.cairo)
    }

    /// Ends the last page and returns the whole PDF; nothing can be drawn any more. Returns nil where it has done so before.
    func finish(on context: CGContext) -> Data? {
        guard !isFinished else { return nil }
        end(on: context)
        isFinished = true
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
