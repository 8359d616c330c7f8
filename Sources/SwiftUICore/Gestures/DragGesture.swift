import RenderTree

/// A drag by a finger or pointer.
///
/// Source: developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    /// The state of a drag. Points are relative to the top left corner of the view when the drag began, or in the
    /// gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted location at which the drag would come to rest if released now: where it would be in a quarter
        /// of a second.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Points that the pointer has to move before the drag begins.
    public var minimumDistance: CGFloat

    /// The coordinate space of a value's locations.
    public var coordinateSpace: CoordinateSpace

    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    func makeRecognizer() -> Recognizer<Self> { DragRecognizer(self) }
}

private final class DragRecognizer: Recognizer<DragGesture> {
    private var isActive = false
    /// Origin of the view in the coordinate space when the drag began: the view may move with the drag.
    private var origin = CGPoint.zero

    override var wanted: NodeGestures { NodeGestures(dragDistance: Double(gesture.minimumDistance).bounded) }

    override func reset() { isActive = false }

    override func handle(_ input: GestureInput) -> GesturePhase<DragGesture.Value>? {
        guard input.event.gesture == .drag else { return nil }
        if input.event.phase == .began { origin = input.origin(in: gesture.coordinateSpace) }
        let value = input.drag(from: origin)
        switch input.event.phase {
        case .began, .changed:
            // Another gesture of the same view may have made the painter report shorter drags.
            let distance = hypot(value.translation.width, value.translation.height)
            isActive = isActive || distance >= gesture.minimumDistance
            return isActive ? .active(value) : .possible
        case .ended: return finish() ? .ended(value) : .failed
        case .cancelled:
            isActive = false
            return .failed
        }
    }

    private func finish() -> Bool {
        defer { isActive = false }
        return isActive
    }
}

extension GestureInput {
    fileprivate func drag(from origin: CGPoint) -> DragGesture.Value {
        DragGesture.Value(
            time: time, location: location + origin, startLocation: start + origin,
            velocity: CGSize(width: event.velocityX ?? 0, height: event.velocityY ?? 0))
    }
}
