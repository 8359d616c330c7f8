import CoreGraphics
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A shape's path` {
    private func rounded(_ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: width, cornerHeight: height)
    }

    @Test func `rounds corners up to half of a side`() {
        #expect(rounded(50, 50) == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)))
        let plain = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(rounded(0, 3) == plain && rounded(3, 0) == plain && rounded(-1, 3) == plain && rounded(3, -1) == plain)
        let (wide, high) = (rounded(4, 1), rounded(1, 4))
        #expect(wide.contains(CGPoint(x: 0.5, y: 1.5)) && !wide.contains(CGPoint(x: 0.5, y: 0.3)))
        #expect(high.contains(CGPoint(x: 1.5, y: 0.5)) && !high.contains(CGPoint(x: 0.3, y: 0.5)))
    }

    @Test func `is round at each corner alike`() {
        let path = rounded(4, 4)
        for (x, y) in [(0.9, 0.9), (19.1, 0.9), (0.9, 9.1), (19.1, 9.1)] {
            #expect(!path.contains(CGPoint(x: x, y: y)))
        }
        for (x, y) in [(1.4, 1.4), (18.6, 1.4), (1.4, 8.6), (18.6, 8.6)] { #expect(path.contains(CGPoint(x: x, y: y))) }
    }

    @Test func `of a rectangle with negative sides is that of the same area`() {
        let path = CGPath(rect: CGRect(x: 10, y: 10, width: -4, height: -6))
        #expect(path.boundingBox == CGRect(x: 6, y: 4, width: 4, height: 6))
        #expect(path.svg == "M6 4L10 4L10 10L6 10Z")
    }

    private func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 1, y: 2), radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    @Test func `of an arc has a curve for each quarter that it enters`() {
        #expect(arc(0, .pi / 2).elements.count == 2 && arc(0, .pi / 2 + 0.1).elements.count == 3)
        #expect(arc(0, 2 * .pi).elements.count == 5 && arc(0, .nan).elements.count == 2)
        #expect(arc(0, .pi / 3, true).elements.count == 5)
    }

    @Test func `of an arc begins and ends on its circle, and bulges as it does`() throws {
        let path = arc(.pi / 6, .pi / 2)
        guard case .move(let start) = path.elements[0], case .curve(let end, let one, let two) = path.elements[1] else {
            Issue.record("no arc")
            return
        }
        #expect(abs(start.x - (1 + 10 * 0.8660254)) < 1e-6 && abs(start.y - 7) < 1e-6)
        #expect(abs(end.x - 1) < 1e-6 && abs(end.y - 12) < 1e-6)
        // The middle of the curve, at 60°.
        let x = (start.x + 3 * one.x + 3 * two.x + end.x) / 8
        let y = (start.y + 3 * one.y + 3 * two.y + end.y) / 8
        #expect(abs(x - 6) < 0.001 && abs(y - (2 + 8.660254)) < 0.001)
    }

    @Test func `of an arc is joined to what is there by a line`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(path.elements[1] == .line(CGPoint(x: 5, y: 0)))
        #expect(arc(0, 1).elements[0] == .move(CGPoint(x: 11, y: 2)))
    }

    @Test func `goes on from the start of one that was closed`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 6, y: 2), CGPoint(x: 6, y: 6)])
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 2, y: 8))
        path.addLine(to: CGPoint(x: 0, y: 8))
        #expect(path.contains(CGPoint(x: 5, y: 3)) && path.contains(CGPoint(x: 1.5, y: 7)))
        #expect(!path.contains(CGPoint(x: 3, y: 7)))
        #expect(path.currentPoint == CGPoint(x: 0, y: 8) && CGMutablePath().currentPoint == .zero)
    }

    @Test func `counts windings and crossings to the right of a point`() {
        let both = CGMutablePath()
        both.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        both.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2)])
        // The inner square turns the other way.
        #expect(!both.contains(CGPoint(x: 5, y: 5)) && both.contains(CGPoint(x: 1, y: 5)))
        #expect(!both.contains(CGPoint(x: 11, y: 5)) && !both.contains(CGPoint(x: -1, y: 5)))
        #expect(!both.contains(CGPoint(x: 5, y: -1)) && !both.contains(CGPoint(x: 5, y: 11)))
        #expect(both.contains(CGPoint(x: 21, y: 5), transform: CGAffineTransform(translationX: 20, y: 0)))
    }
}

@Suite(.timeLimit(.minutes(5))) struct `A transform` {
    @Test func `has no inverse where it is singular, and is then its own`() {
        let flat = CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 3, ty: 5)
        #expect(flat.inverted() == flat)
        let whole = CGAffineTransform(a: 2, b: 1, c: 4, d: 3, tx: 5, ty: 6)
        // The determinant is 2: (3, −1, −4, 2) / 2, and (4·6 − 3·5, 1·5 − 2·6) / 2.
        #expect(whole.inverted() == CGAffineTransform(a: 1.5, b: -0.5, c: -2, d: 1, tx: 4.5, ty: -3.5))
    }

    @Test func `multiplies rows by columns`() {
        let one = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let other = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
        #expect(
            one.concatenating(other)
                == CGAffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112))
        #expect(one.translatedBy(x: 1, y: 1) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 9, ty: 12))
        #expect(one.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 4, c: 9, d: 12, tx: 5, ty: 6))
        #expect(CGSize(width: 1, height: 2).applying(one) == CGSize(width: 7, height: 10))
    }

    @Test func `turns clockwise on a screen, and boxes what it turned`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(turn)
        #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
        let box = CGRect(x: 1, y: 2, width: 3, height: 5).applying(turn)
        #expect(abs(box.minX + 7) < 1e-9 && abs(box.minY - 1) < 1e-9)
        #expect(abs(box.width - 5) < 1e-9 && abs(box.height - 3) < 1e-9)
        let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
        #expect(abs(CGPoint(x: 1, y: 0).applying(moved).x - 10) < 1e-9)
        #expect(!turn.isIdentity && CGAffineTransform.identity.isIdentity)
    }
}
