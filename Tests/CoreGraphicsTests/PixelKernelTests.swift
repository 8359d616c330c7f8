import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct `Filters of a group` {
    private let inversion = PixelKernel.matrix(ColorMatrix(scale: -1, add: 255))
    private let brighter = PixelKernel.matrix(ColorMatrix(scale: 1, add: 102))

    private func drawn(_ filters: [PixelKernel]) throws -> CGImage {
        let context = try #require(CGContext(width: 6, height: 2))
        context.drawGroup(blur: 0, filters: filters) {
            for x in 1..<5 {
                // Two equal pixels stand beside each other, and one of them again.
                context.setFillColor(gray: x == 3 ? 0.8 : 0.4, alpha: 1)
                context.fill(CGRect(x: x, y: 0, width: 1, height: 2))
            }
        }
        return try #require(context.makeImage())
    }

    private func row(_ image: CGImage, _ y: Int) -> [[Int]] {
        (0..<6).map { x in image.pixel(x: x, y: y).map { [$0.red, $0.alpha] } ?? [] }
    }

    @Test func `change each pixel that is there, and no other`() throws {
        let image = try drawn([inversion])
        let expected = [[0, 0], [153, 255], [153, 255], [51, 255], [153, 255], [0, 0]]
        #expect(row(image, 0) == expected && row(image, 1) == expected)
    }

    @Test func `follow one another`() throws {
        #expect(row(try drawn([inversion, brighter]), 0)[1] == [255, 255])
        #expect(row(try drawn([brighter, inversion]), 0)[1] == [51, 255])
        #expect(row(try drawn([]), 0)[1] == [102, 255])
    }
}
