import RenderTree

/// A pinch by two fingers; with a mouse, Control and the wheel.
///
/// Source: developer.apple.com/documentation/swiftui/magnifygesture
public struct MagnifyGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Scale factor since the gesture began.
        public var magnification: CGFloat
        /// Change of the scale factor per second.
        public var velocity: CGFloat
        /// Midpoint between the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// Midpoint between the fingers at the start, in points.
        public var startLocation: CGPoint
    }

    /// Minimum difference of the factor from 1 before the gesture begins.
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
            time: input.time, magnification: factor,
            velocity: rate.addSample(factor, at: input.time, input.event.phase),
            startAnchor: input.startAnchor, startLocation: input.start)
        isActive = isActive || abs(factor - 1) >= gesture.minimumScaleDelta
        return input.phase(value, &isActive)
    }
}

/// A pinch by two fingers. The value is the scale factor.
///
/// Source: developer.apple.com/documentation/swiftui/magnificationgesture
public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    /// Minimum difference of the factor from 1 before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: some Gesture<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
    }
}

/// The rate at which a gesture's amount changes.
struct AmountRate {
    private var last: (amount: Double, time: Date)?
    private var rate = 0.0

    /// Notes the amount at a time; returns its rate a second.
    mutating func addSample(_ amount: Double, at time: Date, _ phase: GestureEvent.Phase) -> Double {
        defer { last = phase == .ended || phase == .cancelled ? nil : (amount, time) }
        guard phase != .began, let last else {
            rate = 0
            return 0
        }
        let seconds = time.timeIntervalSince(last.time)
        // The end of a gesture repeats its last amount, and must not reset the rate to 0.
        if seconds > 0, amount != last.amount { rate = (amount - last.amount) / seconds }
        return rate
    }
}

extension GestureInput {
    /// Returns the phase of a gesture with this value; `isActive` is whether it has passed its threshold.
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
