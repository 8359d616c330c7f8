import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The time of a layer` {
    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let layer = CALayer()

    init() {
        stage.root.addSubview(view)
        view.layer.addSublayer(layer)
    }

    private func fade(_ seconds: Double = 2) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, seconds)
        return animation
    }

    @Test func `is that of the layer around it, as each says`() {
        (view.layer.speed, view.layer.beginTime) = (2, 10)
        layer.timeOffset = 5
        #expect(layer.convertTime(11, from: nil) == 7)
        #expect(layer.convertTime(7, to: nil) == 11)
        #expect(layer.convertTime(2, from: view.layer) == 7)
    }

    @Test func `shows the look at its offset while it stands still`() {
        view.layer.speed = 0
        layer.add(fade(), forKey: "fade")
        #expect(stage.steps.isEmpty && layer.opacity == 0)
        view.layer.timeOffset = 0.5
        #expect(layer.opacity == 0.25)
        view.layer.timeOffset = 9
        #expect(layer.opacity == 1)
        view.layer.timeOffset = -1
        #expect(layer.opacity == 0)
        layer.removeAllAnimations()
        #expect(layer.opacity == 1, "It has its own look again.")
    }

    @Test func `goes on where it was stopped`() throws {
        let animation = fade(1_000)
        layer.add(animation, forKey: "fade")
        #expect(stage.steps.count == 1 && layer.opacity == 1)
        let stop = layer.convertTime(CACurrentMediaTime(), from: nil) + 250
        (layer.speed, layer.timeOffset) = (0, stop)
        #expect(abs(layer.opacity - 0.25) < 0.01)
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stop
        #expect(stage.steps.count == 1, "It is played when the scene is drawn next.")
        PendingAnimations.start(in: stage)
        let rest = try #require(stage.steps.last)
        #expect(stage.steps.count == 2 && abs(rest.animation.duration - 750) < 5)
        rest.show(0)
        #expect(abs(layer.opacity - 0.25) < 0.01)
        rest.show(1)
        #expect(layer.opacity == 1)
        stage.pass(900)
        #expect(layer.animation(forKey: "fade") == nil)
    }

    @Test func `stands still for an animation that would be over by now, until it goes on`() {
        layer.add(fade(1), forKey: "fade")
        layer.speed = 0
        stage.pass(5)
        #expect(layer.animation(forKey: "fade") != nil)
    }

    @Test func `goes round for ever, and back where it is to`() throws {
        let animation = fade(2)
        (animation.repeatCount, animation.autoreverses) = (.infinity, true)
        layer.speed = 0
        layer.add(animation, forKey: "fade")
        layer.timeOffset = 3
        #expect(layer.opacity == 0.5)
        layer.timeOffset = 8.5
        #expect(layer.opacity == 0.25)
    }

    @Test func `does not hinder a value function, which turns by any angle`() throws {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        (animation.fromValue, animation.toValue, animation.duration) = (0, CGFloat.pi * 2, 1)
        layer.speed = 0
        layer.add(animation, forKey: nil)
        layer.timeOffset = 0.25
        let turn = layer.affineTransform()
        #expect(abs(turn.a) < 1e-9 && abs(turn.b - 1) < 1e-9)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
    }

    @Test func `knows transforms that are kept as values`() {
        let scale = CATransform3DMakeScale(2, 3, 1)
        #expect(NSValue(caTransform3D: scale).caTransform3DValue == scale)
        let move = CGAffineTransform(translationX: 1, y: 2)
        #expect(NSValue(cgAffineTransform: move).cgAffineTransformValue == move)
        #expect(NSValue(cgRect: .zero).caTransform3DValue == CATransform3DIdentity)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        animation.toValue = NSValue(caTransform3D: scale)
        animation.duration = 1
        layer.speed = 0
        layer.add(animation, forKey: nil)
        layer.timeOffset = 0.5
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 1.5, y: 2))
    }

    private final class Painter: UIView {
        var drawn: [CALayer] = []
        override func draw(_ layer: CALayer, in ctx: CGContext) { drawn.append(layer) }
    }

    @Test func `is not that of its drawing, which a delegate does`() {
        let painter = Painter()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = painter
        _ = layer.draft
        #expect(painter.drawn.isEmpty)
        layer.setNeedsDisplay()
        _ = layer.draft
        #expect(painter.drawn.count == 1 && painter.drawn.first === layer)
    }

    @Test func `and its matrix can be inverted`() {
        var matrix = CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5))
        #expect(CATransform3DIsAffine(matrix) && !CATransform3DIsIdentity(matrix))
        let inverse = CATransform3DInvert(matrix)
        let whole = CATransform3DConcat(matrix, inverse)
        #expect(zip(whole.rows.joined(), CATransform3DIdentity.rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 })
        matrix.m34 = -0.002
        #expect(!CATransform3DIsAffine(matrix))
        let back = CATransform3DInvert(CATransform3DInvert(matrix))
        #expect(zip(back.rows.joined(), matrix.rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 })
        let none = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(none), none))
    }

    @Test func `and its dashes begin where they are to`() throws {
        let shape = CAShapeLayer()
        (shape.path, shape.strokeColor) = (
            CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)), .init(gray: 0, alpha: 1)
        )
        (shape.lineDashPattern, shape.lineDashPhase, shape.miterLimit) = ([4, 2], 3, 5)
        let last = try #require(shape.ownNodes().last)
        guard case .shape(let content) = last.node.content else {
            Issue.record("It is no shape.")
            return
        }
        #expect(content.stroke?.dashPhase == 3 && content.stroke?.miterLimit == 5)
    }
}
