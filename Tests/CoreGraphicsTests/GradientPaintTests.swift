import CoreGraphics
import Testing

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

@Suite(.timeLimit(.minutes(5))) struct `A gradient's paint` {
    private let context: CGContext
    private let gradient: CGGradient

    init() throws {
        context = try #require(CGContext(width: 20, height: 20))
        gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    }

    private func pixel(_ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try #require(context.makeImage()?.pixel(x: x, y: y))
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    private func fill(with shading: Shading) {
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fillPath(with: shading)
    }

    @Test func `has its colours at even distances, or where they are told`() throws {
        let even = try #require(CGGradient(colorsSpace: nil, colors: [red, green, blue], locations: nil))
        #expect(even.stops.map(\.location) == [0, 0.5, 1])
        #expect(CGGradient(colorsSpace: nil, colors: [red], locations: nil)?.stops.map(\.location) == [0])
        let told = CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0.25, 0.75])
        #expect(told?.stops.map(\.location) == [0.25, 0.75])
        #expect(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0]) == nil)
    }

    @Test func `goes on beyond its ends only as its options say`() throws {
        func ends(_ options: CGGradientDrawingOptions) throws -> [[Int]] {
            context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            return [try pixel(1, 9), try pixel(18, 9)]
        }
        let (first, last, nothing) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
        #expect(try ends([]) == [nothing, nothing] && ends(.drawsBeforeStartLocation) == [first, nothing])
        #expect(try ends(.drawsAfterEndLocation) == [nothing, last])
        #expect(try ends([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [first, last])
    }

    @Test func `is as transparent as the context, and sorts its colours`() throws {
        let turned = try #require(CGGradient(colorsSpace: nil, colors: [blue, red], locations: [1, 0]))
        context.setAlpha(0.5)
        context.drawLinearGradient(
            turned, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        let (first, last) = (try pixel(1, 9), try pixel(18, 9))
        #expect(first[0] > 250 && first[2] == 0 && abs(first[3] - 128) <= 1)
        #expect(last[2] > 250 && last[0] == 0 && abs(last[3] - 128) <= 1)
    }

    @Test func `lies between two circles`() throws {
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: -5, endCenter: CGPoint(x: 10, y: 10),
            endRadius: 6,
            options: .drawsBeforeStartLocation)
        #expect(try pixel(10, 10)[0] > 200 && pixel(14, 10)[2] > 150 && pixel(18, 10)[3] == 0)
    }

    @Test func `is the last colour where it has no length`() throws {
        let center = CGPoint(x: 10, y: 10)
        let flat: [Shading] = [
            .linear(gradient, start: center, end: center),
            .radial(gradient, center: center, startRadius: 0, endRadius: 0, stretch: CGSize(width: 1, height: 1)),
            .radial(gradient, center: center, startRadius: 0, endRadius: 5, stretch: CGSize(width: 0, height: 1)),
            .radial(gradient, center: center, startRadius: 0, endRadius: 5, stretch: CGSize(width: 1, height: 0)),
        ]
        for shading in flat {
            fill(with: shading)
            #expect(try pixel(10, 10) == [0, 0, 255, 255] && pixel(1, 1) == [0, 0, 255, 255])
        }
    }

    @Test func `is stretched about its centre`() throws {
        fill(
            with: .radial(
                gradient, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 4,
                stretch: CGSize(width: 2, height: 1)))
        // 7.5 points aside are 3.75 of 4; 4.5 points below are beyond the end.
        #expect(try (5...30).contains(pixel(17, 10)[0]) && (5...30).contains(pixel(2, 10)[0]))
        #expect(try pixel(10, 14)[0] == 0 && pixel(10, 5)[0] == 0 && pixel(10, 12)[0] > 60)
    }

    @Test func `covers a line as wide as it is, and nothing else`() throws {
        context.setLineWidth(4)
        context.move(to: CGPoint(x: 0, y: 10))
        context.addLine(to: CGPoint(x: 20, y: 10))
        context.strokePath(with: .linear(gradient, start: .zero, end: CGPoint(x: 20, y: 0)))
        #expect(try pixel(1, 10)[0] > 200 && pixel(18, 10)[2] > 200)
        #expect(
            try [8, 11].allSatisfy { try pixel(10, $0)[3] == 255 } && [7, 12].allSatisfy { try pixel(10, $0)[3] == 0 })
        #expect(context.isPathEmpty)
    }

    /// Red for half of the turn from the start to the end, blue for the other half and all that follows.
    private func quarters(from start: CGFloat, to end: CGFloat) throws -> String {
        let halves = CGGradient(stops: [(0, red), (0.5, red), (0.5, blue), (1, blue)])
        fill(with: .angular(halves, center: CGPoint(x: 10, y: 10), startAngle: start, endAngle: end))
        // Clockwise from the lower right quarter.
        return try [(15, 16), (4, 15), (5, 4), (16, 5)].map { try pixel($0.0, $0.1)[0] == 255 ? "R" : "B" }.joined()
    }

    @Test func `turns clockwise from the right`() throws {
        #expect(try quarters(from: 0, to: 360) == "RRBB" && quarters(from: 90, to: 450) == "BRRB")
        #expect(try quarters(from: -90, to: 270) == "RBBR" && quarters(from: 810, to: 1170) == "BRRB")
        #expect(try quarters(from: 0, to: 180) == "RBBB" && quarters(from: 180, to: 360) == "BBRB")
    }

    @Test func `is blurred behind a rectangle without what is around it`() throws {
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setFillColor(blue)
        context.fill(CGRect(x: 5, y: 6, width: 10, height: 4))
        context.setFillColor(green)
        context.fill(CGRect(x: 5, y: 10, width: 10, height: 4))
        context.blurBehind(CGRect(x: 5, y: 6, width: 10, height: 8), deviation: 2)
        let (inner, outer) = (try pixel(5, 9), try pixel(4, 9))
        #expect(outer == [255, 0, 0, 255] && inner[0] == 0 && inner[3] == 255)
        #expect(inner[1] > 50 && inner[2] > 50)
        #expect(try pixel(15, 9) == outer && pixel(9, 5) == outer && pixel(9, 14) == outer)
        #expect(try pixel(14, 7)[0] == 0 && pixel(14, 7)[2] > pixel(14, 12)[2])
    }
}
