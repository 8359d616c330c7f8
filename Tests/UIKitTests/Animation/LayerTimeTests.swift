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
}
