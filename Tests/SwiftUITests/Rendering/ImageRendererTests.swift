import Foundation
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Image renderers` {
    @Test func `draw content at its own size and scale`() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 90)
        #expect(renderer.cgImage?.height == 60)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    }

    @Test func `propose the size they are given`() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 12, height: 7)
        #expect(renderer.uiImage?.size == CGSize(width: 12, height: 7))
    }

    @Test func `draw upright into contexts whose y axis points up or down`() throws {
        let halves = VStack(spacing: 0) {
            Color.red
            Color.blue
        }
        let renderer = ImageRenderer(content: halves.frame(width: 4, height: 4))
        let up = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let down = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1))
        for context in [up, down] {
            renderer.render { _, draw in draw(context) }
            let image = try #require(context.makeImage())
            let (top, bottom) = (try #require(image.pixel(x: 1, y: 0)), try #require(image.pixel(x: 1, y: 3)))
            #expect(top.red > top.blue && bottom.blue > bottom.red)
        }
    }

    @Test func `draw into a PDF, which is a file once it is closed`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        ImageRenderer(content: Color.red.frame(width: 30, height: 20)).render { size, draw in
            var box = CGRect(origin: .zero, size: size)
            guard let context = CGContext(url as CFURL, mediaBox: &box, nil) else {
                Issue.record("no context of a PDF file")
                return
            }
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
            context.closePDF()
        }
        let data = try Data(contentsOf: url)
        #expect(data.starts(with: Data("%PDF".utf8)) && data.range(of: Data("/Image".utf8)) != nil)
        #expect(data.range(of: Data("/MediaBox [ 0 0 30 20 ]".utf8)) != nil)
    }

    @Test func `draw nothing of an empty view`() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }
}
