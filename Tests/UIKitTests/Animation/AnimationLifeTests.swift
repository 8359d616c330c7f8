import Testing

@testable import UIKit

/// Writes down how animations end.
private final class Listener: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layer that is animated for ever` {
    private let stage = Stage()

    private func animation(_ keyPath: String) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (0, 1)
        (animation.duration, animation.repeatCount) = (1, .infinity)
        return animation
    }

    private func path(_ side: CGFloat) -> CGPath {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
    }

    private func color(_ keyPath: String) -> CABasicAnimation {
        let animation = animation(keyPath)
        (animation.fromValue, animation.toValue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
        return animation
    }

    @Test(arguments: [0, 1] as [Float]) func `goes with its view`(speed: Float) {
        weak var goneView: UIView?
        weak var goneLayer: CALayer?
        func play() {
            let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), CAShapeLayer())
            stage.root.addSubview(view)
            view.layer.addSublayer(layer)
            layer.path = path(1)
            let shape = animation("path")
            (shape.fromValue, shape.toValue) = (path(1), path(5))
            view.layer.speed = speed
            for each in [animation("opacity"), animation("transform.rotation"), animation("position.x"), shape] {
                layer.add(each, forKey: each.keyPath)
            }
            view.layer.add(color("backgroundColor"), forKey: nil)
            layer.add(color("fillColor"), forKey: nil)
            (goneView, goneLayer) = (view, layer)
            #expect(layer.animationKeys()?.count == 5 && stage.steps.count == (speed == 0 ? 0 : 6))
            view.removeFromSuperview()
        }
        play()
        #expect(goneView == nil && goneLayer == nil)
    }

    @Test(arguments: [1, .infinity] as [Float]) func `tells once that its animation has not finished when it goes`(
        count: Float
    ) {
        let listener = Listener()
        func play() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.root.addSubview(view)
            let opacity = animation("opacity")
            (opacity.repeatCount, opacity.delegate) = (count, listener)
            view.layer.add(opacity, forKey: "opacity")
            #expect(listener.ends.isEmpty)
            view.removeFromSuperview()
        }
        play()
        #expect(listener.ends == [false])
        stage.pass(2)
        #expect(listener.ends == [false])
    }

    @Test func `tells that an animation has not finished when another of its key takes its place`() {
        let (listener, view) = (Listener(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        stage.root.addSubview(view)
        for _ in 0..<2 {
            let opacity = animation("opacity")
            opacity.delegate = listener
            view.layer.add(opacity, forKey: "opacity")
        }
        #expect(listener.ends == [false])
    }

    @Test func `keeps nothing of a symbol's effect, whose completion it calls`() {
        weak var kept: Listener?
        var ends: [Bool] = []
        func play(_ isShown: Bool) {
            let (view, captured) = (UIImageView(image: UIImage(systemName: "star")), Listener())
            if isShown { stage.root.addSubview(view) }
            kept = captured
            view.addSymbolEffect(.pulse) { [captured] context in
                captured.ends.append(true)
                ends.append(context.isFinished)
            }
            view.removeFromSuperview()
        }
        for isShown in [true, false] {
            play(isShown)
            #expect(kept == nil)
        }
        #expect(ends == [false, false])
    }
}
