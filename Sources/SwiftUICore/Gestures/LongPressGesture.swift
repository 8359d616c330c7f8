import RenderTree

/// A press of a minimum duration. The value is true during the press and when it has lasted long enough.
///
/// Source: developer.apple.com/documentation/swiftui/longpressgesture
public struct LongPressGesture: PrimitiveGesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never
    /// Minimum duration in seconds.
    public var minimumDuration: Double
    /// Points that the finger may move.
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    func makeRecognizer() -> Recognizer<Self> { LongPressRecognizer(self) }
}

private final class LongPressRecognizer: Recognizer<LongPressGesture> {
    override var wanted: NodeGestures {
        let press = NodeGestures.LongPress(
            duration: gesture.minimumDuration.bounded, distance: Double(gesture.maximumDistance).bounded)
        return NodeGestures(longPress: press)
    }

    override func handle(_ input: GestureInput) -> GesturePhase<Bool>? {
        guard input.event.gesture == .longPress else { return nil }
        switch input.event.phase {
        case .began, .changed: return .active(true)
        case .ended: return .ended(true)
        case .cancelled: return .failed
        }
    }
}

extension Double {
    /// The number limited to what a painter accepts as a duration or distance.
    var bounded: Double { self >= 0 ? min(self, TreeLimits.numberMax) : 0 }
}
