import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A path` {
    @Test func `is written as path data with absolute commands`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3.5, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(
            to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3.33333, y: -3))
        path.closeSubpath()
        #expect(path.svg == "M1 2L3.5 4Q7 8 5 6C2 2 3.333 -3 1 1Z")
    }

    @Test func `comes back from its path data`() throws {
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 4, cornerHeight: 4)
        let read = try #require(CGPath(svg: path.svg))
        #expect(read.svg == path.svg)
        #expect(read.boundingBox == path.boundingBox)
    }

    @Test(arguments: ["M1", "M1 2 3", "L", "X1 2", "M1e999 2", "M- -", "m1 2", "M1 2L", "é", "C1 2 3 4 5"])
    func `is not made of data that is none`(_ data: String) { #expect(CGPath(svg: data) == nil) }

    @Test func `of nothing is empty`() {
        #expect(CGPath(svg: "")?.isEmpty == true)
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(!CGMutablePath().contains(.zero))
    }

    @Test func `holds what is inside of it`() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50, y: 50)))
        #expect(circle.contains(CGPoint(x: 15, y: 50)))
        #expect(!circle.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func `has a hole under the even-odd rule only`() {
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func `is bounded by its curve, not by its control points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        #expect(path.boundingBox.height == 100)
        #expect(abs(path.boundingBoxOfPath.height - 50) < 0.1)
    }

    @Test func `turns the way that it is told`() {
        func end(of clockwise: Bool) -> CGRect {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
            return path.boundingBoxOfPath
        }
        #expect(abs(end(of: false).minX) < 0.01 && abs(end(of: false).width - 10) < 0.01)
        #expect(abs(end(of: true).minX + 10) < 0.01 && abs(end(of: true).height - 20) < 0.01)
    }

    @Test func `is a circle after a whole turn, and not endless after a million`() {
        for end in [2 * CGFloat.pi, 1e6, 1e300] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: false)
            #expect(abs(path.boundingBoxOfPath.width - 20) < 0.05)
        }
    }

    @Test func `moves by a transform`() {
        let moved = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).copy(
            using: CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 1))
        #expect(moved.boundingBox == CGRect(x: 10, y: 0, width: 4, height: 2))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `An affine transform` {
    @Test func `is undone by its inverse`() {
        let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5).scaledBy(x: 2, y: 3)
        let point = CGPoint(x: 7, y: -1).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 7) < 1e-9 && abs(point.y + 1) < 1e-9)
    }

    @Test func `does the first of two first`() {
        let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 3, y: 2))
    }
}
