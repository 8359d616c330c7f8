import Testing

@testable import CoreGraphics

@Suite(.timeLimit(.minutes(5))) struct `Lines of two areas` {
    private typealias Line = PathBooleanOperation.Line
    private typealias Point = PathBooleanOperation.Point

    private func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Line {
        Line(from: Point(x: x, y: y), to: Point(x: toX, y: toY), isFirst: true)
    }

    @Test func `cut each other where they cross`() {
        #expect(line(0, 0, 10, 10).cuts(by: line(0, 10, 10, 0)) == [Point(x: 5, y: 5)])
        #expect(line(2, 1, 12, 6).cuts(by: line(4, -9, 4, 11)) == [Point(x: 4, y: 2)])
        #expect(line(4, 11, 4, -9).cuts(by: line(12, 6, 2, 1)) == [Point(x: 4, y: 2)])
    }

    @Test func `cut each other at a point of the grid`() {
        #expect(line(0, 0, 10, 4).cuts(by: line(4, -10, 4, 10)) == [Point(x: 4, y: 2)])
        #expect(line(0, 0, 10, 3).cuts(by: line(4, -10, 4, 10)) == [Point(x: 4, y: 1)])
    }

    @Test func `touch with an end`() {
        let base = line(0, 0, 10, 0)
        #expect(base.cuts(by: line(5, 0, 5, 10)) == [Point(x: 5, y: 0)])
        #expect(base.cuts(by: line(5, -10, 5, 0)) == [Point(x: 5, y: 0)])
        #expect(base.cuts(by: line(10, -5, 10, 5)) == [Point(x: 10, y: 0)])
        #expect(base.cuts(by: line(0, -5, 0, 5)) == [Point(x: 0, y: 0)])
    }

    @Test func `that would only meet if they were longer do not cut`() {
        let base = line(0, 0, 10, 0)
        #expect(base.cuts(by: line(11, -5, 11, 5)) == [] && base.cuts(by: line(-1, -5, -1, 5)) == [])
        #expect(base.cuts(by: line(5, 1, 5, 5)) == [] && base.cuts(by: line(5, -5, 5, -1)) == [])
    }

    @Test func `on the same line cut at the other's ends, and parallel ones not at all`() {
        #expect(line(0, 0, 10, 5).cuts(by: line(4, 2, 20, 10)) == [Point(x: 4, y: 2), Point(x: 20, y: 10)])
        #expect(line(0, 0, 10, 5).cuts(by: line(0, 1, 10, 6)) == [])
    }

    @Test func `may meet where their boxes touch`() {
        let box = line(0, 0, 10, 10)
        for other in [line(10, 0, 20, 10), line(0, 10, 10, 20), line(-10, 10, 0, 0), line(10, -10, 0, 0)] {
            #expect(box.mayMeet(other) && other.mayMeet(box))
        }
        for other in [line(11, 0, 20, 10), line(0, 11, 10, 20), line(-10, 10, -1, 0), line(10, -10, 0, -1)] {
            #expect(!box.mayMeet(other) && !other.mayMeet(box))
        }
    }

    @Test func `measure how far along a point is`() {
        let slanted = line(1, 1, 4, 5)
        #expect(slanted.length == 25)
        #expect(slanted.share(of: Point(x: 1, y: 1)) == 0)
        #expect(slanted.share(of: Point(x: 2, y: 3)) == 11)
    }

    @Test func `begin at the upper point, or at the left one`() {
        let point = Point(x: 5, y: 5)
        #expect(point.isBefore(Point(x: 0, y: 6)) && !Point(x: 0, y: 6).isBefore(point))
        #expect(point.isBefore(Point(x: 6, y: 5)) && !Point(x: 6, y: 5).isBefore(point))
        #expect(!point.isBefore(point))
        let grid = PathBooleanOperation.grid
        #expect(Point(x: 2 * grid, y: -grid / 2).inPoints == CGPoint(x: 2, y: -0.5))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Parts of lines` {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `of a path that is closed return to its start`() {
        let triangle = CGMutablePath()
        triangle.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6)])
        let open = triangle.lineIntersection(square).elements
        triangle.closeSubpath()
        let (a, b, c) = (CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6))
        #expect(open == [.move(a), .line(b), .line(c)])
        #expect(triangle.lineIntersection(square).elements == [.move(a), .line(b), .line(c), .line(a)])
    }

    @Test func `of two subpaths stay apart`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
        path.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5)])
        #expect(
            path.lineIntersection(square).elements == [
                .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 2, y: 1)), .move(CGPoint(x: 5, y: 5)),
                .line(CGPoint(x: 10, y: 5)),
            ])
        #expect(
            path.lineSubtraction(square).elements == [.move(CGPoint(x: 10, y: 5)), .line(CGPoint(x: 15, y: 5))])
    }

    @Test func `follow the rule of the area`() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
        let line = CGPath(elements: [.move(CGPoint(x: 1, y: 5)), .line(CGPoint(x: 9, y: 5))])
        #expect(line.lineSubtraction(ring, using: .winding).isEmpty)
        #expect(
            line.lineSubtraction(ring, using: .evenOdd).elements
                == [.move(CGPoint(x: 4, y: 5)), .line(CGPoint(x: 6, y: 5))])
        #expect(!ring.intersects(CGPath(rect: CGRect(x: 4.5, y: 4.5, width: 1, height: 1)), using: .evenOdd))
    }
}
