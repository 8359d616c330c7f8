import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct `A homography` {
    private func made(_ numbers: Double...) throws -> Homography { try #require(Homography(numbers)) }

    @Test func `needs nine finite numbers`() {
        #expect(Homography([1, 0, 0, 0, 1, 0, 0, 0]) == nil)
        #expect(Homography([1, 0, 0, 0, 1, 0, 0, 0, 1, 0]) == nil)
        #expect(Homography([1, 0, 0, 0, 1, 0, 0, .nan, 1]) == nil)
    }

    @Test func `maps a point by its rows`() throws {
        let moved = try #require(try made(1, 0, 3, 0, 1, 4, 0, 0, 1).map(1, 2))
        #expect(moved.x == 4 && moved.y == 6)
        // (2·1 + 3·2 + 5, 7·1 + 11·2 + 13) / (1 + 2 + 1)
        let bent = try #require(try made(2, 3, 5, 7, 11, 13, 1, 1, 1).map(1, 2))
        #expect(bent.x == 3.25 && bent.y == 10.5)
    }

    @Test func `maps nothing behind the viewer, and has no origin at infinity`() throws {
        let tilted = try made(1, 0, 0, 0, 1, 0, 0.5, 0, 1)
        #expect(tilted.map(-1, 0) != nil)
        #expect(tilted.map(-2, 0) == nil && tilted.map(-4, 0) == nil)
        #expect(tilted.origin(-2, 0) == nil)
        let beyond = try #require(tilted.origin(-4, 2))
        #expect(beyond.x == 4 && beyond.y == -2)
    }

    @Test(arguments: [(1.0, 2.0), (5, 0), (0, 7), (3, 3)])
    func `is undone by its inverse`(_ x: Double, _ y: Double) throws {
        let transform = try made(2, 1, 3, 1, 4, 5, 0.1, 0.2, 1)
        let seen = try #require(transform.map(x, y))
        let back = try #require(transform.inverted?.origin(seen.x, seen.y))
        #expect(abs(back.x - x) < 1e-9 && abs(back.y - y) < 1e-9)
    }

    @Test func `has no inverse where it flattens the plane`() throws {
        #expect(try made(1, 2, 0, 2, 4, 0, 0, 0, 1).inverted == nil)
        #expect(try made(1, 2, 0, 2, 5, 0, 0, 0, 1).inverted != nil)
    }

    @Test func `is applied before the one that it is concatenated with`() throws {
        let both = try made(1, 0, 3, 0, 1, 4, 0, 0, 1).concatenating(try made(2, 0, 0, 0, 2, 0, 0, 0, 1))
        let moved = try #require(both.map(1, 1))
        #expect(moved.x == 8 && moved.y == 10)
    }

    @Test func `of an affine transform maps as it does`() throws {
        let affine = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        let (mapped, point) = (try #require(Homography(affine).map(1, 2)), CGPoint(x: 1, y: 2).applying(affine))
        #expect(CGPoint(x: mapped.x, y: mapped.y) == point && point == CGPoint(x: 23, y: 30))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A group through a homography` {
    private func drawn(_ side: Int, _ numbers: [Double], about rect: CGRect) throws -> CGImage {
        let context = try #require(CGContext(width: side, height: side))
        context.drawGroup(try #require(Homography(numbers)), about: rect) { context.fill(rect) }
        return try #require(context.makeImage())
    }

    private func isOpaque(_ x: Int, _ y: Int, _ image: CGImage) -> Bool { image.pixel(x: x, y: y)?.alpha == 255 }
    private func isClear(_ x: Int, _ y: Int, _ image: CGImage) -> Bool { image.pixel(x: x, y: y)?.alpha == 0 }

    @Test func `moves by whole pixels without a loss`() throws {
        let rect = CGRect(x: 10, y: 10, width: 10, height: 8)
        let image = try drawn(40, [1, 0, 4, 0, 1, -3, 0, 0, 1], about: rect)
        #expect(isOpaque(14, 7, image) && isOpaque(23, 14, image))
        #expect(isClear(13, 7, image) && isClear(14, 6, image) && isClear(24, 14, image) && isClear(23, 15, image))
    }

    @Test func `grows about the centre of its rectangle`() throws {
        let image = try drawn(40, [2, 0, 0, 0, 2, 0, 0, 0, 1], about: CGRect(x: 10, y: 10, width: 10, height: 6))
        // From 15 ± 10 and 13 ± 6, but for a pixel at the edge, where colours are mixed.
        #expect(isOpaque(6, 13, image) && isOpaque(23, 13, image) && isOpaque(15, 8, image) && isOpaque(15, 17, image))
        #expect(isClear(3, 13, image) && isClear(26, 13, image) && isClear(15, 5, image) && isClear(15, 20, image))
    }

    /// x' = x / (x/10 + 1) about the centre, 30: no point in front of the viewer gets to 10 and beyond.
    @Test func `shows nothing that is behind the viewer`() throws {
        let image = try drawn(60, [1, 0, 0, 0, 1, 0, 0.1, 0, 1], about: CGRect(x: 5, y: 5, width: 50, height: 50))
        #expect(isOpaque(35, 30, image))
        #expect(isClear(50, 30, image) && isClear(55, 30, image))
    }

    @Test func `mixes four pixels between them`() throws {
        let image = try drawn(
            40, [1, 0, 0.25, 0, 1, 0.5, 0, 0, 1], about: CGRect(x: 10, y: 10, width: 10, height: 10))
        let corner = try #require(image.pixel(x: 10, y: 10)).alpha
        #expect(abs(corner - 96) <= 1)
        #expect(abs(try #require(image.pixel(x: 20, y: 15)).alpha - 64) <= 1)
        #expect(abs(try #require(image.pixel(x: 15, y: 20)).alpha - 128) <= 1)
    }
}
