import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// The first node that wants gestures or hover.
    var gestureNode: Node? {
        painted.inDrawingOrder.map(\.node).first { $0.gestures != nil || $0.interactions.contains(.hover) }
    }

    func gesture(
        _ kind: GestureEvent.Kind, _ phase: GestureEvent.Phase, from start: (Double, Double) = (5, 5),
        to end: (Double, Double)? = nil, amount: Double? = nil, velocity: (Double, Double)? = nil
    ) {
        guard let node = gestureNode else { return fail("no gesture") }
        let end = end ?? start
        let event = GestureEvent(
            gesture: kind, phase: phase, startX: start.0, startY: start.1, x: end.0, y: end.1, amount: amount,
            velocityX: velocity?.0, velocityY: velocity?.1)
        send(.gesture(node.id, event))
    }

    func drag(_ phase: GestureEvent.Phase, to end: (Double, Double), velocity: (Double, Double)? = nil) {
        gesture(.drag, phase, to: end, velocity: velocity)
    }
}

/// Calls of gestures' actions, in order.
@MainActor final class Heard {
    private(set) var lines: [String] = []
    func hear(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
