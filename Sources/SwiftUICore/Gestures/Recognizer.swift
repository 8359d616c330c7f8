import RenderTree

/// The state of a gesture after an event.
enum GesturePhase<Value> {
    /// The gesture may still begin.
    case possible
    /// The gesture is in progress, with its current value.
    case active(Value)
    case ended(Value)
    case failed

    @MainActor func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// An event that is passed through the recognizers of one view.
@MainActor final class GestureInput {
    let event: GestureEvent
    /// Size of the view with the gesture, in points.
    let size: CGSize
    let time: Date
    private unowned let node: LayoutNode
    /// Actions to run after all recognizers have handled the event: an action for the end of a gesture still reads the
    /// gesture state before its reset.
    private var afterwards: [() -> Void] = []

    init(_ event: GestureEvent, at node: LayoutNode, time: Date) {
        self.event = event
        self.node = node
        size = node.size
        self.time = time
    }

    func afterwards(_ action: @escaping () -> Void) { afterwards.append(action) }

    func finish() {
        for action in afterwards { action() }
        afterwards = []
    }

    /// Returns the view's current origin in a coordinate space.
    func origin(in space: CoordinateSpace) -> CGPoint { space == .local ? .zero : node.frame(in: space).origin }

    var start: CGPoint { CGPoint(x: event.startX, y: event.startY) }
    var location: CGPoint { CGPoint(x: event.x, y: event.y) }

    /// The start location as a fraction of the view's size.
    var startAnchor: UnitPoint {
        UnitPoint(
            x: size.width > 0 ? event.startX / size.width : 0.5, y: size.height > 0 ? event.startY / size.height : 0.5)
    }
}

/// A recognizer of one view's gesture, kept while the view is updated with new gesture values.
@MainActor class AnyRecognizer {
    /// The gestures that the painter has to recognise for it.
    var wanted: NodeGestures { NodeGestures() }
    func deliver(_ input: GestureInput) {}
    func reset() {}
}

@MainActor class Recognizer<G: Gesture>: AnyRecognizer {
    final private(set) var gesture: G

    init(_ gesture: G) { self.gesture = gesture }

    /// Handles an event. Returns nil if it does not concern this gesture.
    func handle(_ input: GestureInput) -> GesturePhase<G.Value>? { nil }
    /// Responds to a new `gesture`, of which mostly only the actions differ.
    func didUpdate() {}

    final func update(_ new: G) {
        gesture = new
        didUpdate()
    }

    final override func deliver(_ input: GestureInput) { _ = handle(input) }
}

@MainActor func makeGestureRecognizer<G: Gesture>(_ gesture: G) -> Recognizer<G> {
    if let primitive = gesture as? any PrimitiveGesture,
        let recognizer = primitive.makeAnyRecognizer() as? Recognizer<G>
    {
        return recognizer
    }
    return BodyRecognizer(gesture)
}

extension PrimitiveGesture {
    fileprivate func makeAnyRecognizer() -> AnyRecognizer { makeRecognizer() }
}

/// The recognizer of a custom gesture composed of others. Its value is that of its body.
private final class BodyRecognizer<G: Gesture>: Recognizer<G> {
    private lazy var base = makeGestureRecognizer(gesture.body)

    override func didUpdate() { base.update(gesture.body) }
    override var wanted: NodeGestures { base.wanted }
    override func reset() { base.reset() }

    override func handle(_ input: GestureInput) -> GesturePhase<G.Value>? {
        base.handle(input)?.map { G._value(of: $0) }
    }
}

extension NodeGestures {
    /// Returns the gestures that both need. A node reports one long press only: the longer of two, because both have
    /// then lasted long enough.
    func merged(with other: NodeGestures) -> NodeGestures {
        let counts = Set(taps ?? []).union(other.taps ?? [])
        let drags = [dragDistance, other.dragDistance].compactMap(\.self)
        let presses = [longPress, other.longPress].compactMap(\.self)
        return NodeGestures(
            taps: counts.isEmpty ? nil : counts.sorted(),
            longPress: presses.max { $0.duration < $1.duration }, dragDistance: drags.min(),
            magnifies: magnifies ?? other.magnifies, rotates: rotates ?? other.rotates)
    }
}
