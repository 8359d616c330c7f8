import CoreGraphics
import Testing

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

@Suite(.timeLimit(.minutes(5))) struct `A drawn path` {
    private let context: CGContext

    init() throws {
        context = try #require(CGContext(width: 12, height: 12))
        context.setFillColor(red)
        context.setStrokeColor(blue)
        context.setLineWidth(2)
    }

    /// "R", "B" or "." for red, blue or nothing, and "?" for all others.
    private func letter(_ x: Int, _ y: Int) throws -> String {
        let pixel = try #require(context.makeImage()?.pixel(x: x, y: y))
        switch (pixel.red, pixel.blue, pixel.alpha) {
        case (255, 0, 255): return "R"
        case (0, 255, 255): return "B"
        case (_, _, 0): return "."
        default: return "?"
        }
    }

    private func row(_ y: Int) throws -> String { try (0..<12).map { try letter($0, y) }.joined() }

    /// A square from 1 to 11 with a square from 4 to 8 within it, whose lines are two points wide.
    @Test(
        arguments: [
            (.fill, ".RRRRRRRRRR."), (.eoFill, ".RRR....RRR."), (.stroke, "BB.BB..BB.BB"),
            (.fillStroke, "BBRBBRRBBRBB"),
            (.eoFillStroke, "BBRBB..BBRBB"),
        ] as [(CGPathDrawingMode, String)])
    func `is filled, stroked or both`(_ mode: CGPathDrawingMode, _ expected: String) throws {
        context.addRects([
            CGRect(x: 1, y: 1, width: 10, height: 10), CGRect(x: 4, y: 4, width: 4, height: 4),
        ])
        #expect(!context.isPathEmpty)
        context.drawPath(using: mode)
        #expect(try row(6) == expected)
        #expect(context.isPathEmpty && context.path == nil)
    }

    @Test func `has quadratic curves that bend to both sides alike`() throws {
        context.move(to: CGPoint(x: 1, y: 12))
        context.addQuadCurve(to: CGPoint(x: 11, y: 12), control: CGPoint(x: 6, y: 0))
        context.fillPath()
        // The curve's top is half as high as its control point: six points above its ends.
        #expect(try letter(6, 7) == "R" && letter(6, 5) == ".")
        let image = try #require(context.makeImage())
        for y in 0..<12 {
            let row = (0..<12).map { image.pixel(x: $0, y: y)?.alpha ?? -1 }
            #expect(zip(row, row.reversed()).allSatisfy { abs($0 - $1) <= 8 }, "\(y): \(row)")
        }
    }

    @Test(arguments: [(3_999_999, "R"), (4_000_000, ".")])
    func `leaves out points that are too far away to be drawn`(distance: CGFloat, expected: String) throws {
        let points = [
            CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1), CGPoint(x: 11, y: distance), CGPoint(x: 1, y: distance),
        ]
        context.addLines(between: points)
        context.fillPath()
        #expect(try letter(6, 6) == expected)
        context.clear(CGRect(x: 0, y: 0, width: 12, height: 12))
        context.addLines(between: points.map { CGPoint(x: $0.y, y: $0.x) })
        context.fillPath()
        #expect(try letter(6, 6) == expected)
    }

    @Test func `is a line for each pair of points`() throws {
        let points = [(0, 2), (12, 2), (0, 8), (12, 8), (6, 11)].map { CGPoint(x: $0.0, y: $0.1) }
        context.strokeLineSegments(between: points)
        #expect(try (0..<12).map { try letter(6, $0) }.joined() == ".BB....BB...")
        context.strokeLineSegments(between: [])
    }

    @Test func `has the width of its own line, and leaves the next one its own`() throws {
        context.stroke(CGRect(x: 4, y: -20, width: 100, height: 100), width: 4)
        #expect(try row(6) == "..BBBB......")
        context.stroke(CGRect(x: 9, y: -20, width: 100, height: 100))
        #expect(try row(6) == "..BBBB..BB..")
    }

    @Test func `has no width below zero, and keeps it where a number is none`() throws {
        context.setLineWidth(.nan)
        context.strokeLineSegments(between: [CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 12)])
        #expect(try row(6) == "..BB........")
        context.setLineWidth(-4)
        context.strokeLineSegments(between: [CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 12)])
        #expect(try row(6) == "..BB........")
    }

    @Test func `can be cleared away`() throws {
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        context.clear(CGRect(x: 3, y: 3, width: 4, height: 6))
        #expect(try row(2) == "RRRRRRRRRRRR" && row(3) == "RRR....RRRRR" && row(9) == "RRRRRRRRRRRR")
        context.fill(CGRect(x: 3, y: 3, width: 1, height: 6))
        #expect(try row(3) == "RRRR...RRRRR")
    }

    @Test func `can be cleared along a line, whatever its colour`() throws {
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        context.setBlendMode(.clear)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.2)
        context.stroke(CGRect(x: 4, y: -20, width: 100, height: 100), width: 4)
        context.strokeLineSegments(between: [CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 12)])
        #expect(try row(6) == "RR....RR..RR")
        context.setBlendMode(.normal)
        context.fill(CGRect(x: 0, y: 6, width: 12, height: 1))
        #expect(try row(6) == "RRRRRRRRRRRR")
    }

    private func dashed(_ phase: CGFloat, _ lengths: [CGFloat]) throws -> String {
        context.clear(CGRect(x: 0, y: 0, width: 12, height: 12))
        context.setLineDash(phase: phase, lengths: lengths)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 6), CGPoint(x: 12, y: 6)])
        return try row(6)
    }

    @Test func `has dashes from where they begin`() throws {
        #expect(try dashed(0, [3, 2]) == "BBB..BBB..BB")
        #expect(try dashed(1, [3, 2]) == "BB..BBB..BBB")
        // A pattern that cannot be drawn changes nothing; one of negative lengths counts them as none.
        for wrong in [[0, 0], [.infinity, 1], [-1]] as [[CGFloat]] { #expect(try dashed(0, wrong) == "BB..BBB..BBB") }
        #expect(try dashed(.nan, [1]) == "BB..BBB..BBB")
        #expect(try dashed(0, [4, -3]) == "BBBBBBBBBBBB" && dashed(0, []) == "BBBBBBBBBBBB")
    }

    @Test func `ends as its cap says`() throws {
        context.setLineWidth(4)
        func ended(_ cap: CGLineCap) throws -> String {
            context.clear(CGRect(x: 0, y: 0, width: 12, height: 12))
            context.setLineCap(cap)
            context.strokeLineSegments(between: [CGPoint(x: 4, y: 6), CGPoint(x: 8, y: 6)])
            return try row(4)
        }
        #expect(try ended(.butt) == "....BBBB....")
        #expect(try ended(.square) == "..BBBBBBBB..")
        let round = try ended(.round)
        #expect(round.hasPrefix("..?") && round.hasSuffix("?..") && round.contains("BBBB"))
    }

    @Test func `turns as its join and its miter limit say`() throws {
        context.setLineWidth(4)
        func corner(_ join: CGLineJoin, limit: CGFloat = 10) throws -> String {
            context.clear(CGRect(x: 0, y: 0, width: 12, height: 12))
            context.setLineJoin(join)
            context.setMiterLimit(limit)
            context.addLines(between: [CGPoint(x: 2, y: 12), CGPoint(x: 2, y: 2), CGPoint(x: 12, y: 2)])
            context.strokePath()
            return try letter(0, 0)
        }
        #expect(try corner(.miter) == "B" && corner(.bevel) != "B" && corner(.round) == "?")
        #expect(try corner(.miter, limit: 1) == corner(.bevel))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A context's coordinates` {
    @Test func `are points, in whole pixels rounded up`() throws {
        let context = try #require(CGContext(size: CGSize(width: 10.2, height: 5), scale: 2))
        #expect(context.width == 21 && context.height == 10)
        for side in [CGFloat.nan, .infinity, 0, -1] {
            #expect(CGContext(size: CGSize(width: side, height: 5), scale: 2) == nil)
            #expect(CGContext(size: CGSize(width: 5, height: side), scale: 2) == nil)
            #expect(CGContext(width: 5, height: 5, scale: side) == nil)
        }
    }

    @Test func `of a path are those of the present transform`() throws {
        let context = try #require(CGContext(width: 10, height: 10, scale: 2))
        context.translateBy(x: 3, y: 4)
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 2, y: 1))
        #expect(context.currentPointOfPath == CGPoint(x: 2, y: 1))
        context.scaleBy(x: 0.5, y: 0.25)
        #expect(context.currentPointOfPath == CGPoint(x: 4, y: 4) && context.path?.svg == "M2 4L4 4")
        #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 6, ty: 8))
        context.rotate(by: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(context.ctm)
        #expect(abs(point.x - 6) < 1e-9 && abs(point.y - 8.5) < 1e-9)
    }
}
