import RenderTree

/// A gesture that runs an action with each change of its value.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let areSame: (Base.Value, Base.Value) -> Bool
    let action: (Base.Value) -> Void

    func makeRecognizer() -> Recognizer<Self> { ChangedRecognizer(self) }
}

private final class ChangedRecognizer<Base: Gesture>: Recognizer<_ChangedGesture<Base>> {
    private lazy var base = makeGestureRecognizer(gesture.base)
    private var last: Base.Value?

    override func didUpdate() { base.update(gesture.base) }
    override var wanted: NodeGestures { base.wanted }

    override func reset() {
        last = nil
        base.reset()
    }

    override func handle(_ input: GestureInput) -> GesturePhase<Base.Value>? {
        let phase = base.handle(input)
        switch phase {
        case .active(let value): tell(value)
        case .ended, .failed: last = nil
        case .possible, nil: break
        }
        return phase
    }

    private func tell(_ value: Base.Value) {
        if let last, gesture.areSame(last, value) { return }
        last = value
        gesture.action(value)
    }
}

/// A gesture that runs an action when it ends without being cancelled.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void

    func makeRecognizer() -> Recognizer<Self> { EndedRecognizer(self) }
}

private final class EndedRecognizer<Base: Gesture>: Recognizer<_EndedGesture<Base>> {
    private lazy var base = makeGestureRecognizer(gesture.base)

    override func didUpdate() { base.update(gesture.base) }
    override var wanted: NodeGestures { base.wanted }
    override func reset() { base.reset() }

    override func handle(_ input: GestureInput) -> GesturePhase<Base.Value>? {
        let phase = base.handle(input)
        if case .ended(let value) = phase { gesture.action(value) }
        return phase
    }
}

/// A gesture with a transformed value.
public struct _MapGesture<Base: Gesture, NewValue>: PrimitiveGesture {
    public typealias Value = NewValue
    public typealias Body = Never
    let base: Base
    let transform: (Base.Value) -> Value

    func makeRecognizer() -> Recognizer<Self> { MapRecognizer(self) }
}

private final class MapRecognizer<Base: Gesture, Value>: Recognizer<_MapGesture<Base, Value>> {
    private lazy var base = makeGestureRecognizer(gesture.base)

    override func didUpdate() { base.update(gesture.base) }
    override var wanted: NodeGestures { base.wanted }
    override func reset() { base.reset() }
    override func handle(_ input: GestureInput) -> GesturePhase<Value>? { base.handle(input)?.map(gesture.transform) }
}

extension Gesture where Value: Equatable {
    /// Runs `action` with each new value during the gesture.
    ///
    /// Source: developer.apple.com/documentation/swiftui/gesture/onchanged(_:)
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, areSame: { $0 == $1 }, action: action)
    }
}

extension Gesture {
    /// Runs `action` with the final value when the gesture ends, but not if it is cancelled.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Returns the gesture with a transformed value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}
