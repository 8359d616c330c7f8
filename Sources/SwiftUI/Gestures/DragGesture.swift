import RenderTree

/// A finger or pointer that moves while it is down.
///
/// Source: developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    /// Where a drag is, in points: from the top-left corner of the view as it lay when the drag began, or in the
    /// gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// Points a second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the drag would come to rest if it were let go now: a quarter of a second further.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Points that the pointer moves before it is a drag.
    public var minimumDistance: CGFloat

    /// Whose points a value counts in.
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
    /// Where the view lay in the coordinate space when the drag began: it may move along.
    private var origin = CGPoint.zero

    override var wanted: NodeGestures { NodeGestures(dragDistance: Double(gesture.minimumDistance).bounded) }

    override func reset() { isActive = false }

    override func handle(_ input: GestureInput) -> GesturePhase<DragGesture.Value>? {
        guard input.event.gesture == .drag else { return nil }
        if input.event.phase == .began { origin = input.origin(in: gesture.coordinateSpace) }
        let value = input.drag(from: origin)
        switch input.event.phase {
        case .began, .changed:
            // Another gesture of the same view may have asked for shorter drags.
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
