import RenderTree

/// Touches of fingers and pointers on a view, one event for each.
///
/// Partly: one finger or pointer at a time, all of the kind `touch`.
///
/// Source: developer.apple.com/documentation/swiftui/spatialeventgesture
public struct SpatialEventGesture: PrimitiveGesture, Sendable {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never

    /// The coordinate space of the events' locations.
    public let coordinateSpace: CoordinateSpace

    public nonisolated init(coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    func makeRecognizer() -> Recognizer<Self> { SpatialEventRecognizer(self) }
}

private final class SpatialEventRecognizer: Recognizer<SpatialEventGesture> {
    private var origin = CGPoint.zero
    private var sequence = 0

    override var wanted: NodeGestures { NodeGestures(dragDistance: 0) }

    override func handle(_ input: GestureInput) -> GesturePhase<SpatialEventCollection>? {
        guard input.event.gesture == .drag else { return nil }
        if input.event.phase == .began {
            origin = input.origin(in: gesture.coordinateSpace)
            sequence += 1
        }
        switch input.event.phase {
        case .began, .changed: return .active(events(input, .active))
        case .ended: return .ended(events(input, .ended))
        case .cancelled: return .failed
        }
    }

    private func events(_ input: GestureInput, _ phase: SpatialEventCollection.Event.Phase) -> SpatialEventCollection {
        let event = SpatialEventCollection.Event(
            id: .init(number: sequence), timestamp: input.time.timeIntervalSinceReferenceDate, kind: .touch,
            location: input.location + origin, phase: phase, modifierKeys: [])
        return SpatialEventCollection(events: [event])
    }
}

/// The events of a moment.
///
/// Source: developer.apple.com/documentation/swiftui/spatialeventcollection
public struct SpatialEventCollection: Collection, Equatable, Sendable {
    /// Touch of one finger or pointer.
    public struct Event: Identifiable, Hashable, Sendable {
        /// Identity of a finger from its touch to its end.
        public struct ID: Hashable, Sendable { let number: Int }
        /// Source of an event.
        public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer }
        public enum Phase: Hashable, Sendable { case active, ended, cancelled }

        public var id: ID
        /// Seconds since a moment that is the same for all events.
        public var timestamp: TimeInterval
        public var kind: Kind
        public var location: CGPoint
        public var phase: Phase
        /// Keys that are held down meanwhile: always none here.
        public var modifierKeys: EventModifiers

        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    let events: [Event]
    public var startIndex: Int { events.startIndex }
    public var endIndex: Int { events.endIndex }
    public subscript(position: Int) -> Event { events[position] }
    public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
    public func index(after index: Int) -> Int { index + 1 }
}
