import Testing

@testable import UIKit

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
}
