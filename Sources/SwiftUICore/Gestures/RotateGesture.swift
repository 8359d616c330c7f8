import RenderTree

/// A rotation by two fingers.
///
/// Source: developer.apple.com/documentation/swiftui/rotategesture
public struct RotateGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Angle since the gesture began, clockwise.
        public var rotation: Angle
        /// Change of the angle per second.
        public var velocity: Angle
        /// Midpoint between the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// Midpoint between the fingers at the start, in points.
        public var startLocation: CGPoint
    }

    /// Minimum angle before the gesture begins.
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    func makeRecognizer() -> Recognizer<Self> { RotateRecognizer(self) }
}

private final class RotateRecognizer: Recognizer<RotateGesture> {
    private var rate = AmountRate()
    private var isActive = false

    override var wanted: NodeGestures { NodeGestures(rotates: true) }
    override func reset() { isActive = false }

    override func handle(_ input: GestureInput) -> GesturePhase<RotateGesture.Value>? {
        guard input.event.gesture == .rotate else { return nil }
        let degrees = input.event.amount ?? 0
        let value = RotateGesture.Value(
            time: input.time, rotation: .degrees(degrees),
            velocity: .degrees(rate.addSample(degrees, at: input.time, input.event.phase)),
            startAnchor: input.startAnchor, startLocation: input.start)
        isActive = isActive || abs(degrees) >= abs(gesture.minimumAngleDelta.degrees)
        return input.phase(value, &isActive)
    }
}

/// A rotation by two fingers. The value is the angle.
///
/// Source: developer.apple.com/documentation/swiftui/rotationgesture
public struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    /// Minimum angle before the gesture begins.
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}
