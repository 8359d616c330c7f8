import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct AreaTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    private func area(_ path: CGPath) -> Double {
        var points: [[CGPoint]] = []
        for element in path.elements {
            switch element {
            case .move(let point): points.append([point])
            case .line(let point): points[points.count - 1].append(point)
            default: break
            }
        }
        let doubled = points.map { polygon in
            zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0.0) {
                $0 + Double($1.0.x * $1.1.y - $1.1.x * $1.0.y)
            }
        }
        return abs(doubled.reduce(0, +)) / 2
    }

    @Test func `areas that overlap`() {
        let other = rect(5, 5, 10, 10)
        #expect(area(square.union(other)) == 175)
        #expect(area(square.intersection(other)) == 25)
        #expect(area(square.subtracting(other)) == 75)
        #expect(area(square.symmetricDifference(other)) == 150)
        #expect(square.intersection(other).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    /// A circle and a rectangle that touches it at two points: two segments of the one, and four corners of the other.
    @Test func `areas whose edges touch have whole outlines`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let path = circle.symmetricDifference(rect(10, 0, 20, 40))
        let common = 2 * (10 * 300.0.squareRoot() + 400 * asin(0.5))
        #expect(abs(area(path) - (400 * Double.pi + 800 - 2 * common)) < 2)
        #expect(path.contains(CGPoint(x: 3, y: 20)) && path.contains(CGPoint(x: 37, y: 20)))
        #expect(path.contains(CGPoint(x: 11, y: 1)) && path.contains(CGPoint(x: 29, y: 39)))
        #expect(!path.contains(CGPoint(x: 20, y: 20)) && !path.contains(CGPoint(x: 20, y: 2)))
    }

    @Test func `areas that touch, hold one another, or are far apart`() {
        #expect(area(square.union(rect(10, 0, 10, 10))) == 200)
        #expect(square.union(rect(10, 0, 10, 10)).elements.count == 5)
        #expect(area(square.subtracting(rect(2, 2, 3, 3))) == 91)
        #expect(!square.subtracting(rect(2, 2, 3, 3)).contains(CGPoint(x: 3, y: 3)))
        #expect(area(square.intersection(square)) == 100)
        #expect(square.subtracting(square).isEmpty)
        #expect(square.intersection(rect(20, 20, 5, 5)).isEmpty)
        #expect(area(square.union(rect(20, 20, 5, 5))) == 125)
        #expect(area(square.union(CGPath(elements: []))) == 100)
    }

    @Test func `curves are taken as lines that nobody tells from them`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(abs(area(circle.normalized()) - 100 * .pi) < 0.5)
        let half = circle.intersection(rect(0, 0, 10, 20))
        #expect(abs(area(half) - 50 * .pi) < 0.5)
        let ring = circle.subtracting(CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(abs(area(ring) - 75 * .pi) < 0.5)
    }

    @Test func `an outline that crosses itself is filled by its rule`() {
        let bow = CGMutablePath()
        bow.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(area(bow.normalized()) == 50)
        let twice = CGMutablePath()
        twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        twice.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(area(twice.normalized(using: .evenOdd)) == 96)
        #expect(area(twice.normalized(using: .winding)) == 100)
    }

    @Test func `numbers that are none and paths without end do no harm`() {
        let bad = CGMutablePath()
        bad.addLines(between: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 1), CGPoint(x: 3, y: 3)])
        #expect(area(square.union(bad)) == 100)
        let long = CGMutablePath()
        long.addLines(between: (0..<10_000).map { CGPoint(x: Double($0 % 7), y: Double($0)) })
        _ = square.union(long)
    }

    @Test func `of lines, what lies in an area and what does not`() {
        let line = CGPath(elements: [.move(CGPoint(x: -5, y: 5)), .line(CGPoint(x: 15, y: 5))])
        #expect(
            line.lineIntersection(square).elements
                == [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
        #expect(
            line.lineSubtraction(square).elements == [
                .move(CGPoint(x: -5, y: 5)), .line(CGPoint(x: 0, y: 5)), .move(CGPoint(x: 10, y: 5)),
                .line(CGPoint(x: 15, y: 5)),
            ])
        // Three of the four sides of a square have a part outside of the other one.
        #expect(rect(5, 5, 10, 10).lineIntersection(square).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(line.lineIntersection(rect(0, 20, 5, 5)).elements.isEmpty)
        let broken = CGPath(elements: [.move(CGPoint(x: CGFloat.nan, y: 0)), .line(CGPoint(x: 1, y: CGFloat.infinity))])
        #expect(broken.lineIntersection(square).elements.isEmpty)
        #expect(square.lineSubtraction(broken).boundingBox == square.boundingBox)
        #expect(square.intersects(rect(5, 5, 10, 10)))
        #expect(!square.intersects(rect(50, 5, 10, 10)))
    }
}
