import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor private final class Listener {
    var places: [CGPoint] = []
    func tapped(_ recognizer: UITapGestureRecognizer) { places.append(recognizer.location(in: nil)) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Recognisers of a view` {
    @Test func `call a method of a target, as long as there is one`() {
        var listener: Listener? = Listener()
        let places = { listener?.places.count ?? 0 }
        let tap = UITapGestureRecognizer(target: listener ?? Listener(), action: Listener.tapped)
        let screen = Screen(views: view(tap))
        screen.gesture(.tap, .ended, on: "Board", from: (10, 20), amount: 1)
        #expect(places() == 1)
        weak let last = listener
        listener = nil
        #expect(last == nil)
        screen.gesture(.tap, .ended, on: "Board", from: (10, 20), amount: 1)
        #expect(screen.diagnostics.isEmpty)
    }

    private func view(_ recognizers: UIGestureRecognizer...) -> UIView {
        let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
        view.accessibilityLabel = "Board"
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return view
    }

    @Test func `hear taps anywhere in its bounds, in its coordinates`() {
        var places: [CGPoint] = []
        let tap = UITapGestureRecognizer { places.append($0.location(in: nil)) }
        let screen = Screen(views: view(tap))
        #expect(screen.node("Board")?.gestures?.taps == [1])
        #expect(screen.node("Board")?.style.hitPath != nil)
        screen.gesture(.tap, .ended, on: "Board", from: (10, 20), amount: 1)
        #expect(places == [CGPoint(x: 60, y: 120)])
        screen.gesture(.tap, .ended, on: "Board", from: (10, 20), amount: 2)
        tap.isEnabled = false
        screen.render()
        #expect(screen.node("Board")?.gestures == nil)
        #expect(places.count == 1)
    }

    @Test func `follow a drag from where it began`() {
        var told: [(UIGestureRecognizer.State, CGPoint)] = []
        let pan = UIPanGestureRecognizer { recognizer in
            told.append((recognizer.state, (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero))
        }
        let screen = Screen(views: view(pan))
        screen.gesture(.drag, .began, on: "Board", from: (10, 10), to: (20, 10))
        screen.gesture(.drag, .changed, on: "Board", from: (10, 10), to: (40, 30))
        screen.gesture(.drag, .ended, on: "Board", from: (10, 10), to: (40, 30))
        #expect(told.map(\.0) == [.began, .changed, .ended])
        #expect(told.last?.1 == CGPoint(x: 30, y: 20))
        #expect(pan.state == .possible)
    }

    @Test func `tell swipes, pinches, turns and long presses`() {
        var told: [String] = []
        let swipe = UISwipeGestureRecognizer { _ in told.append("swipe") }
        swipe.direction = .left
        let pinch = UIPinchGestureRecognizer { told.append("pinch \(($0 as? UIPinchGestureRecognizer)?.scale ?? 0)") }
        let turn = UIRotationGestureRecognizer { _ in told.append("turn") }
        let press = UILongPressGestureRecognizer { told.append("press \($0.state == .began)") }
        press.minimumPressDuration = 1
        let screen = Screen(views: view(swipe, pinch, turn, press))
        #expect(screen.node("Board")?.gestures?.longPress?.duration == 1)
        screen.gesture(.drag, .ended, on: "Board", from: (10, 10), to: (80, 10))
        screen.gesture(.drag, .ended, on: "Board", from: (80, 10), to: (10, 10))
        screen.gesture(.magnify, .began, on: "Board", amount: 2)
        screen.gesture(.rotate, .began, on: "Board", amount: 90)
        screen.gesture(.longPress, .began, on: "Board")
        screen.gesture(.longPress, .ended, on: "Board")
        #expect(told == ["swipe", "pinch 2.0", "turn", "press true", "press false"])
    }
}

/// A view to draw on, and a controller that hears what the view does not.
private final class Pad: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        told.append("began \(touches.first?.location(in: self).y ?? 0)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        told.append("moved \(touches.first?.previousLocation(in: self).x ?? 0) \(event?.allTouches?.count ?? 0)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("cancelled") }
}

private final class Closing: UIViewController {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Touches` {
    @Test func `reach the view that overrides their methods`() {
        let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        pad.accessibilityLabel = "Pad"
        let screen = Screen(views: pad)
        #expect(screen.node("Pad")?.gestures == NodeGestures(dragDistance: 0, isSimultaneous: true))
        screen.gesture(.drag, .began, on: "Pad", from: (10, 20))
        screen.gesture(.drag, .changed, on: "Pad", from: (10, 20), to: (30, 20))
        screen.gesture(.drag, .ended, on: "Pad", from: (10, 20), to: (30, 20))
        screen.gesture(.drag, .began, on: "Pad", from: (10, 20))
        screen.gesture(.drag, .cancelled, on: "Pad", from: (10, 20))
        #expect(pad.told == ["began 20.0", "moved 10.0 1", "ended", "began 20.0", "cancelled"])
    }

    @Test func `are asked of nobody where no method is overridden`() {
        final class Plain: UIView { override func draw(_ rect: CGRect) {} }
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        plain.accessibilityLabel = "Plain"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "Label"
        let screen = Screen(views: plain, label)
        #expect(screen.painted.nodes.values.allSatisfy { $0.gestures == nil })
    }

    @Test func `go up to the controller, but not past a control`() {
        let closing = Closing()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Hey"
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        closing.view.addSubview(label)
        closing.view.addSubview(button)
        closing.view.accessibilityLabel = "Ground"
        let screen = Screen(controller: closing)
        screen.gesture(.drag, .began, on: "Ground", from: (20, 20))
        #expect(closing.count == 1)
        screen.gesture(.drag, .ended, on: "Ground", from: (20, 20))
        screen.gesture(.drag, .began, on: "Ground", from: (20, 120))
        #expect(closing.count == 1)
    }

    @Test func `are the inner one's of two views that hear them`() {
        let (outer, inner) = (
            Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
            Pad(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        )
        outer.accessibilityLabel = "Outer"
        outer.addSubview(inner)
        let screen = Screen(views: outer)
        screen.gesture(.drag, .began, on: "Outer", from: (60, 60))
        #expect(outer.told.isEmpty)
        screen.gesture(.drag, .began, on: "Outer", from: (10, 10))
        #expect(outer.told.count == 1)
    }
}
