import CoreGraphics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A PDF` {
    private let size = CGSize(width: 100, height: 50)

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

    @Test(arguments: [0, -1, .nan, PDFDocument.sideMax + 1])
    func `has no page of a size that none can have`(side: CGFloat) throws {
        #expect(PDFDocument(size: CGSize(width: side, height: 50)) == nil)
        #expect(PDFDocument(size: CGSize(width: 50, height: side)) == nil)
        let document = try #require(PDFDocument(size: size))
        #expect(!document.beginPage(CGSize(width: side, height: 50)))
        #expect(document.beginPage(CGSize(width: PDFDocument.sideMax, height: 50)))
    }

    @Test func `has no more pages than it may`() throws {
        let document = try #require(PDFDocument(size: size))
        for _ in 0..<PDFDocument.pageCountMax { #expect(document.beginPage(size)) }
        #expect(!document.beginPage(size))
    }
}
