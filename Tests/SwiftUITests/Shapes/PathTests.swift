import CoreGraphics
import RenderTree
import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Paths` {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `are written as numbers and letters, and read again`() {
        var path = Path(square)
        path.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 1, y: 2))
        #expect(path.description.hasPrefix("0 0 m 10 0 l 10 10 l 0 10 l h"))
        #expect(Path(path.description) == path)
        #expect(Path("1 2 l 3") == nil)
        #expect(Path("1 m") == nil)
        #expect(Path("") == Path())
    }

    @Test func `know their box, and what is inside`() {
        let circle = Path(ellipseIn: square)
        #expect(circle.boundingRect == square)
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
        #expect(Path().boundingRect == .null)
        var ring = Path(square)
        ring.addRect(square.insetBy(dx: 3, dy: 3))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    @Test func `add arcs that go on by an angle`() throws {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        let end = try #require(path.currentPoint)
        #expect(abs(end.x) < 0.001 && abs(end.y - 10) < 0.001)
        path.addRelativeArc(center: .zero, radius: .nan, startAngle: .zero, delta: .degrees(90))
        #expect(path.currentPoint == end)
    }

    @Test func `add arcs that touch two lines`() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
        #expect(path.boundingRect.maxX < 10.001)
    }

    @Test func `are cut by fractions of their length`() throws {
        let half = Path(square).trimmedPath(from: 0.125, to: 0.375)
        #expect(half.description == "5 0 m 10 0 l 10 5 l")
        let arc = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
        #expect(arc.boundingRect.width > 4)
        #expect(Path(square).trimmedPath(from: 0.6, to: 0.5).isEmpty)
        #expect(Path(square).trimmedPath(from: -1, to: 2) == Path(square))
    }

    @Test func `become the outline of a line`() {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 10))
        line.addLine(to: CGPoint(x: 10, y: 10))
        let butt = line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        #expect(butt == CGRect(x: 0, y: 8, width: 10, height: 4))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect
        #expect(round == CGRect(x: -2, y: 8, width: 14, height: 4))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(!line.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 11, y: 10)))
    }

    @Test func `take transforms for what is added`() {
        var path = Path()
        path.addRect(square, transform: CGAffineTransform(translationX: 5, y: 0))
        path.addPath(Path(square), transform: CGAffineTransform(scaleX: 3, y: 3))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
    }
}
