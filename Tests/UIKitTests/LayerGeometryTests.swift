import Foundation
import RenderTree
import Testing
import TreePainter

@testable import UIKit

private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
        .allSatisfy { abs($0) < 0.001 }
}

/// Source: developer.apple.com/documentation/quartzcore/calayer, "Modifying the layer geometry"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The geometry of a layer` {
    private let layer = CALayer()
    init() { layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20) }

    @Test(arguments: [
        (CGPoint(x: 0, y: 0), CGRect(x: 30, y: 30, width: 40, height: 20)),
        (CGPoint(x: 1, y: 0), CGRect(x: -10, y: 30, width: 40, height: 20)),
        (CGPoint(x: 0.5, y: 1), CGRect(x: 10, y: 10, width: 40, height: 20)),
    ])
    func `moves about its position when its anchor changes`(anchor: CGPoint, frame: CGRect) {
        layer.anchorPoint = anchor
        #expect(layer.position == CGPoint(x: 30, y: 30) && layer.frame == frame)
        layer.bounds.size = CGSize(width: 80, height: 40)
        #expect(layer.position == CGPoint(x: 30, y: 30))
        #expect(layer.frame.minX == 30 - 80 * anchor.x && layer.frame.minY == 30 - 40 * anchor.y)
    }

    @Test func `is the same for a view and its layer`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
        view.layer.position = CGPoint(x: 5, y: 5)
        #expect(view.frame.origin == CGPoint(x: 5, y: 5))
        view.layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    // The frame of a layer of 40 by 20 points about (30, 30), after a transform.
    @Test(arguments: [
        (CATransform3DMakeScale(2, 3, 1), CGRect(x: -10, y: 0, width: 80, height: 60)),
        (CATransform3DMakeTranslation(7, -8, 0), CGRect(x: 17, y: 12, width: 40, height: 20)),
        (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CGRect(x: 20, y: 10, width: 20, height: 40)),
        (CATransform3DMakeRotation(.pi, 0, 1, 0), CGRect(x: 10, y: 20, width: 40, height: 20)),
    ])
    func `has a frame that holds the transformed layer`(transform: CATransform3D, frame: CGRect) {
        layer.transform = transform
        #expect(near(layer.frame, frame))
        #expect(layer.bounds.size == CGSize(width: 40, height: 20) && layer.position == CGPoint(x: 30, y: 30))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.layer.transform = transform
        #expect(near(view.layer.frame, frame))
    }

    @Test func `draws a transformed layer where its frame says`() throws {
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        let draft = try #require(layer.draft)
        #expect(draft.node.frame.width == 40 && draft.node.frame.height == 20 && draft.node.frame.x == 10)
    }

    // The first is applied first.
    @Test func `of two transforms depends on their order`() {
        let point = CGPoint(x: 1, y: 0)
        func moved(_ transform: CATransform3D) -> CGPoint { point.applying(CATransform3DGetAffineTransform(transform)) }
        let (turn, shift) = (CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(10, 0, 0))
        let turnedFirst = moved(CATransform3DConcat(turn, shift))
        #expect(abs(turnedFirst.x - 10) < 0.001 && abs(turnedFirst.y - 1) < 0.001)
        let shiftedFirst = moved(CATransform3DRotate(CATransform3DMakeTranslation(0, 0, 0), .pi / 2, 0, 0, 1))
        #expect(abs(shiftedFirst.x) < 0.001 && abs(shiftedFirst.y - 1) < 0.001)
        // `CATransform3DTranslate(t, …)` is translate * t: the translation comes first.
        let inner = moved(CATransform3DTranslate(turn, 10, 0, 0))
        #expect(abs(inner.x) < 0.001 && abs(inner.y - 11) < 0.001)
        let scaled = moved(CATransform3DScale(shift, 3, 1, 1))
        #expect(abs(scaled.x - 13) < 0.001)
    }

    @Test func `of a transform is undone by its inverse, where there is one`() {
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

    @Test func `keeps sublayers where they are in it`() {
        let inner = CALayer()
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.addSublayer(inner)
        layer.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}

/// Source: developer.apple.com/documentation/quartzcore/calayer, "Managing the layer hierarchy"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A tree of layers` {
    private let root = CALayer()
    private let other = CALayer()

    @Test func `has a layer in one place`() {
        let layer = CALayer()
        root.addSublayer(layer)
        other.addSublayer(layer)
        #expect(root.sublayers == nil && other.sublayers == [layer] && layer.superlayer === other)
        layer.addSublayer(other)
        #expect(other.superlayer == nil)
    }

    @Test func `takes other sublayers in place of its own`() {
        let (old, new) = ([CALayer(), CALayer()], [CALayer(), CALayer()])
        root.sublayers = old
        root.sublayers = [new[0], old[1], new[1]]
        #expect(root.sublayers == [new[0], old[1], new[1]] && old[0].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && new[0].superlayer == nil)
    }

    @Test func `adds a layer that it has on top`() {
        let layers = (0..<3).map { _ in CALayer() }
        for layer in layers { root.addSublayer(layer) }
        root.addSublayer(layers[0])
        #expect(root.sublayers == [layers[1], layers[2], layers[0]])
        root.insertSublayer(layers[2], at: 0)
        #expect(root.sublayers == [layers[2], layers[1], layers[0]])
    }

    @Test func `draws what is hidden or clear no more`() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = CGColor(gray: 0, alpha: 1)
        root.frame = layer.frame
        root.addSublayer(layer)
        #expect(try #require(root.draft).children.count == 1)
        layer.isHidden = true
        #expect(try #require(root.draft).children.isEmpty)
        (layer.isHidden, layer.opacity) = (false, 0)
        #expect(try #require(root.draft).children.isEmpty)
    }
}

/// A layer, and what an animation shows on it at a share of its time.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `An animation's value` {
    private let layer = CALayer()
    init() { layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }

    private func shown(_ animation: CAAnimation, _ share: Double) -> Float {
        layer.opacity = 0.2
        animation.show(share, seconds: 1, on: layer) { path in
            LayerProperty.all[path]?.get(layer).map { .numbers($0) }
        }
        return (layer.opacity * 1_000).rounded() / 1_000
    }

    // From, to and by, and the values at the beginning, in the middle and at the end; the layer's own is 0.2.
    // Source: developer.apple.com/documentation/quartzcore/cabasicanimation, "Setting interpolation values"
    @Test(
        arguments: [
            (0.4, 0.8, nil, [0.4, 0.6, 0.8]), (0.4, nil, 0.2, [0.4, 0.5, 0.6]), (nil, 0.8, 0.2, [0.6, 0.7, 0.8]),
            (0.4, nil, nil, [0.4, 0.3, 0.2]), (nil, 0.8, nil, [0.2, 0.5, 0.8]), (nil, nil, 0.4, [0.2, 0.4, 0.6]),
            (nil, nil, nil, [0.2, 0.2, 0.2]),
        ] as [(Double?, Double?, Double?, [Float])])
    func `goes between the ends that are given`(from: Double?, to: Double?, by: Double?, values: [Float]) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        #expect([0, 0.5, 1].map { shown(animation, $0) } == values)
    }

    /// Shows a part of an animation of the transform, and returns that.
    private func turned(_ animation: CAAnimation, _ share: Double) -> CGAffineTransform {
        animation.show(share, seconds: 1, on: layer) { LayerProperty.all[$0]?.get(layer).map { .numbers($0) } }
        return layer.affineTransform()
    }

    @Test func `of a value function turns by any angle`() {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        (animation.fromValue, animation.toValue) = (0, CGFloat.pi * 2)
        let quarter = turned(animation, 0.25)
        #expect(abs(quarter.a) < 1e-9 && abs(quarter.b - 1) < 1e-9)
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
    }

    @Test func `may be a transform that is kept in an object`() {
        let scale = CATransform3DMakeScale(2, 3, 1)
        #expect(NSValue(caTransform3D: scale).caTransform3DValue == scale)
        let move = CGAffineTransform(translationX: 1, y: 2)
        #expect(NSValue(cgAffineTransform: move).cgAffineTransformValue == move)
        #expect(NSValue(cgRect: .zero).caTransform3DValue == CATransform3DIdentity)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
        animation.toValue = NSValue(caTransform3D: scale)
        #expect(turned(animation, 0.5) == CGAffineTransform(scaleX: 1.5, y: 2))
    }

    @Test func `is added to the layer's own where that is asked for`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.isAdditive) = (0, 0.5, true)
        #expect([0, 1].map { shown(animation, $0) } == [0.2, 0.7])
    }

    // Source: developer.apple.com/documentation/quartzcore/cakeyframeanimation
    @Test(
        arguments: [
            (CAAnimationCalculationMode.linear, nil, [0, 0.25, 0.5, 0.75, 1], [0, 0.4, 0.8, 0.6, 0.4]),
            (.linear, [0, 0.25, 1], [0, 0.125, 0.25, 0.625, 1], [0, 0.4, 0.8, 0.6, 0.4]),
            (.discrete, nil, [0, 0.3, 0.34, 0.6, 0.7], [0, 0, 0.8, 0.8, 0.4]),
            (.discrete, [0, 0.1, 0.9, 1], [0, 0.09, 0.5, 0.95], [0, 0, 0.8, 0.4]),
        ] as [(CAAnimationCalculationMode, [NSNumber]?, [Double], [Float])])
    func `is that of the key frames around it`(
        mode: CAAnimationCalculationMode, times: [NSNumber]?, shares: [Double], values: [Float]
    ) {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        (animation.values, animation.calculationMode, animation.keyTimes) = ([0.0, 0.8, 0.4], mode, times)
        #expect(shares.map { shown(animation, $0) } == values)
    }

    @Test func `follows a path from its beginning to its end`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        func place(_ share: Double) -> CGPoint {
            animation.show(share, seconds: 1, on: layer) { _ in .numbers([50, 50]) }
            return CGPoint(x: layer.position.x.rounded(), y: layer.position.y.rounded())
        }
        #expect(place(0) == CGPoint(x: 0, y: 0) && place(0.25) == CGPoint(x: 50, y: 0))
        #expect(place(0.75) == CGPoint(x: 100, y: 50) && place(1) == CGPoint(x: 100, y: 100))
    }

    @Test(
        arguments: [
            (CAMediaTimingFunctionName.linear, 0.5, 0.5), (.easeInEaseOut, 0.5, 0.5), (.easeIn, 0.5, 0.315),
            (.easeOut, 0.5, 0.685), (.default, 0.5, 0.802),
        ] as [(CAMediaTimingFunctionName, Double, Double)])
    func `keeps to its timing function`(name: CAMediaTimingFunctionName, share: Double, value: Double) {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.timingFunction = CAMediaTimingFunction(name: name)
        #expect(abs(Double(shown(animation, share)) - value) < 0.01)
    }

    @Test(arguments: [
        ("position.x", 7), ("position.y", 7), ("bounds.size.width", 7), ("bounds.size.height", 7),
        ("transform.scale", 7), ("transform.rotation.z", 0.7), ("transform.translation.x", 7), ("cornerRadius", 7),
        ("borderWidth", 7), ("shadowRadius", 7), ("shadowOpacity", 0.7), ("opacity", 0.7),
    ])
    func `reaches the property that its path names`(path: String, value: Double) throws {
        let animation = CABasicAnimation(keyPath: path)
        animation.toValue = value
        let model = LayerProperty.all[path]?.get(layer)
        animation.show(1, seconds: 1, on: layer) { _ in model.map { .numbers($0) } }
        let shown = try #require(LayerProperty.all[path]?.get(layer)?.first)
        #expect(abs(shown - value) < 0.001 && model != [shown])
    }

    @Test func `runs as often as it says, and half as fast at half the speed`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        #expect(animation.runDuration() == 0.25, "Source: …/camediatiming/duration: 0 is the default duration.")
        (animation.duration, animation.speed) = (2, 0.5)
        #expect(animation.runDuration() == 4)
        #expect(animation.runCount(2) == 1)
        animation.repeatCount = 3
        #expect(animation.runCount(2) == 3)
        animation.repeatDuration = 10
        #expect(animation.runCount(2) == 5)
        (animation.repeatDuration, animation.repeatCount) = (0, .infinity)
        #expect(animation.runCount(2) == nil)
        (animation.repeatCount, animation.autoreverses) = (2, true)
        #expect(animation.runCount(2) == 4)
    }
}

/// Source: developer.apple.com/documentation/quartzcore/catransaction
@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `A transaction` {
    @Test func `without animations completes when it is committed, inner ones first`() {
        var done: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { done.append("inner") }
        #expect(done.isEmpty)
        CATransaction.commit()
        #expect(done == ["inner"])
        CATransaction.commit()
        #expect(done == ["inner", "outer"])
    }

    @Test func `hands its values to those within, and takes none of theirs`() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        let timing = CAMediaTimingFunction(name: .easeIn)
        CATransaction.setAnimationTimingFunction(timing)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        #expect(CATransaction.animationTimingFunction() === timing)
        CATransaction.setAnimationDuration(1)
        CATransaction.setDisableActions(false)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
}

/// Source: developer.apple.com/documentation/quartzcore/calayer, "Mapping between coordinate and time spaces", "Hit testing"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Points in layers` {
    private let root = CALayer()
    private let middle = CALayer()
    private let leaf = CALayer()

    /// A layer turned by a quarter about its middle, (50, 50), in one, and another at its corner.
    init() {
        root.frame = CGRect(x: 300, y: 0, width: 200, height: 200)
        middle.frame = CGRect(x: 30, y: 40, width: 40, height: 20)
        leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        middle.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    }

    private func near(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 0.001 }

    @Test func `are converted by the transforms between`() {
        #expect(near(middle.convert(CGPoint(x: 0, y: 0), to: root), CGPoint(x: 60, y: 30)))
        #expect(near(middle.convert(CGPoint(x: 60, y: 30), from: root), .zero))
        #expect(near(root.convert(CGPoint(x: 60, y: 30), to: leaf), .zero))
        #expect(near(leaf.convert(CGPoint(x: 10, y: 0), to: nil), CGPoint(x: 60, y: 40)))
        let rect = leaf.convert(leaf.bounds, to: root)
        #expect(near(rect.origin, CGPoint(x: 50, y: 30)) && abs(rect.width - 10) < 0.001)
        let back = leaf.convert(rect, from: root)
        #expect(near(back.origin, .zero) && abs(back.height - 10) < 0.001)
    }

    @Test func `hit the innermost layer that is shown`() {
        #expect(root.contains(CGPoint(x: 0, y: 0)) && !root.contains(CGPoint(x: 300, y: 0)))
        #expect(root.hitTest(CGPoint(x: 355, y: 35)) === leaf)
        #expect(root.hitTest(CGPoint(x: 355, y: 60)) === middle)
        #expect(root.hitTest(CGPoint(x: 335, y: 50)) === root)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) == nil)
        leaf.isHidden = true
        #expect(root.hitTest(CGPoint(x: 355, y: 35)) === middle)
    }

    @Test func `count views and the offset of what is scrolled`() {
        let (scroll, view) = (UIScrollView(frame: CGRect(x: 10, y: 0, width: 100, height: 100)), UIView())
        view.frame = CGRect(x: 0, y: 150, width: 50, height: 50)
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.addSubview(view)
        view.layer.addSublayer(leaf)
        scroll.contentOffset.y = 120
        #expect(view.layer.superlayer === scroll.layer && leaf.superlayer === view.layer)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: scroll.layer) == CGPoint(x: 1, y: 152))
        #expect(scroll.layer.hitTest(CGPoint(x: 12, y: 32)) === leaf)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(scroll)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 32))
    }
}
