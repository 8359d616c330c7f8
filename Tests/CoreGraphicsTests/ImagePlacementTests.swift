import CoreGraphics
import Testing

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private let area = CGRect(x: 2, y: 3, width: 4, height: 6)

/// Red, green, blue and alpha of each pixel of a column.
private func column(_ x: Int, _ rows: Range<Int>, of image: CGImage) -> [[Int]] {
    rows.map { y in image.pixel(x: x, y: y).map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [] }
}

@Suite(.timeLimit(.minutes(5))) struct `An image in a rectangle` {
    private let canvas: CGContext
    /// Two pixels wide and high: the upper two red, the lower two blue.
    private let stripes: CGImage
    private let nothing = [0, 0, 0, 0]

    init() throws {
        canvas = try #require(CGContext(width: 10, height: 12))
        let small = try #require(CGContext(width: 2, height: 2))
        small.setFillColor(red)
        small.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        small.setFillColor(blue)
        small.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        stripes = try #require(small.makeImage())
    }

    private func drawn() throws -> CGImage { try #require(canvas.makeImage()) }

    @Test func `fills the rectangle and nothing around it`() throws {
        canvas.drawUpright(stripes, in: area, isPixelated: true)
        let image = try drawn()
        let (upper, lower) = ([255, 0, 0, 255], [0, 0, 255, 255])
        let expected = [nothing, upper, upper, upper, lower, lower, lower, nothing]
        #expect(column(2, 2..<10, of: image) == expected)
        #expect(column(5, 2..<10, of: image) == expected)
        #expect(column(1, 2..<10, of: image) == Array(repeating: nothing, count: 8))
        #expect(column(6, 2..<10, of: image) == Array(repeating: nothing, count: 8))
    }

    @Test func `stands on its head within the same rectangle in Apple's orientation`() throws {
        canvas.draw(stripes, in: area)
        let image = try drawn()
        let rows = column(3, 2..<10, of: image)
        #expect(rows.first == nothing && rows.last == nothing)
        #expect(rows[1] == [0, 0, 255, 255] && rows[6] == [255, 0, 0, 255])
    }

    @Test func `mixes neighbouring pixels, unless it is pixelated`() throws {
        canvas.drawUpright(stripes, in: area)
        let mixed = try #require(try drawn().pixel(x: 3, y: 5))
        #expect((100...240).contains(mixed.red) && (15...155).contains(mixed.blue))
    }

    @Test func `is as transparent as the context says`() throws {
        canvas.setAlpha(0.5)
        canvas.drawUpright(stripes, in: area, isPixelated: true)
        let pixel = try #require(try drawn().pixel(x: 3, y: 4))
        #expect(abs(pixel.alpha - 128) <= 1 && pixel.red == 255)
    }

    @Test(arguments: [
        CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), CGRect(x: 0, y: 0, width: 5, height: CGFloat.infinity),
        CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 0, y: 0, width: 5, height: 0),
    ])
    func `is not drawn where there is no rectangle, and the context goes on`(_ rect: CGRect) throws {
        canvas.drawUpright(stripes, in: rect)
        canvas.draw(stripes, in: rect)
        canvas.drawMask(stripes, in: rect, color: blue)
        canvas.drawGroup(mask: stripes, in: rect) { canvas.fill(area) }
        #expect(column(3, 0..<12, of: try drawn()) == Array(repeating: nothing, count: 12))
        canvas.setFillColor(red)
        canvas.fill(area)
        #expect(column(3, 3..<4, of: try drawn()) == [[255, 0, 0, 255]])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A mask in a rectangle` {
    private let canvas: CGContext
    /// Two pixels wide and high: the upper two opaque, the lower two transparent.
    private let upperHalf: CGImage
    private let nothing = [0, 0, 0, 0]

    init() throws {
        canvas = try #require(CGContext(width: 10, height: 12))
        let small = try #require(CGContext(width: 2, height: 2))
        small.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        upperHalf = try #require(small.makeImage())
    }

    @Test func `has one colour where the image is opaque`() throws {
        canvas.drawMask(upperHalf, in: area, color: blue, isPixelated: true)
        let image = try #require(canvas.makeImage())
        let paint = [0, 0, 255, 255]
        #expect(column(2, 2..<8, of: image) == [nothing, paint, paint, paint, nothing, nothing])
        #expect(column(6, 2..<8, of: image) == Array(repeating: nothing, count: 6))
    }

    @Test func `is smooth unless it is pixelated`() throws {
        canvas.drawMask(upperHalf, in: area, color: blue)
        let alpha = try #require(canvas.makeImage()?.pixel(x: 3, y: 5)).alpha
        #expect((100...240).contains(alpha))
    }

    @Test func `shows of a group what lies behind its opaque part`() throws {
        canvas.drawGroup(mask: upperHalf, in: area) {
            canvas.setFillColor(red)
            canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 12))
        }
        let rows = column(2, 0..<12, of: try #require(canvas.makeImage()))
        #expect(rows[3] == [255, 0, 0, 255] && rows[4] == [255, 0, 0, 255])
        #expect(rows[2] == nothing && rows[8] == nothing && rows[9] == nothing)
        #expect(column(1, 3..<5, of: try #require(canvas.makeImage())) == [nothing, nothing])
        #expect(column(5, 3..<4, of: try #require(canvas.makeImage())) == [[255, 0, 0, 255]])
    }
}
