import RenderTree
import Testing
import TreePainter

@testable import UIKit

/// Knows where the finger is, and ends with it.
private final class Finger: UIGestureRecognizer {
    var places: [CGPoint] = []
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        places += touches.map { $0.location(in: view) }
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        places += touches.map { $0.location(in: view) }
        state = .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { resets += 1 }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A recogniser of an app's own` {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let finger = Finger(target: nil, action: nil)

    private func send(_ phase: GestureEvent.Phase, _ x: Double) {
        view.deliverTouch(GestureEvent(gesture: .drag, phase: phase, startX: 10, startY: 10, x: x, y: 10))
    }

    @Test func `sees the touches of its view, and calls its handlers for the states that it sets`() {
        #expect(view.draft().node.gestures == nil)
        view.addGestureRecognizer(finger)
        #expect(view.draft().node.gestures?.dragDistance == 0)
        var states: [UIGestureRecognizer.State] = []
        finger.addHandler { states.append($0.state) }
        send(.began, 10)
        send(.changed, 30)
        send(.ended, 30)
        #expect(states == [.began, .changed, .ended] && finger.state == .possible && finger.resets == 1)
        #expect(finger.places.map(\.x) == [10, 30])
    }

    @Test func `sees none while it is not enabled, and UIKit's own ask for none`() {
        view.addGestureRecognizer(UITapGestureRecognizer())
        #expect(view.draft().node.gestures?.dragDistance == nil)
        view.addGestureRecognizer(finger)
        finger.isEnabled = false
        send(.began, 10)
        #expect(finger.places.isEmpty)
    }
}
