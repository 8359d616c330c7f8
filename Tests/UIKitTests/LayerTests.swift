import RenderTree
import Testing
import TreePainter

@testable import UIKit

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layer` {
    private let layer = CALayer()

    init() { layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10) }

    @Test func `rounds the corners that its mask names, and no more than half of a side`() {
        #expect(layer.outline == CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)))
        layer.cornerRadius = 40
        #expect(!layer.outline.contains(CGPoint(x: 1, y: 1)) && layer.outline.contains(CGPoint(x: 5, y: 1)))
        #expect(layer.outline.contains(CGPoint(x: 5.5, y: 0.3)))
        for (mask, rounded) in [
            (.layerMinXMinYCorner, 0), (.layerMaxXMinYCorner, 1), (.layerMinXMaxYCorner, 2), (.layerMaxXMaxYCorner, 3),
        ] as [(CACornerMask, Int)] {
            layer.maskedCorners = mask
            let corners = [(0.5, 0.5), (19.5, 0.5), (0.5, 9.5), (19.5, 9.5)].map { CGPoint(x: $0.0, y: $0.1) }
            #expect(corners.map { layer.outline.contains($0) } == (0..<4).map { $0 != rounded })
            #expect(layer.outline.contains(CGPoint(x: 10, y: 5)))
        }
    }

    @Test func `has its border within its edge`() throws {
        #expect(layer.borderNode == nil)
        layer.borderWidth = 2
        layer.cornerRadius = 4
        layer.borderColor = red
        let inner = CGPath(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 8), cornerWidth: 3, cornerHeight: 3)
        #expect(layer.borderNode?.shape?.path == inner.svg && layer.borderNode?.shape?.stroke?.width == 2)
        layer.cornerRadius = 50
        let round = CGPath(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 8), cornerWidth: 4, cornerHeight: 4)
        #expect(layer.borderNode?.shape?.path == round.svg)
        layer.borderWidth = 10
        #expect(layer.borderNode?.shape?.stroke == nil && layer.borderNode?.shape?.fill != nil)
        layer.borderColor = red.copy(alpha: 0)
        #expect(layer.borderNode == nil)
    }

    @Test func `casts a shadow of its colour and opacity`() throws {
        #expect(layer.shadow == nil)
        layer.shadowOpacity = 0.5
        layer.shadowColor = red.copy(alpha: 0.5)
        let shadow = try #require(layer.shadow)
        #expect(shadow.color.alpha == 0.25 && shadow.radius == 3 && shadow.x == 0 && shadow.y == -3)
        layer.shadowOpacity = 7
        layer.shadowRadius = -1
        #expect(layer.shadow?.color.alpha == 0.5 && layer.shadow?.radius == 0)
        layer.shadowColor = red.copy(alpha: 0)
        #expect(layer.shadow == nil)
    }

    @Test func `is resized about its centre, and moved by it`() {
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(layer.frame == CGRect(x: 10, y: 0, width: 10, height: 20))
        layer.position = CGPoint(x: 50, y: 60)
        #expect(layer.frame == CGRect(x: 45, y: 50, width: 10, height: 20))
    }

    @Test func `keeps sublayers in the order that is asked for`() {
        let parts = (0..<4).map { _ in CALayer() }
        func order() -> [Int] { (layer.sublayers ?? []).compactMap { part in parts.firstIndex { $0 === part } } }
        for part in parts.prefix(2) { layer.addSublayer(part) }
        layer.insertSublayer(parts[2], at: 0)
        layer.insertSublayer(parts[3], above: parts[2])
        #expect(order() == [2, 3, 0, 1])
        layer.insertSublayer(parts[1], below: parts[3])
        #expect(order() == [2, 1, 3, 0])
        parts[2].zPosition = 1
        #expect(order() == [1, 3, 0, 2])
        parts[3].removeFromSuperlayer()
        layer.addSublayer(layer)
        #expect(order() == [1, 0, 2] && parts[3].superlayer == nil && parts[0].superlayer === layer)
    }

    @Test func `stands between subviews where it was inserted`() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        for part in [first, second] { view.addSubview(part) }
        let (between, below) = (CALayer(), CALayer())
        view.layer.insertSublayer(between, above: first.layer)
        view.layer.insertSublayer(below, at: 0)
        #expect(view.layer.sublayers == [below, first.layer, between, second.layer])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layer's content` {
    @Test func `is the part of a path that is stroked`() {
        let square = CGMutablePath()
        square.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.part(from: 0.25, to: 0.5).svg == "M10 0L10 10")
        #expect(square.part(from: 0.125, to: 0.375).svg == "M5 0L10 0L10 5")
        #expect(square.part(from: -1, to: 2).svg == "M0 0L10 0L10 10L0 10L0 0")
        #expect(square.part(from: 0.9, to: 1).svg == "M0 4L0 0")
        let apart = CGMutablePath()
        apart.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)])
        apart.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 4, y: 5)])
        #expect(apart.part(from: 0.25, to: 0.75).svg == "M2 0L4 0M0 5L2 5")
    }

    @Test func `has dashes that begin where they are to`() {
        let shape = CAShapeLayer()
        (shape.path, shape.strokeColor) = (CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), red)
        (shape.lineDashPattern, shape.lineDashPhase, shape.miterLimit) = ([4, 2], 3, 5)
        let stroke = shape.ownNodes().last?.shape?.stroke
        #expect(stroke?.dashPhase == 3 && stroke?.miterLimit == 5)
    }

    @Test func `follows a curve as far as is said`() {
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 4))
        let half = curve.part(from: 0, to: 0.5).boundingBox
        #expect(abs(half.maxX - 4) < 0.01 && abs(half.maxY - 2) < 0.01 && half.minX == 0)
        let cubic = CGMutablePath()
        cubic.move(to: .zero)
        cubic.addCurve(to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 8, y: 4))
        let whole = cubic.part(from: 0.5, to: 1).boundingBox
        #expect(abs(whole.minX - 4) < 0.01 && abs(whole.maxY - 3) < 0.01 && whole.maxX == 8)
    }

    private func stops(_ count: Int, _ locations: [NSNumber]?) -> [Double] {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.colors = Array(repeating: red, count: count)
        layer.locations = locations
        guard case .linearGradient(let paint) = layer.ownNodes().first?.shape?.fill else { return [] }
        #expect([paint.startX, paint.startY, paint.endX, paint.endY] == [0.5, 0, 0.5, 1])
        return paint.stops.map(\.location)
    }

    @Test func `spreads colours evenly, or where they are told, and never backwards`() {
        #expect(stops(3, nil) == [0, 0.5, 1] && stops(1, nil) == [0])
        #expect(stops(3, [0.2, 0.1, 7]) == [0.2, 0.2, 1])
        #expect(stops(3, [0.25]) == [0.25, 0.5, 1] && stops(0, nil) == [])
    }

    @Test func `turns about the centre, and grows to the right`() {
        let layer = CAGradientLayer()
        (layer.colors, layer.startPoint, layer.endPoint) = ([red], CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1))
        layer.type = .conic
        guard case .angularGradient(let cone) = layer.ownNodes().first?.shape?.fill else {
            Issue.record("no cone")
            return
        }
        #expect(abs(cone.startAngle - 90) < 1e-9 && abs(cone.endAngle - 450) < 1e-9 && cone.centerX == 0.5)
        (layer.type, layer.endPoint) = (.radial, CGPoint(x: 0.2, y: 1))
        guard case .radialGradient(let circle) = layer.ownNodes().first?.shape?.fill else {
            Issue.record("no circle")
            return
        }
        #expect(abs(circle.endRadius - 0.3) < 1e-9 && circle.startRadius == 0)
    }

    @Test func `is turned in space and drawn in the plane`() {
        func matrix(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, by angle: CGFloat) -> [CGFloat] {
            let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(angle, x, y, z))
            return [turned.a, turned.b, turned.c, turned.d].map { ($0 * 1e6).rounded() / 1e6 }
        }
        #expect(matrix(0, 0, 2, by: .pi / 2) == [0, 1, -1, 0])
        #expect(matrix(1, 0, 0, by: .pi / 3) == [1, 0, 0, 0.5] && matrix(0, 1, 0, by: .pi / 3) == [0.5, 0, 0, 1])
        // Half a turn about the diagonal swaps both axes.
        #expect(matrix(1, 1, 0, by: .pi) == [0, 1, 1, 0])
        #expect(matrix(0, 0, 0, by: 1) == [1, 0, 0, 1] && matrix(0, 0, 1, by: .nan) == [1, 0, 0, 1])
    }
}
