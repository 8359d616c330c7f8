import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A gesture recogniser` {
    private func event(
        _ kind: GestureEvent.Kind, _ phase: GestureEvent.Phase, to end: (Double, Double) = (0, 0),
        amount: Double? = nil,
        velocity: Double? = nil
    ) -> GestureEvent {
        GestureEvent(
            gesture: kind, phase: phase, startX: 10, startY: 10, x: 10 + end.0, y: 10 + end.1, amount: amount,
            velocityX: velocity, velocityY: velocity.map { -$0 })
    }

    /// Returns how often a recogniser calls its handler for the end of a gesture.
    private func count(_ recognizer: UIGestureRecognizer, _ events: GestureEvent...) -> Int {
        var count = 0
        recognizer.addHandler { _ in count += 1 }
        for event in events { recognizer.receive(event) }
        return count
    }

    @Test func `of taps counts them`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        #expect(count(UITapGestureRecognizer(), event(.tap, .ended)) == 1)
        #expect(count(UITapGestureRecognizer(), event(.tap, .ended, amount: 2), event(.tap, .began)) == 0)
        #expect(count(double, event(.tap, .ended, amount: 1), event(.drag, .ended, amount: 2)) == 0)
        #expect(count(double, event(.tap, .ended, amount: 2)) == 1)
    }

    @Test func `of taps by another button than the primary one is never recognised`() {
        let tap = UITapGestureRecognizer()
        #expect(tap.buttonMaskRequired == .primary && UIEvent.ButtonMask.button(2) == .secondary)
        tap.buttonMaskRequired = .secondary
        var gestures = NodeGestures()
        tap.ask(&gestures)
        #expect(gestures.taps == nil && count(tap, event(.tap, .ended)) == 0)
        tap.buttonMaskRequired = [.primary, .secondary]
        tap.ask(&gestures)
        #expect(gestures.taps == [1] && count(tap, event(.tap, .ended)) == 1)
    }

    @Test func `of a long press begins and ends at once`() {
        let press = UILongPressGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        press.addHandler { states.append($0.state) }
        for phase in [GestureEvent.Phase.began, .ended] { press.receive(event(.longPress, phase)) }
        #expect(states == [.began, .ended] && press.state == .possible)
    }

    @Test(
        arguments: [
            (40, 0, .right), (-40, 0, .left), (0, 40, .down), (0, -40, .up), (40, 40, .right), (-50, 49, .left),
            (39, 39, nil), (0, 39.5, nil),
        ] as [(Double, Double, UISwipeGestureRecognizer.Direction?)])
    func `of swipes tells their direction`(
        _ x: Double, _ y: Double, _ expected: UISwipeGestureRecognizer.Direction?
    ) {
        for direction in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            #expect(count(swipe, event(.drag, .ended, to: (x, y))) == (direction == expected ? 1 : 0))
        }
        let other = UISwipeGestureRecognizer()
        other.direction = [.right, .left, .up, .down]
        #expect(count(other, event(.drag, .changed, to: (x, y)), event(.tap, .ended, to: (x, y))) == 0)
    }

    @Test func `of drags counts from where it began, or from where it is told`() {
        let pan = UIPanGestureRecognizer()
        pan.receive(event(.drag, .began, to: (12, 0)))
        #expect(pan.translation(in: nil) == CGPoint(x: 12, y: 0) && pan.velocity(in: nil) == .zero)
        pan.setTranslation(CGPoint(x: 1, y: 2), in: nil)
        pan.receive(event(.drag, .changed, to: (15, 5), velocity: 7))
        #expect(pan.translation(in: nil) == CGPoint(x: 4, y: 7) && pan.velocity(in: nil) == CGPoint(x: 7, y: -7))
    }

    @Test func `of pinches multiplies, and of turns adds, from where it is told`() {
        let pinch = UIPinchGestureRecognizer()
        pinch.receive(event(.magnify, .began, amount: 1))
        pinch.receive(event(.magnify, .changed, amount: 2))
        #expect(pinch.scale == 2)
        pinch.scale = 1
        pinch.receive(event(.magnify, .changed, amount: 3))
        #expect(pinch.scale == 1.5)
        pinch.receive(event(.magnify, .began, amount: 4))
        #expect(pinch.scale == 4)
        let turn = UIRotationGestureRecognizer()
        turn.receive(event(.rotate, .began, amount: 0))
        turn.receive(event(.rotate, .changed, amount: 90))
        #expect(abs(turn.rotation - .pi / 2) < 1e-9)
        turn.rotation = 0
        turn.receive(event(.rotate, .changed, amount: 60))
        #expect(abs(turn.rotation + .pi / 6) < 1e-9)
    }

    @Test func `does nothing where it is off, and is possible again after its end`() {
        let tap = UITapGestureRecognizer()
        tap.isEnabled = false
        #expect(count(tap, event(.tap, .ended)) == 0)
        let pan = UIPanGestureRecognizer()
        #expect(count(pan, event(.drag, .began), event(.drag, .changed)) == 2 && pan.state == .changed)
        pan.receive(event(.drag, .cancelled))
        #expect(pan.state == .possible)
    }
}
