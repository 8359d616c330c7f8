import RenderTree

/// Two fingers that move apart or together; with a mouse, Control and the wheel.
///
/// Source: developer.apple.com/documentation/swiftui/magnifygesture
public struct MagnifyGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The factor since the gesture began.
        public var magnification: CGFloat
        /// Change of the factor a second.
        public var velocity: CGFloat
        /// Between the fingers, as a share of the view's size.
        public var startAnchor: UnitPoint
        /// Between the fingers, in points.
        public var startLocation: CGPoint
    }

    /// How far from 1 the factor must be before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    func makeRecognizer() -> Recognizer<Self> { MagnifyRecognizer(self) }
}

private final class MagnifyRecognizer: Recognizer<MagnifyGesture> {
    private var rate = AmountRate()
    private var isActive = false

    override var wanted: NodeGestures { NodeGestures(magnifies: true) }
    override func reset() { isActive = false }

    override func handle(_ input: GestureInput) -> GesturePhase<MagnifyGesture.Value>? {
        guard input.event.gesture == .magnify else { return nil }
        let factor = input.event.amount ?? 1
        let value = MagnifyGesture.Value(
            time: input.time, magnification: factor, velocity: rate.take(factor, at: input.time, input.event.phase),
            startAnchor: input.startAnchor, startLocation: input.start)
        isActive = isActive || abs(factor - 1) >= gesture.minimumScaleDelta
        return input.phase(value, &isActive)
    }
}

/// Two fingers that move apart or together. The value is the factor.
///
/// Source: developer.apple.com/documentation/swiftui/magnificationgesture
public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    /// How far from 1 the factor must be before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// How fast the amount of a gesture changes.
struct AmountRate {
    private var last: (amount: Double, time: Date)?
    private var rate = 0.0

    mutating func take(_ amount: Double, at time: Date, _ phase: GestureEvent.Phase) -> Double {
        defer { last = phase == .ended || phase == .cancelled ? nil : (amount, time) }
        guard phase != .began, let last else {
            rate = 0
            return 0
        }
        let seconds = time.timeIntervalSince(last.time)
        // The end of a gesture comes with its last place: it was as fast as it was.
        if seconds > 0, amount != last.amount { rate = (amount - last.amount) / seconds }
        return rate
    }
}

extension GestureInput {
    /// `isActive` says whether the gesture has gone far enough to begin.
    func phase<Value>(_ value: Value, _ isActive: inout Bool) -> GesturePhase<Value> {
        switch event.phase {
        case .began, .changed: return isActive ? .active(value) : .possible
        case .ended:
            defer { isActive = false }
            return isActive ? .ended(value) : .failed
        case .cancelled:
            isActive = false
            return .failed
        }
    }
}
