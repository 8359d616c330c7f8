import RenderTree
import Testing
import TreePainter

@testable import UIKit

private final class Bar: CALayer {
    var drawn = 0
    override func draw(in ctx: CGContext) {
        drawn += 1
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(bounds)
    }
}

private final class Ring: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    let dot = CALayer()
    var laidOut = 0
    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        laidOut += 1
        dot.frame = CGRect(x: bounds.midX, y: 0, width: 10, height: 10)
    }
}

/// Draws a layer of an app's own, and writes down what it is asked for.
private final class Painter: CALayerDelegate {
    var lines: [String] = []
    func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
        lines.append("draw")
        ctx.fill(layer.bounds)
    }
}

/// Gives a layer a picture of 4 by 4 pixels, and would draw it, too.
private final class Giver: CALayerDelegate {
    var lines: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) { lines.append("draw") }
    func display(_ layer: CALayer) {
        lines.append("display")
        layer.contents = CGContext(width: 4, height: 4)?.makeImage()
    }
}

/// Changes what a layer looks like besides its contents.
private final class Tinter: CALayerDelegate {
    func display(_ layer: CALayer) { (layer.backgroundColor, layer.opacity) = (UIColor.red.cgColor, 0.5) }
}

/// Draws layers beside its own.
private final class Canvas: UIView {
    var drawn: [CALayer] = []
    override func draw(_ layer: CALayer, in ctx: CGContext) { drawn.append(layer) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layer with more than a frame` {
    @Test func `turns about its anchor point, which lies at its position`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.position == CGPoint(x: 60, y: 35))
        #expect(layer.frame == CGRect(x: 60, y: -15, width: 100, height: 50))
        layer.position = CGPoint(x: 10, y: 60)
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
        // The corner stays where it is: it is 50 points left and 25 below the middle.
        let turn = layer.aboutMiddle(CGAffineTransform(rotationAngle: .pi / 2))
        let corner = CGPoint(x: -50, y: 25).applying(turn)
        #expect(abs(corner.x + 50) < 1e-9 && abs(corner.y - 25) < 1e-9)
    }

    @Test func `moves its view by the anchor point, too`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        #expect(view.frame == CGRect(x: 0, y: -10, width: 40, height: 20))
        view.center = CGPoint(x: 20, y: 20)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20) && view.center == CGPoint(x: 20, y: 20))
    }

    @Test func `draws its sublayers as often as a replicator says, each fainter and further`() throws {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = try #require(ring.layer as? CAReplicatorLayer)
        ring.dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(ring.dot)
        layer.instanceCount = 3
        layer.instanceAlphaOffset = -0.25
        layer.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
        ring.setNeedsLayout()
        ring.layoutIfNeeded()
        let copies = ring.draft().children
        #expect(copies.count == 3 && copies.allSatisfy { $0.children.count == 1 })
        #expect(copies.map { $0.node.style.opacity ?? 1 } == [1, 0.75, 0.5])
        #expect(copies[0].children[0].node.frame.x == 50)
        layer.instanceCount = 100_000
        #expect(ring.draft().children.count == CAReplicatorLayer.drawnMax)
    }

    @Test func `has its sublayers laid out with its view`() {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        ring.layer.addSublayer(ring.dot)
        ring.setNeedsLayout()
        ring.layoutIfNeeded()
        #expect(ring.laidOut == 1 && ring.dot.frame.minX == 40)
    }

    @Test func `is drawn by its own code once it is to be displayed, and again when it is to be anew`() throws {
        let bar = Bar()
        bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(bar.draft?.children.isEmpty == true && bar.drawn == 0)
        bar.setNeedsDisplay()
        #expect(bar.draft?.children.first?.picture != nil)
        _ = bar.draft
        #expect(bar.drawn == 1)
        bar.setNeedsDisplay()
        _ = bar.draft
        #expect(bar.drawn == 2)
    }

    @Test func `is drawn by its delegate, which hears of it before`() {
        let (layer, painter) = (CALayer(), Painter())
        (layer.frame, layer.delegate) = (CGRect(x: 0, y: 0, width: 10, height: 10), painter)
        #expect(layer.draft?.children.isEmpty == true && painter.lines.isEmpty)
        layer.setNeedsDisplay()
        #expect(layer.draft?.children.first?.picture != nil)
        #expect(painter.lines == ["will draw", "draw"])
        _ = layer.draft
        #expect(painter.lines.count == 2)
    }

    // Source: developer.apple.com/documentation/quartzcore/calayer/display(), by which a delegate draws only where it has no
    // method of that name
    @Test func `is left to a delegate that displays it, until it is to be displayed anew`() {
        let (layer, giver) = (CALayer(), Giver())
        (layer.frame, layer.delegate) = (CGRect(x: 0, y: 0, width: 10, height: 10), giver)
        layer.setNeedsDisplay()
        #expect(layer.draft?.children.map { $0.picture?.width } == [4])
        _ = layer.draft
        #expect(giver.lines == ["display"])
        layer.setNeedsDisplay()
        _ = layer.draft
        #expect(giver.lines == ["display", "display"])
    }

    @Test func `looks at once as its delegate has it when it displays it`() {
        let (layer, view, tinter) = (CALayer(), UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), Tinter())
        (layer.frame, layer.delegate) = (CGRect(x: 0, y: 0, width: 10, height: 10), tinter)
        layer.setNeedsDisplay()
        let draft = layer.draft
        #expect(draft?.children.count == 1 && draft?.node.style.opacity == 0.5)
        view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        layer.opacity = 1
        #expect(view.picture()?.children.last?.node.style.opacity == 0.5)
    }

    @Test func `is drawn by a view that is its delegate`() {
        let (layer, canvas) = (CALayer(), Canvas())
        (layer.frame, layer.delegate) = (CGRect(x: 0, y: 0, width: 4, height: 4), canvas)
        layer.setNeedsDisplay()
        _ = layer.draft
        #expect(canvas.drawn == [layer])
    }
}
