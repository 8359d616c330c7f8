import CoreGraphics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A PDF` {
    private let size = CGSize(width: 100, height: 50)

    @Test func `ends what is left open on a page, and goes on`() throws {
        let document = try #require(PDFDocument(size: size))
        #expect(document.beginPage(size))
        let start = document.context.ctm
        document.context.beginTransparencyLayer(auxiliaryInfo: nil)
        document.context.translateBy(x: 20, y: 10)
        #expect(document.beginPage(size))
        #expect(document.context.ctm == start)
        document.context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        let pages = String(decoding: document.finish(), as: UTF8.self).matches(of: /\/Type \/Page[^s]/)
        #expect(pages.count == 2)
    }

    @Test func `begins each page as if it were the first`() throws {
        let document = try #require(PDFDocument(size: size))
        #expect(document.beginPage(size))
        let start = document.context.ctm
        document.context.translateBy(x: 20, y: 10)
        document.context.saveGState()
        document.context.scaleBy(x: 3, y: 3)
        #expect(document.context.ctm != start)
        #expect(document.beginPage(CGSize(width: 60, height: 60)))
        #expect(document.context.ctm == start)
        #expect(document.finish().starts(with: Data("%PDF".utf8)))
    }

    @Test(arguments: [0, -1, .nan, PDFPages.sideMax + 1])
    func `has no page of a size that none can have`(side: CGFloat) throws {
        #expect(PDFDocument(size: CGSize(width: side, height: 50)) == nil)
        #expect(PDFDocument(size: CGSize(width: 50, height: side)) == nil)
        let document = try #require(PDFDocument(size: size))
        #expect(!document.beginPage(CGSize(width: side, height: 50)))
        #expect(document.beginPage(CGSize(width: PDFPages.sideMax, height: 50)))
    }

    private let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")

    private func written() throws -> String {
        defer { try? FileManager.default.removeItem(at: url) }
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    @Test func `of a file has the lower left corner of each page's bounds as its origin`() throws {
        var box = CGRect(x: 10, y: 20, width: 100, height: 50)
        let context = try #require(CGContext(url, mediaBox: &box, nil))
        #expect(context.startsAtLowerLeft)
        context.beginPDFPage(nil)
        #expect(box.origin.applying(context.ctm) == CGPoint(x: 0, y: 50))
        context.saveGState()
        context.scaleBy(x: 3, y: 3)
        context.endPDFPage()
        let own = CGRect(x: 0, y: 0, width: 60, height: 70)
        context.beginPDFPage([kCGPDFContextMediaBox: withUnsafeBytes(of: own) { Data($0) }])
        #expect(CGPoint(x: 60, y: 70).applying(context.ctm) == CGPoint(x: 60, y: 0))
        context.beginPage(mediaBox: nil)
        #expect(context.ctm.d == -1 && context.ctm.ty == 70)
        context.closePDF()
        context.closePDF()
        context.beginPDFPage(nil)
        let text = try written()
        #expect(text.contains("/MediaBox [ 0 0 60 70 ]") && text.contains("/Count 3"))
    }

    @Test func `of a file says what it is about, and is written when its context goes`() throws {
        do {
            let keywords = ["red", "blue"]
            let information: [AnyHashable: Any] = [kCGPDFContextTitle: "Poster", kCGPDFContextKeywords: keywords]
            let context = try #require(CGContext(url, mediaBox: nil, information))
            context.beginPDFPage(nil)
        }
        let text = try written()
        #expect(text.contains("/Title (Poster)") && text.contains("/Keywords (red, blue)"))
        #expect(text.contains("/MediaBox [ 0 0 612 792 ]"))
    }

    @Test func `of a file is none where no file can be, or no page`() {
        var box = CGRect(x: 0, y: 0, width: 0, height: 50)
        #expect(CGContext(url, mediaBox: &box, nil) == nil && !FileManager.default.fileExists(atPath: url.path))
        #expect(CGContext(url.appending(path: "missing/a.pdf"), mediaBox: nil, nil) == nil)
    }

    @Test func `has no more pages than it may`() throws {
        let document = try #require(PDFDocument(size: size))
        for _ in 0..<PDFPages.countMax { #expect(document.beginPage(size)) }
        #expect(!document.beginPage(size))
    }
}
