import CoreGraphics
import Testing

private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
}

private func stroked(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, miterLimit: CGFloat = 10
) -> CGPath { path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: miterLimit) }

@Suite(.timeLimit(.minutes(5))) struct `The outline of a path's line` {
    private let corner = line(CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0))

    @Test func `is half of the width on each side`() {
        let area = stroked(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)))
        #expect(area.boundingBox == CGRect(x: 0, y: 8, width: 20, height: 4))
        #expect(area.contains(CGPoint(x: 10, y: 11.9)) && !area.contains(CGPoint(x: 10, y: 12.1)))
    }

    @Test(arguments: [(CGLineCap.butt, 0), (.square, -2), (.round, -2)] as [(CGLineCap, CGFloat)])
    func `reaches beyond the ends as they are shaped`(cap: CGLineCap, left: CGFloat) {
        let area = stroked(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)), cap)
        #expect(area.boundingBox == CGRect(x: left, y: 8, width: 20 - left * 2, height: 4))
        #expect(area.contains(CGPoint(x: -1.8, y: 11.8)) == (cap == .square))
    }

    @Test func `has corners as they are joined`() {
        let tip = CGPoint(x: 21.8, y: 21.8)
        #expect(stroked(corner).contains(tip))
        #expect(!stroked(corner, miterLimit: 1.2).contains(tip), "The tip would be too long.")
        #expect(!stroked(corner, .butt, .round).contains(tip) && !stroked(corner, .butt, .bevel).contains(tip))
        #expect(stroked(corner, .butt, .round).contains(CGPoint(x: 21.3, y: 21.3)))
        #expect(!stroked(corner, .butt, .bevel).contains(CGPoint(x: 21.3, y: 21.3)))
    }

    @Test func `has a hole where the line goes round one`() {
        let ring = stroked(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 50, y: 1)))
        let square = stroked(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(square.contains(CGPoint(x: -1.9, y: -1.9)), "A closed line has a corner where it begins.")
    }

    @Test func `is nothing without a width`() {
        #expect(corner.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
    }

    @Test func `takes the place of a context's path, with its width and dashes`() throws {
        let context = try #require(CGContext(width: 20, height: 20))
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [5, 5])
        context.addPath(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)))
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 10, width: 20, height: 0))
        #expect(context.pathContains(CGPoint(x: 2, y: 11), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 7, y: 11), mode: .stroke), "That is within a gap.")
        #expect(!context.pathContains(CGPoint(x: 2, y: 11), mode: .fill))
        context.replacePathWithStrokedPath()
        context.fillPath()
        let image = try #require(context.makeImage())
        #expect(image.pixel(x: 2, y: 11)?.alpha == 255 && image.pixel(x: 7, y: 11)?.alpha == 0)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `The dashes of a path` {
    private let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))

    @Test func `go round corners`() {
        #expect(path.copy(dashingWithPhase: 0, lengths: [6, 2]).svg == "M0 0L6 0M8 0L10 0L10 4M10 6L10 10")
    }

    @Test func `begin within the pattern, and an odd one is repeated`() {
        #expect(path.copy(dashingWithPhase: 3, lengths: [6, 2]).svg == "M0 0L3 0M5 0L10 0L10 1M10 3L10 9")
        #expect(path.copy(dashingWithPhase: 0, lengths: [8]).svg == "M0 0L8 0M10 6L10 10")
    }

    @Test func `are the path itself without a length`() {
        #expect(path.copy(dashingWithPhase: 0, lengths: []).svg == path.svg)
        #expect(path.copy(dashingWithPhase: 0, lengths: [0]).svg == path.svg)
    }
}

@Suite(.timeLimit(.minutes(5))) struct `An arc between two lines` {
    @Test func `touches both, and is joined to the current point`() {
        let path = line(CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        let end = path.currentPoint
        #expect(abs(end.x - 20) < 0.001 && abs(end.y - 5) < 0.001)
        #expect(path.svg.hasPrefix("M0 0L15 0C"))
        // The middle of the arc is 5 points from its centre.
        let middle = 15 + 5 * 0.5.squareRoot()
        #expect(path.contains(CGPoint(x: middle - 0.1, y: 20 - middle + 0.1)))
        #expect(!path.contains(CGPoint(x: middle + 0.1, y: 20 - middle - 0.1)))
    }

    @Test func `turns the other way round as well`() {
        let path = line(CGPoint(x: 0, y: 20))
        path.addArc(tangent1End: CGPoint(x: 20, y: 20), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        let end = path.currentPoint
        #expect(abs(end.x - 20) < 0.001 && abs(end.y - 15) < 0.001)
    }

    @Test func `is a line where the lines are one`() {
        let path = line(CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
        #expect(path.svg == "M0 0L20 0")
    }

    @Test func `follows a context's transform`() throws {
        let context = try #require(CGContext(width: 80, height: 80, scale: 2))
        context.move(to: CGPoint(x: 0, y: 0))
        context.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        let end = context.currentPointOfPath
        #expect(abs(end.x - 20) < 0.001 && abs(end.y - 5) < 0.001)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 4))
        #expect(
            context.convertToUserSpace(CGRect(x: 2, y: 4, width: 6, height: 8))
                == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
