import RenderTree

/// What an event made of a gesture.
enum GesturePhase<Value> {
    /// It may still become one.
    case possible
    /// It goes on, with the value that it has now.
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

/// One event on its way through the gestures of one view.
@MainActor final class GestureInput {
    let event: GestureEvent
    /// Of the view with the gesture.
    let size: CGSize
    let time: Date
    private unowned let node: LayoutNode
    /// Done when all gestures have heard of the event: an action that hears of the end still reads the state.
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

    /// Where the view lies now in a coordinate space.
    func origin(in space: CoordinateSpace) -> CGPoint { space == .local ? .zero : node.frame(in: space).origin }

    var start: CGPoint { CGPoint(x: event.startX, y: event.startY) }
    var location: CGPoint { CGPoint(x: event.x, y: event.y) }

    /// The start as a share of the view's size.
    var startAnchor: UnitPoint {
        UnitPoint(
            x: size.width > 0 ? event.startX / size.width : 0.5, y: size.height > 0 ? event.startY / size.height : 0.5)
    }
}

/// Follows the gesture of one view for as long as the view stays, through all its new values.
@MainActor class AnyRecognizer {
    /// What the painter must recognise for it.
    var wanted: NodeGestures { NodeGestures() }
    func deliver(_ input: GestureInput) {}
    func reset() {}
}

@MainActor class Recognizer<G: Gesture>: AnyRecognizer {
    final private(set) var gesture: G

    init(_ gesture: G) { self.gesture = gesture }

    /// nil where the event does not concern this gesture.
    func handle(_ input: GestureInput) -> GesturePhase<G.Value>? { nil }
    /// `gesture` is new: its actions are, mostly.
    func didTake() {}

    final func take(_ new: G) {
        gesture = new
        didTake()
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

/// A gesture that an author made of others. Its value is that of its body.
private final class BodyRecognizer<G: Gesture>: Recognizer<G> {
    private lazy var base = makeGestureRecognizer(gesture.body)

    override func didTake() { base.take(gesture.body) }
    override var wanted: NodeGestures { base.wanted }
    override func reset() { base.reset() }

    override func handle(_ input: GestureInput) -> GesturePhase<G.Value>? {
        base.handle(input)?.map { G._value(of: $0) }
    }
}

extension NodeGestures {
    /// What both want. One node tells one long press: the longer of two is the one that both have waited for.
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
