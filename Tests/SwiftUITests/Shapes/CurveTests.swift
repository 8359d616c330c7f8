import Testing

@testable import SwiftUICore

@Suite(.timeLimit(.minutes(5))) struct `Arcs of a path` {
    private func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
        return path
    }

    private func isNear(_ path: Path, _ x: CGFloat, _ y: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) -> Bool {
        let box = path.boundingRect
        return abs(box.minX - x) < 0.02 && abs(box.minY - y) < 0.02 && abs(box.maxX - maxX) < 0.02
            && abs(box.maxY - maxY) < 0.02
    }

    /// Takes "clockwise" as Apple's API does: with the y axis pointing up, so that on the screen it is the other way.
    @Test func `run the way that is said, by the short way or the long one`() {
        #expect(isNear(arc(from: 0, to: 90, clockwise: false), 0, 0, 10, 10))
        #expect(isNear(arc(from: 0, to: 90, clockwise: true), -10, -10, 10, 10))
        #expect(isNear(arc(from: 90, to: 0, clockwise: true), 0, 0, 10, 10))
        #expect(isNear(arc(from: 90, to: 0, clockwise: false), -10, -10, 10, 10))
        #expect(isNear(arc(from: 0, to: -90, clockwise: true), 0, -10, 10, 0))
    }

    @Test func `are a whole turn at most, in quarters`() {
        #expect(arc(from: 0, to: 720, clockwise: false).elements.count == 5)
        #expect(arc(from: 0, to: -720, clockwise: true).elements.count == 5)
        #expect(arc(from: 0, to: 100, clockwise: false).elements.count == 3)
        #expect(arc(from: 0, to: 80, clockwise: false).elements.count == 2)
    }

    @Test func `go on by an angle, of whose turns one is drawn`() throws {
        func end(_ degrees: Double) throws -> (point: CGPoint, count: Int) {
            var path = Path()
            path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(degrees))
            return (try #require(path.currentPoint), path.elements.count)
        }
        let (back, more) = (try end(-80), try end(890))
        #expect(abs(back.point.y + 9.8481) < 0.001 && back.count == 2)
        // 890° end where 170° do, after another turn: 530°, in six pieces.
        #expect(abs(more.point.x + 9.8481) < 0.001 && abs(more.point.y - 1.7365) < 0.001 && more.count == 7)
        #expect(try end(-890).count == 7 && end(350).count == 5)
    }

    @Test func `touch two lines on either side`() throws {
        func tangent(_ end: CGPoint) -> Path {
            var path = Path()
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 3)
            return path
        }
        for side in [CGFloat(1), -1] {
            let path = tangent(CGPoint(x: 10, y: 20 * side))
            guard case .line(let first) = path.elements[1], let last = path.currentPoint else {
                Issue.record("no line")
                return
            }
            #expect(abs(first.x - 7) < 1e-6 && abs(first.y) < 1e-6)
            #expect(abs(last.x - 10) < 1e-6 && abs(last.y - 3 * side) < 1e-6)
            #expect(abs(path.boundingRect.maxX - 10) < 1e-3)
        }
        #expect(tangent(CGPoint(x: 30, y: 0)).elements == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Parts of a path` {
    private func trimmed(_ path: Path, _ from: CGFloat, _ to: CGFloat) -> [Path.Element] {
        path.trimmedPath(from: from, to: to).elements
    }

    @Test func `are cut by length, over corners and the line that closes`() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            trimmed(square, 0.125, 0.375)
                == [.move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5))])
        #expect(trimmed(square, 0.875, 7) == [.move(to: CGPoint(x: 0, y: 5)), .line(to: .zero)])
        #expect(trimmed(square, -3, 0.25) == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
        #expect(trimmed(square, 0, 1) == square.elements)
        #expect(
            trimmed(square, 0.5, 0.5).isEmpty && trimmed(square, 0.6, 0.4).isEmpty && trimmed(Path(), 0.1, 1).isEmpty)
    }

    @Test func `of curves are halves with control points of their own`() {
        var quad = Path()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 4))
        expect(trimmed(quad, 0, 0.5), [(0, 0), (2, 2), (4, 2)])
        expect(trimmed(quad, 0.5, 1), [(4, 2), (6, 2), (8, 0)])
        var cubic = Path()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 8, y: 4))
        expect(trimmed(cubic, 0, 0.5), [(0, 0), (0, 2), (2, 3), (4, 3)])
        expect(trimmed(cubic, 0.5, 1), [(4, 3), (6, 3), (8, 2), (8, 0)])
    }

    /// Compares the points of a move and a curve, with the control points before the end.
    private func expect(
        _ elements: [Path.Element], _ points: [(CGFloat, CGFloat)], _ location: SourceLocation = #_sourceLocation
    ) {
        let found = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let end, let control): [control, end]
            case .curve(let end, let one, let other): [one, other, end]
            case .closeSubpath: []
            }
        }
        #expect(found.count == points.count, sourceLocation: location)
        for (point, expected) in zip(found, points) {
            #expect(
                abs(point.x - expected.0) < 0.01 && abs(point.y - expected.1) < 0.01, "\(found)",
                sourceLocation: location)
        }
    }
}

@Suite(.timeLimit(.minutes(5))) struct `Radii of a rectangle` {
    private let radii = RectangleCornerRadii(topLeading: 8, bottomLeading: 2, bottomTrailing: 4, topTrailing: 6)

    @Test func `fit its sides, all shrunk by what is longest`() {
        #expect(radii.fitting(CGSize(width: 14, height: 10)) == radii)
        let narrow = radii.fitting(CGSize(width: 7, height: 10))
        #expect([narrow.topLeading, narrow.topTrailing, narrow.bottomTrailing, narrow.bottomLeading] == [4, 3, 2, 1])
        let low = radii.fitting(CGSize(width: 100, height: 5))
        #expect([low.topLeading, low.topTrailing, low.bottomTrailing, low.bottomLeading] == [4, 3, 2, 1])
        let wrong = RectangleCornerRadii(topLeading: -3, bottomTrailing: .nan).fitting(CGSize(width: 10, height: 10))
        #expect(wrong == RectangleCornerRadii())
    }

    @Test func `are mirrored and inset`() {
        let mirrored = radii.leadingSwapped
        #expect(
            [mirrored.topLeading, mirrored.topTrailing, mirrored.bottomLeading, mirrored.bottomTrailing] == [
                6, 8, 4, 2,
            ])
        let inset = radii.inset(by: 3)
        #expect([inset.topLeading, inset.topTrailing, inset.bottomTrailing, inset.bottomLeading] == [5, 3, 1, 0])
    }

    @Test func `stay about the point that a transform is about`() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 60)
        let scaled = CGAffineTransform(scaleX: 2, y: 3).about(UnitPoint(x: 0.25, y: 0.5), in: rect)
        #expect(CGPoint(x: 20, y: 50).applying(scaled) == CGPoint(x: 20, y: 50))
        #expect(CGPoint(x: 21, y: 51).applying(scaled) == CGPoint(x: 22, y: 53))
    }
}
