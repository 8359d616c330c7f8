import RenderTree

/// A property with a value that lasts as long as a gesture: it is reset when the gesture ends or is cancelled.
///
/// Source: developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper public struct GestureState<Value>: ConnectedProperty {
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var storage: StateStorage<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a state that is reset in this transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state whose `reset` receives the last value and may change the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resetting = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { storage?.value ?? initial }
    public var projectedValue: GestureState<Value> { self }

    @MainActor package mutating func connect(to element: Element, slot: inout AnyObject?) {
        let known = slot as? StateStorage<Value> ?? StateStorage(initial)
        storage = known
        slot = known
    }

    func set(_ value: Value) { storage?.value = value }

    func reset() {
        var transaction = Transaction()
        resetting(wrappedValue, &transaction)
        withTransaction(transaction) { storage?.value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: ChangingProperty {
    var changeSource: ObjectIdentifier? { storage?.changeSource }
    var ownValue: Any? { storage?.value }
}

// The storage belongs to the element, so a new value of the same view changes nothing.
extension GestureState: ViewEquatable {
    package func isSame(as other: GestureState<Value>) -> Bool { true }
}

/// A gesture that updates a state while it is active.
///
/// Source: developer.apple.com/documentation/swiftui/gesturestategesture
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    func makeRecognizer() -> Recognizer<Self> { StateRecognizer(self) }
}

private final class StateRecognizer<Base: Gesture, State>: Recognizer<GestureStateGesture<Base, State>> {
    private lazy var base = makeGestureRecognizer(gesture.base)
    private var isActive = false

    override func didUpdate() { base.update(gesture.base) }
    override var wanted: NodeGestures { base.wanted }

    override func reset() {
        base.reset()
        if isActive { gesture.state.reset() }
        isActive = false
    }

    override func handle(_ input: GestureInput) -> GesturePhase<Base.Value>? {
        let phase = base.handle(input)
        switch phase {
        case .active(let value): update(value)
        case .ended, .failed:
            if isActive { input.afterwards { [state = gesture.state] in state.reset() } }
            isActive = false
        case .possible, nil: break
        }
        return phase
    }

    private func update(_ value: Base.Value) {
        isActive = true
        var transaction = Transaction()
        var state = gesture.state.wrappedValue
        gesture.update(value, &state, &transaction)
        withTransaction(transaction) { gesture.state.set(state) }
    }
}

extension Gesture {
    /// Updates `state` while the gesture is active.
    ///
    /// Source: developer.apple.com/documentation/swiftui/gesture/updating(_:body:)
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
