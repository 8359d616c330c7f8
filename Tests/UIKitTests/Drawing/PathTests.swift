import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A path of curves` {
    private func near(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 0.01 && abs(left.y - right.y) < 0.01
    }

    @Test func `is empty until a point is put into it, and again without points`() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isEmpty)
        path.move(to: CGPoint(x: 1, y: 2))
        #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 8))
        #expect(path.currentPoint == CGPoint(x: 5, y: 8) && path.bounds == CGRect(x: 1, y: 2, width: 4, height: 6))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `goes on from its beginning where it is closed`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }

    @Test func `contains what it would fill`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.contains(CGPoint(x: 5, y: 10)) && path.contains(CGPoint(x: 5, y: 1)))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 11, y: 10)))
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 10, y: 0))
        open.addLine(to: CGPoint(x: 10, y: 10))
        #expect(open.contains(CGPoint(x: 8, y: 2)), "An open path is closed by a line where it is filled.")
        #expect(!open.contains(CGPoint(x: 2, y: 8)))
    }

    @Test func `has a hole where lines cross, by the rule for that`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `goes round by angles from the right, clockwise on the screen`() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(path.currentPoint, CGPoint(x: 10, y: 15)))
        #expect(abs(path.bounds.minX - 10) < 0.01 && abs(path.bounds.minY - 10) < 0.01)
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(other.currentPoint, CGPoint(x: 10, y: 15)) && other.bounds.width > 9)
    }

    @Test func `joins an arc to what was there by a line`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(
            withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.minX == 0 && path.bounds.minY == 0 && near(path.currentPoint, CGPoint(x: 5, y: 10)))
    }

    @Test func `is moved by a transform, with its current point`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
        path.apply(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 2))
        #expect(path.bounds == CGRect(x: 10, y: 20, width: 8, height: 4))
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    }

    @Test(
        arguments: [
            (.topLeft, [false, true, true, true]), (.bottomRight, [true, true, true, false]),
            ([.topLeft, .topRight], [false, false, true, true]), (.allCorners, [false, false, false, false]),
        ] as [(UIRectCorner, [Bool])])
    func `is round at the corners that are named`(_ corners: UIRectCorner, _ square: [Bool]) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: corners,
            cornerRadii: CGSize(width: 8, height: 8))
        let places = [(0.5, 0.5), (19.5, 0.5), (0.5, 19.5), (19.5, 19.5)].map { CGPoint(x: $0.0, y: $0.1) }
        #expect(places.map(path.contains) == square)
        #expect(
            near(path.bounds.origin, .zero)
                && near(CGPoint(x: path.bounds.maxX, y: path.bounds.maxY), CGPoint(x: 20, y: 20)))
    }

    @Test func `is no rounder than it is wide`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.contains(CGPoint(x: 10, y: 0.5)) && !path.contains(CGPoint(x: 0.5, y: 0.5)))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A context to draw in` {
    private let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))

    /// Opacities of pixels, of which a point has two in each direction.
    private func alphas(_ image: UIImage, _ places: (Int, Int)...) -> [Int] {
        places.map { x, y in image.cgImage?.pixel(x: x, y: y).map { Int($0.alpha) } ?? -1 }
    }

    @Test func `is there while something is drawn, and not otherwise`() {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        _ = renderer.image { outer in
            #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
            _ = renderer.image { inner in #expect(UIGraphicsGetCurrentContext() === inner.cgContext) }
            #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `that is ended too often is none`() {
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 4, height: 4) && UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `keeps what is drawn within a clip, until its state is restored`() {
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.cgContext.saveGState()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            context.cgContext.restoreGState()
            context.fill(CGRect(x: 0, y: 8, width: 10, height: 2))
        }
        #expect(alphas(image, (2, 2), (18, 2), (18, 18)) == [255, 0, 255])
    }

    @Test func `strokes half within and half outside of a line`() {
        let image = renderer.image { _ in
            UIColor.black.setStroke()
            let path = UIBezierPath()
            path.lineWidth = 2
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: 10, y: 5))
            path.stroke()
        }
        #expect(alphas(image, (10, 7), (10, 8), (10, 11), (10, 12)) == [0, 255, 255, 0])
    }

    @Test func `draws pictures at their place, stretched and transparent`() {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let image = renderer.image { _ in
            dot.draw(at: CGPoint(x: 1, y: 1))
            dot.draw(in: CGRect(x: 4, y: 4, width: 6, height: 6))
            dot.draw(at: CGPoint(x: 0, y: 8), blendMode: .normal, alpha: 0.5)
        }
        #expect(alphas(image, (1, 1), (3, 3), (6, 6), (18, 18)) == [0, 255, 0, 255])
        #expect(alphas(image, (2, 18)).allSatisfy { abs($0 - 128) < 3 })
    }
}
