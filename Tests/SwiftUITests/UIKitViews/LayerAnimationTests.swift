import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct LayerAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var ends: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    private let clock = TurnedClock()
    private let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    private let listener = Listener()

    private func makeScreen() -> Screen {
        box.backgroundColor = .red
        box.accessibilityLabel = "Box"
        let controller = UIViewController()
        controller.view.addSubview(box)
        return Screen(controller: controller, clock: clock)
    }

    private func steps(_ screen: Screen) throws -> NodeKeyframes {
        let id = try #require(screen.node("Box")).id
        return try #require(screen.lastPatch?.motions?.flatMap { $0.steps ?? [] }.first { $0.node == id })
    }

    @Test func `a layer shakes and is where it was`() throws {
        let screen = makeScreen()
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0.0, 20, 0]
        shake.duration = 0.5
        shake.delegate = listener
        box.layer.add(shake, forKey: "shake")
        screen.render()
        let transforms = try #require(try steps(screen).transforms)
        #expect(transforms[transforms.count / 2][4] > 18)
        #expect(transforms.first?[4] == 0)
        #expect(screen.node("Box")?.style.transform == nil)
        #expect(box.layer.animationKeys() == ["shake"])
        clock.turn(by: 0.5)
        #expect(listener.ends == [true])
        #expect(box.layer.animationKeys() == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `an animation of a view that is not shown yet begins when it is`() throws {
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = NSNumber(value: Double.pi * 2)
        spin.duration = 1
        spin.repeatCount = .infinity
        box.layer.add(spin, forKey: "spin")
        let screen = makeScreen()
        let transforms = try #require(try steps(screen).transforms)
        let quarter = transforms[transforms.count / 4].map { ($0 * 10).rounded() / 10 }
        #expect(quarter == [0, 1, -1, 0, 0, 0])
        #expect(screen.lastPatch?.motions?.contains { $0.timing.repeatCount == 0 } == true)
        box.layer.removeAllAnimations()
        screen.render()
        #expect(screen.lastPatch?.motions?.first?.timing.duration == 0.001)
    }

    @Test func `a layer keeps the last look if it is not removed`() throws {
        let screen = makeScreen()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0.25, 1)
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        box.layer.add(fade, forKey: "fade")
        screen.render()
        #expect(screen.node("Box")?.style.opacity == 0.25)
        box.layer.removeAnimation(forKey: "fade")
        screen.render()
        #expect(screen.node("Box")?.style.opacity == nil)
    }

    @Test func `a stroke is drawn from its start to its end`() throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        (shape.frame, shape.path, shape.strokeColor) = (box.bounds, path, UIColor.black.cgColor)
        box.layer.addSublayer(shape)
        let screen = makeScreen()
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.toValue, draw.duration) = (0.1, 1, 1)
        shape.add(draw, forKey: nil)
        screen.render()
        let paths = screen.lastPatch?.motions?.flatMap { $0.steps ?? [] }.compactMap(\.paths).first
        #expect(paths?.first == "M0 0L3 0")
        #expect(paths?.last == "M0 0L30 0")
    }

    @Test func `a group runs its parts within its time, and a transaction waits for it`() throws {
        let screen = makeScreen()
        var isDone = false
        let (move, fade, group) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(), CAAnimationGroup())
        (move.byValue, move.duration) = (100, 1)
        (fade.keyPath, fade.fromValue, fade.toValue) = ("opacity", 1, 0)
        (group.animations, group.duration) = ([move, fade], 2)
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        box.layer.add(group, forKey: "both")
        CATransaction.commit()
        screen.render()
        let looks = try steps(screen)
        let middle = try #require(looks.opacities).count / 2
        #expect(abs((looks.opacities?[middle] ?? 0) - 0.5) < 0.02)
        #expect(looks.frames?[middle / 2].x ?? 0 > 50)
        #expect(looks.frames?.last?.x == 10)
        #expect(!isDone)
        clock.turn(by: 2)
        #expect(isDone)
    }

    @Test func `a spring passes its end, and one of an unknown property is not drawn`() throws {
        let screen = makeScreen()
        let spring = CASpringAnimation(keyPath: "position.y")
        (spring.fromValue, spring.toValue, spring.damping) = (40, 140, 5)
        spring.duration = spring.settlingDuration
        box.layer.add(spring, forKey: nil)
        screen.render()
        let frames = try #require(try steps(screen).frames)
        #expect(frames.map(\.y).max() ?? 0 > 130)
        let unknown = CABasicAnimation(keyPath: "flavour")
        unknown.toValue = 1
        box.layer.add(unknown, forKey: nil)
        screen.render()
        #expect(screen.lastPatch?.motions == nil)
    }
}
