import RenderTree

/// A type-erased gesture.
///
/// Source: developer.apple.com/documentation/swiftui/anygesture
public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Body = Never
    fileprivate let inside: Inside

    public init<T: Gesture>(_ gesture: T) where Value == T.Value { inside = TypedInside(gesture) }

    public static func _value(of bodyValue: Never) -> Value {}

    func makeRecognizer() -> Recognizer<Self> { AnyGestureRecognizer(self) }

    /// Box that hides the gesture's type.
    @MainActor fileprivate class Inside {
        func recognizer(after known: AnyRecognizer?) -> AnyRecognizer { AnyRecognizer() }
        func handle(_ input: GestureInput, _ recognizer: AnyRecognizer) -> GesturePhase<Value>? { nil }
    }

    private final class TypedInside<T: Gesture>: Inside where T.Value == Value {
        private let gesture: T
        init(_ gesture: T) { self.gesture = gesture }

        override func recognizer(after known: AnyRecognizer?) -> AnyRecognizer {
            guard let known = known as? Recognizer<T> else { return makeGestureRecognizer(gesture) }
            known.update(gesture)
            return known
        }

        override func handle(_ input: GestureInput, _ recognizer: AnyRecognizer) -> GesturePhase<Value>? {
            (recognizer as? Recognizer<T>)?.handle(input)
        }
    }
}

private final class AnyGestureRecognizer<Value>: Recognizer<AnyGesture<Value>> {
    private lazy var base = gesture.inside.recognizer(after: nil)

    override func didUpdate() { base = gesture.inside.recognizer(after: base) }
    override var wanted: NodeGestures { base.wanted }
    override func reset() { base.reset() }
    override func handle(_ input: GestureInput) -> GesturePhase<Value>? { gesture.inside.handle(input, base) }
}
